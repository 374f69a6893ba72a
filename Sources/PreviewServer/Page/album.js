"use strict";

/* Stands in the server's place for a page that was written to a folder: what was drawn is in files, each of which is
   loaded when it is shown. Scripts are loaded from disks, too, where data is not. */
const album = {
  /* How the pictures' files are found, and what can be chosen: `pictures/index.js` says it. */
  contents: null,
  loaded: new Map(),
  wanted: null,

  begin() {
    offer(this.contents.welcome);
    ask();
  },

  /* Shows what was drawn with a wish's settings, or with those of them that were drawn. */
  show(wish) {
    const document = this.contents.documents.find(entry => entry.path === wish.document) ?? this.contents.documents[0];
    if (!document) { return; }
    const key = ["device", "orientation", "direction", "textSize", "theme"].map(name => wish[name] ?? "").join("|");
    const file = document.pictures[key] ?? document.pictures["||||"];
    this.wanted = file;
    if (this.loaded.has(file)) { this.take(file, this.loaded.get(file)); return; }
    window.document.head.append(make("script", { src: `pictures/${file}.js` }));
  },

  /* Called by a picture's file. */
  take(file, message) {
    this.loaded.set(file, message);
    if (file === this.wanted) { show({ ...message, documents: this.contents.documents }); }
  },
};
