/// The icons of ``FontFamily/materialIcons`` that are nearest in meaning to SF Symbols, by the font's names.
enum SymbolIcons {
  /// An icon in outlines, and the one for `fill`; often they are the same. Where the font has no filled one, `nil`:
  /// the symbol is put together of its frame and what is in that.
  struct Icons {
    let plain: String
    let filled: String?
  }

  /// What `circle` and `square` put around a symbol.
  static let frames: [String: Icons] = [
    "circle": Icons(plain: "radio_button_unchecked", filled: "circle"),
    "square": Icons(plain: "check_box_outline_blank", filled: "square"),
  ]

  /// The icons by the symbols' names without `fill`. The table is split by bytes: characters take ten times as long,
  /// which is a fifth of a small picture.
  static let byName: [String: Icons] = Dictionary(
    uniqueKeysWithValues: table.utf8.split(separator: UInt8(ascii: "\n")).map { row in
      let words = row.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      let filled = words[words.count - 1]
      return (words[0], Icons(plain: words[1], filled: filled == "-" ? nil : filled))
    })

  /// A symbol, its icon, and the icon for `fill` if it is another, or `-` if there is none.
  private static let table = """
    airplane flight
    airplayaudio airplay
    airplayvideo airplay
    alarm alarm
    ant bug_report
    antenna.radiowaves.left.and.right settings_input_antenna
    app crop_square square
    app.badge app_registration
    applelogo apple
    archivebox archive
    arrow.2.circlepath sync
    arrow.backward arrow_back
    arrow.clockwise refresh
    arrow.clockwise.circle change_circle
    arrow.counterclockwise replay
    arrow.down arrow_downward
    arrow.down.circle arrow_circle_down -
    arrow.down.doc download
    arrow.down.right.and.arrow.up.left close_fullscreen
    arrow.down.to.line vertical_align_bottom
    arrow.forward arrow_forward
    arrow.left arrow_back
    arrow.left.and.right swap_horiz
    arrow.left.arrow.right swap_horiz
    arrow.left.arrow.right.circle swap_horizontal_circle
    arrow.left.circle arrow_circle_left -
    arrow.right arrow_forward
    arrow.right.arrow.left swap_horiz
    arrow.right.circle arrow_circle_right -
    arrow.triangle.2.circlepath sync
    arrow.triangle.2.circlepath.camera cameraswitch
    arrow.triangle.turn.up.right.diamond directions
    arrow.turn.up.left reply
    arrow.turn.up.right forward
    arrow.up arrow_upward
    arrow.up.and.down swap_vert
    arrow.up.arrow.down swap_vert
    arrow.up.arrow.down.circle swap_vertical_circle
    arrow.up.circle arrow_circle_up -
    arrow.up.left.and.arrow.down.right open_in_full
    arrow.up.right north_east
    arrow.up.right.square open_in_new
    arrow.uturn.backward undo
    arrow.uturn.forward redo
    arrow.uturn.left undo
    arrow.uturn.left.circle undo
    arrow.uturn.right redo
    arrow.uturn.right.circle redo
    arrowshape.turn.up.left reply
    arrowshape.turn.up.right forward
    arrowtriangle.down arrow_drop_down
    arrowtriangle.left arrow_left
    arrowtriangle.right arrow_right
    arrowtriangle.up arrow_drop_up
    at alternate_email
    backward fast_rewind
    backward.end skip_previous
    bag shopping_bag
    banknote payments
    barcode view_week
    battery.0 battery_0_bar
    battery.0percent battery_0_bar
    battery.100 battery_full
    battery.100percent battery_full
    battery.25 battery_2_bar
    battery.50 battery_3_bar
    battery.75 battery_5_bar
    bed.double bed
    bell notifications_none notifications
    bell.slash notifications_off
    bicycle directions_bike
    bolt bolt
    bolt.slash flash_off
    book menu_book
    book.closed book
    bookmark bookmark_border bookmark
    books.vertical library_books
    briefcase work_outline work
    bubble.left chat_bubble_outline chat_bubble
    bubble.left.and.bubble.right forum
    bubble.right chat_bubble_outline chat_bubble
    building apartment
    building.2 location_city
    building.columns account_balance
    burst flare
    bus directions_bus
    calendar calendar_today
    camera photo_camera
    camera.rotate cameraswitch
    camera.viewfinder center_focus_strong
    car directions_car
    cart shopping_cart
    chart.bar bar_chart
    chart.bar.xaxis bar_chart
    chart.line.uptrend.xyaxis show_chart
    chart.pie pie_chart_outline pie_chart
    checkmark check
    checkmark.circle check_circle_outline check_circle
    checkmark.rectangle check_box
    checkmark.seal verified
    checkmark.shield verified_user
    checkmark.square check_box
    chevron.backward arrow_back_ios_new
    chevron.compact.down expand_more
    chevron.compact.up expand_less
    chevron.down expand_more
    chevron.down.circle expand_circle_down
    chevron.forward arrow_forward_ios
    chevron.left arrow_back_ios_new
    chevron.left.forwardslash.chevron.right code
    chevron.right arrow_forward_ios
    chevron.up expand_less
    chevron.up.chevron.down unfold_more
    circle radio_button_unchecked circle
    circle.grid.2x2 apps
    circle.grid.3x3 apps
    clear clear
    clock schedule watch_later
    clock.arrow.circlepath history
    cloud cloud_queue cloud
    cloud.bolt thunderstorm
    cloud.bolt.rain thunderstorm
    cloud.drizzle cloudy_snowing
    cloud.fog foggy
    cloud.hail cloudy_snowing
    cloud.heavyrain cloudy_snowing
    cloud.moon nights_stay
    cloud.rain cloudy_snowing
    cloud.sleet cloudy_snowing
    cloud.snow cloudy_snowing
    cloud.sun wb_cloudy
    cloud.sun.rain sunny_snowing
    creditcard credit_card
    crop crop
    cube view_in_ar
    cup.and.saucer local_cafe
    curlybraces data_object
    delete.left backspace
    desktopcomputer desktop_mac
    dial.min speed
    die.face.1 casino
    die.face.2 casino
    die.face.3 casino
    die.face.4 casino
    die.face.5 casino
    die.face.6 casino
    display desktop_windows
    doc insert_drive_file
    doc.on.clipboard content_paste
    doc.on.doc content_copy
    doc.plaintext description
    doc.richtext article
    doc.text description
    doc.text.magnifyingglass find_in_page
    doc.text.viewfinder document_scanner
    dollarsign attach_money
    dollarsign.circle monetization_on
    dot.radiowaves.left.and.right sensors
    dot.scope gps_fixed
    drop water_drop
    ear hearing
    ellipsis more_horiz
    ellipsis.bubble sms
    envelope mail_outline mail
    envelope.open drafts
    equal drag_handle
    eraser auto_fix_normal
    exclamationmark priority_high
    exclamationmark.circle error_outline error
    exclamationmark.shield gpp_maybe
    exclamationmark.triangle warning_amber warning
    externaldrive storage
    eye visibility
    eye.slash visibility_off
    eyedropper colorize
    face.dashed face
    face.smiling sentiment_satisfied_alt
    faceid face
    film movie
    flag outlined_flag flag
    flame local_fire_department
    flashlight.off flashlight_off
    flashlight.on flashlight_on
    folder folder_open folder
    folder.badge.plus create_new_folder
    fork.knife restaurant
    forward fast_forward
    forward.end skip_next
    gamecontroller sports_esports
    gauge speed
    gear settings
    gearshape settings
    gearshape.2 settings_suggest
    gift card_giftcard
    globe language
    gobackward replay
    gobackward.10 replay_10
    gobackward.30 replay_30
    gobackward.5 replay_5
    goforward refresh
    goforward.10 forward_10
    goforward.30 forward_30
    goforward.5 forward_5
    graduationcap school
    guitars music_note
    hammer build
    hand.draw gesture
    hand.point.up touch_app
    hand.point.up.left touch_app
    hand.raised back_hand
    hand.tap touch_app
    hand.thumbsdown thumb_down_off_alt thumb_down_alt
    hand.thumbsup thumb_up_off_alt thumb_up_alt
    hand.wave waving_hand
    hare cruelty_free
    headphones headphones
    heart favorite_border favorite
    heart.slash heart_broken
    hexagon hexagon
    hourglass hourglass_empty hourglass_full
    house home
    humidity water_drop
    hurricane cyclone
    icloud cloud_queue cloud
    icloud.and.arrow.down cloud_download
    icloud.and.arrow.up cloud_upload
    icloud.slash cloud_off
    infinity all_inclusive
    info priority_high
    info.circle info_outline info
    internaldrive storage
    ipad tablet_mac
    iphone phone_iphone
    key vpn_key key
    keyboard keyboard
    keyboard.chevron.compact.down keyboard_hide
    laptopcomputer laptop_mac
    lasso gesture
    leaf eco
    lightbulb lightbulb_outline lightbulb
    lightbulb.slash lightbulb_outline
    line.3.horizontal menu
    line.3.horizontal.decrease filter_list
    line.3.horizontal.decrease.circle filter_list
    line.diagonal horizontal_rule
    line.horizontal.3 menu
    line.horizontal.3.decrease filter_list
    line.horizontal.3.decrease.circle filter_list
    link link
    list.bullet format_list_bulleted
    list.bullet.rectangle list_alt
    list.clipboard assignment
    list.dash format_list_bulleted
    list.number format_list_numbered
    list.star playlist_add_check
    location near_me
    location.north navigation
    location.slash near_me_disabled
    lock lock_outline lock
    lock.open lock_open
    lock.rotation lock_reset
    lock.shield security
    macwindow web_asset
    magnifyingglass search
    map map
    mappin push_pin
    mappin.and.ellipse location_on
    mappin.circle location_on
    megaphone campaign
    memories history
    menucard menu_book
    message chat_bubble_outline chat_bubble
    mic mic_none mic
    mic.slash mic_off
    minus remove
    minus.circle remove_circle_outline remove_circle
    minus.magnifyingglass zoom_out
    moon dark_mode
    moon.stars nights_stay
    moon.zzz bedtime
    multiply close
    multiply.circle highlight_off cancel
    music.mic mic_external_on
    music.note music_note
    music.note.list queue_music
    network hub
    newspaper newspaper
    nosign block
    note note
    note.text sticky_note_2
    number numbers
    opticaldisc album
    paintbrush brush
    paintpalette palette
    paperclip attach_file
    paperplane send
    pause pause
    pause.circle pause_circle_outline pause_circle_filled
    pawprint pets
    pencil edit
    pencil.and.outline draw
    pencil.circle edit
    pencil.slash edit_off
    pencil.tip draw
    percent percent
    person person_outline person
    person.2 people_outline people
    person.3 groups
    person.badge.minus person_remove
    person.badge.plus person_add
    person.circle account_circle
    person.crop.circle account_circle
    person.crop.circle.badge.plus person_add
    person.crop.rectangle badge
    person.crop.square account_box
    person.text.rectangle contact_page
    phone phone
    phone.down call_end
    photo image
    photo.on.rectangle collections
    photo.on.rectangle.angled collections
    pin push_pin
    pip picture_in_picture_alt
    placeholdertext short_text
    play play_arrow
    play.circle play_circle_outline play_circle_filled
    play.rectangle smart_display
    playpause play_arrow
    plus add
    plus.circle add_circle_outline add_circle
    plus.magnifyingglass zoom_in
    plus.message add_comment
    plus.square add_box
    plus.square.on.square library_add
    power power_settings_new
    printer print
    puzzlepiece extension
    puzzlepiece.extension extension
    qrcode qr_code_2
    qrcode.viewfinder qr_code_scanner
    questionmark question_mark
    questionmark.circle help_outline help
    quote.bubble rate_review
    radio radio
    record.circle radio_button_checked
    rectangle crop_16_9 rectangle
    rectangle.3.group dashboard
    rectangle.and.pencil.and.ellipsis edit_note
    rectangle.grid.1x2 view_agenda
    rectangle.grid.2x2 grid_view
    rectangle.on.rectangle filter_none
    rectangle.portrait crop_portrait
    rectangle.portrait.and.arrow.right logout
    rectangle.stack layers
    repeat repeat
    repeat.1 repeat_one
    rosette military_tech
    ruler straighten
    safari explore
    scissors content_cut
    scope gps_fixed
    scribble gesture
    sensor.tag.radiowaves.forward sensors
    server.rack dns
    shield security
    shippingbox inventory_2
    shuffle shuffle
    signature draw
    slash.circle block
    slider.horizontal.3 tune
    snowflake ac_unit
    sparkle auto_awesome
    sparkles auto_awesome
    speaker volume_mute
    speaker.slash volume_off
    speaker.wave.1 volume_down
    speaker.wave.2 volume_up
    speaker.wave.3 volume_up
    speedometer speed
    sportscourt sports_soccer
    square check_box_outline_blank square
    square.and.arrow.down save_alt
    square.and.arrow.down.on.square save_alt
    square.and.arrow.up ios_share
    square.and.arrow.up.on.square ios_share
    square.and.pencil edit_note
    square.grid.2x2 grid_view
    square.grid.3x3 apps
    square.on.square filter_none
    square.stack layers
    star star_border star
    star.leadinghalf.filled star_half
    star.lefthalf.fill star_half
    stop stop
    stop.circle stop_circle
    stopwatch timer
    suit.heart favorite_border favorite
    sun.haze foggy
    sun.max wb_sunny
    sun.min light_mode
    sunrise wb_twilight
    sunset wb_twilight
    tablecells table_chart
    tag local_offer
    tag.circle local_offer
    target track_changes
    terminal terminal
    text.aligncenter format_align_center
    text.alignleft format_align_left
    text.alignright format_align_right
    text.append playlist_add
    text.badge.plus playlist_add
    text.bubble chat
    textformat text_format
    textformat.size format_size
    thermometer thermostat
    ticket confirmation_number
    timer timer
    tornado tornado
    tortoise pets
    touchid fingerprint
    train.side.front.car train
    tram tram
    trash delete_outline delete
    trash.slash delete_forever
    tray inbox
    tray.and.arrow.down move_to_inbox
    tray.full all_inbox
    triangle change_history
    trophy emoji_events
    tv tv
    umbrella beach_access
    video videocam
    video.slash videocam_off
    viewfinder crop_free
    wallet.pass account_balance_wallet
    wand.and.rays auto_fix_normal
    wand.and.stars auto_fix_high
    water.waves waves
    waveform graphic_eq
    wifi wifi
    wifi.exclamationmark perm_scan_wifi
    wifi.slash wifi_off
    wind air
    wrench build
    wrench.and.screwdriver construction
    xmark close
    xmark.bin delete_forever
    xmark.circle highlight_off cancel
    xmark.octagon dangerous
    xmark.shield gpp_bad
    xmark.square disabled_by_default
    """
}
