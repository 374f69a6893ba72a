/// The devices themselves, a line each; the columns are those of `DeviceCatalogue.columns`.
///
/// Safe areas of phones with a home button are those of today's UIKit (20 at the top in portrait, none in landscape).
/// Sizes and insets were measured on devices and simulators, or on another of the same screen; those of 2025 and
/// later follow from their screens.
extension DeviceCatalogue {
  static let table = """
    iphone-3gs | iPhone 3GS | 2009 | phone | 320 | 480 | 1 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-4 | iPhone 4 | 2010 | phone | 320 | 480 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-4s | iPhone 4S | 2011 | phone | 320 | 480 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-5 | iPhone 5 | 2012 | phone | 320 | 568 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-5c | iPhone 5c | 2013 | phone | 320 | 568 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-5s | iPhone 5s | 2013 | phone | 320 | 568 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-se-1st-generation | iPhone SE (1st generation) | 2016 | phone | 320 | 568 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-6 | iPhone 6 | 2014 | phone | 375 | 667 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-6s | iPhone 6s | 2015 | phone | 375 | 667 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-7 | iPhone 7 | 2016 | phone | 375 | 667 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-8 | iPhone 8 | 2017 | phone | 375 | 667 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-se-2nd-generation | iPhone SE (2nd generation) | 2020 | phone | 375 | 667 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-se-3rd-generation | iPhone SE (3rd generation) | 2022 | phone | 375 | 667 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    iphone-6-plus | iPhone 6 Plus | 2014 | phone | 414 | 736 | 3 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | regular | compact | 20 | 20 | 20 | 20
    iphone-6s-plus | iPhone 6s Plus | 2015 | phone | 414 | 736 | 3 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | regular | compact | 20 | 20 | 20 | 20
    iphone-7-plus | iPhone 7 Plus | 2016 | phone | 414 | 736 | 3 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | regular | compact | 20 | 20 | 20 | 20
    iphone-8-plus | iPhone 8 Plus | 2017 | phone | 414 | 736 | 3 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | regular | compact | 20 | 20 | 20 | 20
    iphone-x | iPhone X | 2017 | phone | 375 | 812 | 3 | notch | 39 | 44 | 0 | 44 | 0 | 34 | 0 | 0 | 44 | 21 | 44 | compact | regular | compact | compact | 16 | 60 | 16 | 60
    iphone-xs | iPhone XS | 2018 | phone | 375 | 812 | 3 | notch | 39 | 44 | 0 | 44 | 0 | 34 | 0 | 0 | 44 | 21 | 44 | compact | regular | compact | compact | 16 | 60 | 16 | 60
    iphone-xr | iPhone XR | 2018 | phone | 414 | 896 | 2 | notch | 41.5 | 48 | 0 | 48 | 0 | 34 | 0 | 0 | 48 | 21 | 48 | compact | regular | regular | compact | 20 | 64 | 20 | 116
    iphone-xs-max | iPhone XS Max | 2018 | phone | 414 | 896 | 3 | notch | 39 | 44 | 0 | 44 | 0 | 34 | 0 | 0 | 44 | 21 | 44 | compact | regular | regular | compact | 20 | 60 | 20 | 116
    iphone-11 | iPhone 11 | 2019 | phone | 414 | 896 | 2 | notch | 41.5 | 48 | 0 | 48 | 0 | 34 | 0 | 0 | 48 | 21 | 48 | compact | regular | regular | compact | 20 | 64 | 20 | 116
    iphone-11-pro | iPhone 11 Pro | 2019 | phone | 375 | 812 | 3 | notch | 39 | 44 | 0 | 44 | 0 | 34 | 0 | 0 | 44 | 21 | 44 | compact | regular | compact | compact | 16 | 60 | 16 | 60
    iphone-11-pro-max | iPhone 11 Pro Max | 2019 | phone | 414 | 896 | 3 | notch | 39 | 44 | 0 | 44 | 0 | 34 | 0 | 0 | 44 | 21 | 44 | compact | regular | regular | compact | 20 | 60 | 20 | 116
    iphone-12-mini | iPhone 12 mini | 2020 | phone | 375 | 812 | 3 | notch | 44 | 50 | 0 | 50 | 0 | 34 | 0 | 0 | 50 | 21 | 50 | compact | regular | compact | compact | 16 | 66 | 16 | 66
    iphone-12 | iPhone 12 | 2020 | phone | 390 | 844 | 3 | notch | 47.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | compact | compact | 16 | 63 | 16 | 63
    iphone-12-pro | iPhone 12 Pro | 2020 | phone | 390 | 844 | 3 | notch | 47.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | compact | compact | 16 | 63 | 16 | 63
    iphone-12-pro-max | iPhone 12 Pro Max | 2020 | phone | 428 | 926 | 3 | notch | 53.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | regular | compact | 20 | 63 | 20 | 131
    iphone-13-mini | iPhone 13 mini | 2021 | phone | 375 | 812 | 3 | notch | 44 | 50 | 0 | 50 | 0 | 34 | 0 | 0 | 50 | 21 | 50 | compact | regular | compact | compact | 16 | 66 | 16 | 66
    iphone-13 | iPhone 13 | 2021 | phone | 390 | 844 | 3 | notch | 47.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | compact | compact | 16 | 63 | 16 | 63
    iphone-13-pro | iPhone 13 Pro | 2021 | phone | 390 | 844 | 3 | notch | 47.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | compact | compact | 16 | 63 | 16 | 63
    iphone-13-pro-max | iPhone 13 Pro Max | 2021 | phone | 428 | 926 | 3 | notch | 53.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | regular | compact | 20 | 63 | 20 | 131
    iphone-14 | iPhone 14 | 2022 | phone | 390 | 844 | 3 | notch | 47.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | compact | compact | 16 | 63 | 16 | 63
    iphone-14-plus | iPhone 14 Plus | 2022 | phone | 428 | 926 | 3 | notch | 53.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | regular | compact | 20 | 63 | 20 | 131
    iphone-14-pro | iPhone 14 Pro | 2022 | phone | 393 | 852 | 3 | island | 55 | 54 | 0 | 59 | 0 | 34 | 0 | 0 | 59 | 21 | 59 | compact | regular | compact | compact | 16 | 75 | 16 | 75
    iphone-14-pro-max | iPhone 14 Pro Max | 2022 | phone | 430 | 932 | 3 | island | 55 | 54 | 0 | 59 | 0 | 34 | 0 | 0 | 59 | 21 | 59 | compact | regular | regular | compact | 20 | 75 | 20 | 134
    iphone-15 | iPhone 15 | 2023 | phone | 393 | 852 | 3 | island | 55 | 54 | 0 | 59 | 0 | 34 | 0 | 0 | 59 | 21 | 59 | compact | regular | compact | compact | 16 | 75 | 16 | 75
    iphone-15-plus | iPhone 15 Plus | 2023 | phone | 430 | 932 | 3 | island | 55 | 54 | 0 | 59 | 0 | 34 | 0 | 0 | 59 | 21 | 59 | compact | regular | regular | compact | 20 | 75 | 20 | 134
    iphone-15-pro | iPhone 15 Pro | 2023 | phone | 393 | 852 | 3 | island | 55 | 54 | 0 | 59 | 0 | 34 | 0 | 0 | 59 | 21 | 59 | compact | regular | compact | compact | 16 | 75 | 16 | 75
    iphone-15-pro-max | iPhone 15 Pro Max | 2023 | phone | 430 | 932 | 3 | island | 55 | 54 | 0 | 59 | 0 | 34 | 0 | 0 | 59 | 21 | 59 | compact | regular | regular | compact | 20 | 75 | 20 | 134
    iphone-16 | iPhone 16 | 2024 | phone | 393 | 852 | 3 | island | 55 | 54 | 0 | 59 | 0 | 34 | 0 | 0 | 59 | 21 | 59 | compact | regular | compact | compact | 16 | 75 | 16 | 75
    iphone-16-plus | iPhone 16 Plus | 2024 | phone | 430 | 932 | 3 | island | 55 | 54 | 0 | 59 | 0 | 34 | 0 | 0 | 59 | 21 | 59 | compact | regular | regular | compact | 20 | 75 | 20 | 134
    iphone-16-pro | iPhone 16 Pro | 2024 | phone | 402 | 874 | 3 | island | 62 | 54 | 0 | 62 | 0 | 34 | 0 | 0 | 62 | 21 | 62 | compact | regular | compact | compact | 16 | 78 | 16 | 78
    iphone-16-pro-max | iPhone 16 Pro Max | 2024 | phone | 440 | 956 | 3 | island | 62 | 54 | 0 | 62 | 0 | 34 | 0 | 0 | 62 | 21 | 62 | compact | regular | regular | compact | 20 | 78 | 20 | 146
    iphone-16e | iPhone 16e | 2025 | phone | 390 | 844 | 3 | notch | 47.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | compact | compact | 16 | 63 | 16 | 63
    iphone-17 | iPhone 17 | 2025 | phone | 402 | 874 | 3 | island | 62 | 54 | 0 | 62 | 0 | 34 | 0 | 0 | 62 | 21 | 62 | compact | regular | compact | compact | 16 | 78 | 16 | 78
    iphone-17-pro | iPhone 17 Pro | 2025 | phone | 402 | 874 | 3 | island | 62 | 54 | 0 | 62 | 0 | 34 | 0 | 0 | 62 | 21 | 62 | compact | regular | compact | compact | 16 | 78 | 16 | 78
    iphone-17-pro-max | iPhone 17 Pro Max | 2025 | phone | 440 | 956 | 3 | island | 62 | 54 | 0 | 62 | 0 | 34 | 0 | 0 | 62 | 21 | 62 | compact | regular | regular | compact | 20 | 78 | 20 | 146
    iphone-air | iPhone Air | 2025 | phone | 420 | 912 | 3 | island | 62 | 54 | 0 | 68 | 0 | 34 | 0 | 0 | 68 | 21 | 68 | compact | regular | regular | compact | 20 | 84 | 20 | 124
    iphone-17e | iPhone 17e | 2026 | phone | 390 | 844 | 3 | notch | 47.33 | 47 | 0 | 47 | 0 | 34 | 0 | 0 | 47 | 21 | 47 | compact | regular | compact | compact | 16 | 63 | 16 | 63
    ipod-touch-7th-generation | iPod touch (7th generation) | 2019 | phone | 320 | 568 | 2 | none | 0 | 20 | 0 | 20 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | compact | regular | compact | compact | 16 | 20 | 16 | 20
    ipad-1st-generation | iPad (1st generation) | 2010 | pad | 768 | 1024 | 1 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 52 | 180
    ipad-2 | iPad 2 | 2011 | pad | 768 | 1024 | 1 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 52 | 180
    ipad-3rd-4th-generation | iPad (3rd/4th generation) | 2012 | pad | 768 | 1024 | 2 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 52 | 180
    ipad-air-air-2 | iPad Air / Air 2 | 2013 | pad | 768 | 1024 | 2 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 52 | 180
    ipad-mini-2-3-4-5 | iPad mini 2/3/4/5 | 2013 | pad | 768 | 1024 | 2 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 52 | 180
    ipad-5th-6th-generation-9-7 | iPad (5th/6th generation) 9.7 | 2017 | pad | 768 | 1024 | 2 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 52 | 180
    ipad-pro-9-7 | iPad Pro 9.7 | 2016 | pad | 768 | 1024 | 2 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 52 | 180
    ipad-10-2-7th-9th-generation | iPad 10.2 (7th-9th generation) | 2019 | pad | 810 | 1080 | 2 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 73 | 208
    ipad-pro-10-5-air-3rd-generation | iPad Pro 10.5 / Air (3rd generation) | 2017 | pad | 834 | 1112 | 2 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 85 | 224
    ipad-pro-12-9-1st-2nd-generation | iPad Pro 12.9 (1st/2nd generation) | 2015 | pad | 1024 | 1366 | 2 | none | 0 | 20 | 20 | 20 | 0 | 0 | 0 | 20 | 0 | 0 | 0 | regular | regular | regular | regular | 20 | 20 | 180 | 351
    ipad-mini-6th-generation | iPad mini (6th generation) | 2021 | pad | 744 | 1133 | 2 | none | 21.5 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 20 | 234.5
    ipad-mini-a17-pro | iPad mini (A17 Pro) | 2024 | pad | 744 | 1133 | 2 | none | 21.5 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 20 | 234.5
    ipad-air-4th-5th-generation-10-9 | iPad Air (4th/5th generation) 10.9 | 2020 | pad | 820 | 1180 | 2 | none | 18 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 78 | 258
    ipad-10th-generation-a16 | iPad (10th generation) / (A16) | 2022 | pad | 820 | 1180 | 2 | none | 25 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 78 | 258
    ipad-air-11-m2-m3-m4 | iPad Air 11 (M2/M3/M4) | 2024 | pad | 820 | 1180 | 2 | none | 18 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 78 | 258
    ipad-air-13-m2-m3-m4 | iPad Air 13 (M2/M3/M4) | 2024 | pad | 1024 | 1366 | 2 | none | 18 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 180 | 351
    ipad-pro-11-1st-4th-generation | iPad Pro 11 (1st-4th generation) | 2018 | pad | 834 | 1194 | 2 | none | 18 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 85 | 265
    ipad-pro-12-9-3rd-6th-generation | iPad Pro 12.9 (3rd-6th generation) | 2018 | pad | 1024 | 1366 | 2 | none | 18 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 180 | 351
    ipad-pro-11-m4-m5 | iPad Pro 11 (M4/M5) | 2024 | pad | 834 | 1210 | 2 | none | 30 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 85 | 273
    ipad-pro-13-m4-m5 | iPad Pro 13 (M4/M5) | 2024 | pad | 1032 | 1376 | 2 | none | 30 | 24 | 24 | 24 | 0 | 20 | 0 | 24 | 0 | 20 | 0 | regular | regular | regular | regular | 20 | 20 | 184 | 356
    """
}
