// ViewLayout
