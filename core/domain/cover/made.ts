/** Covers and the occasions whose picture they show, three at most; `custom` stands beside them for what fits anything. */
const MADE = `
  cake-0 birthday
  cake-1 birthday
  cake-2 birthday
  cake-3 birthday, wedding
  cake-4 birthday
  cake-5 birthday
  cake-6 birthday
  cake-7 birthday
  hedgehog_birthday birthday
  unicorn_clouds_birthday birthday
  dino-roarsome birthday
  sloth_suprise birthday, getwell
  one_balloon birthday, congrats, custom
  memphis_party birthday, congrats, custom
  xmas-1 christmas
  xmas-2 christmas
  xmas-3 christmas
  xmas-4 christmas
  xmas-5 christmas
  xmas-6 christmas
  xmas-7 christmas
  1001 christmas
  1002 christmas
  winter_sprigs christmas
  hearts-0 valentines
  hearts-3 valentines, anniversary
  hearts-5 valentines, anniversary
  hearts-7 valentines
  paperheart-0 valentines, anniversary, wedding
  paperheart-1 valentines, anniversary, mothers
  flowers-shape-0 valentines, mothers, wedding
  flowers-shape-2 valentines, anniversary
  1007 valentines, anniversary
  1010 wedding, anniversary, valentines
  paper_doves wedding, anniversary
  two_rings wedding, anniversary
  eucalyptus_ring wedding, appreciation, mothers
  deco_fans anniversary, congrats, work anniversary
  paper_moon getwell, anniversary
  1005 thanks, mothers, appreciation
  bee_queen appreciation, mothers, thanks
  wildflower_border mothers, thanks, getwell
  flowers-text-0 mothers, thanks
  flowers-shape-3 mothers, appreciation
  one_line_tea getwell, thanks, appreciation
  citrus_grove getwell, thanks, appreciation
  paper_clearing welcome, mothers, appreciation, custom
  doctor_dance getwell, thanks
  1003 getwell, fathers, christmas
  1011 getwell, welcome, custom
  1009 fathers, appreciation
  golden_laurel congrats, work anniversary, fathers
  1006 congrats
  1008 congrats, work anniversary
  rocket-1 congrats, fathers
  rocket-2 congrats, leaving
  rocket-3 congrats, work anniversary
  step_by_step work anniversary, congrats, custom
  bauhaus_tiles work anniversary, welcome, custom
  paper_city welcome, work anniversary, custom
  open_door welcome, leaving
  1004 trip, leaving, welcome
  boat-0 leaving, fathers
  boat-1 leaving, welcome
  boat-3 leaving, trip
  boat-4 leaving
  paper_mountains trip, leaving, fathers, custom
  paper_lighthouse leaving, fathers, trip
  paper_plane leaving, trip, thanks, custom
  palm_evening trip, leaving, welcome
  astronaut-0 trip
  astronaut-2 trip, leaving
  astronaut-3 trip, congrats
  boat-2 trip
  folk_birds wedding, anniversary, mothers
  folk_sun getwell, welcome, custom
  papel_picado congrats, welcome, custom
  nordic_knit christmas
  patchwork_quilt getwell, appreciation, album
  sunset_stripes trip, leaving, fathers
  road_trip trip, leaving, custom
  vinyl_record fathers, appreciation, birthday
  groovy_daisies mothers, thanks, birthday
  mixtape thanks, appreciation, album
  airmail_letter thanks, welcome, trip
  well_travelled trip, leaving, welcome
  photos_on_a_string album, leaving, anniversary
  album_page album, mothers, anniversary
  gallery_wall album, appreciation, custom
  instant_camera album, trip, fathers
  film_strips album, work anniversary
  neon_sign birthday, valentines, congrats
  speech_bubbles appreciation, thanks, work anniversary
  letterpress_label work anniversary, thanks, fathers
  swiss_poster work anniversary, congrats, custom
  shirt_and_tie fathers, work anniversary
  sleepy_cat getwell, custom
  after_the_rain getwell
  rose_garland valentines, wedding, mothers
  champagne_toast wedding, congrats, anniversary
  two_swans wedding, valentines, anniversary
  lantern_evening wedding, leaving, custom
  paper_village christmas
  painted_dolls mothers, birthday, welcome
  next_level birthday, congrats, work anniversary
  three_kites getwell, fathers, custom
  bright_star appreciation, congrats, thanks
  paper_reef trip, getwell, custom
  star_heart valentines, anniversary
  full_bookshelf work anniversary, leaving, thanks
  chalk_drawings thanks, congrats, leaving
  folded_cranes getwell, appreciation, wedding
  flower_bicycle mothers, thanks, trip
  trail-5+photo album
  trail-3+photo album
  trail-0+photo album
  flowers-shape-1+photo album
  flowers-shape-3+photo album
  flowers-shape-4+photo album
`;

const made = MADE.trim()
  .split("\n")
  .map((row) => {
    const [, theme = "", occasions = ""] = /^\s*(\S+) (.+)$/.exec(row) ?? [];
    return { theme, occasions: occasions.split(", ") };
  });

/** Themes and ids of the covers made for an occasion: what they show speaks of it (SHOP-10); `+photo` as on its shelf. */
export const madeFor = (occasion: string): readonly string[] =>
  made.filter(({ occasions }) => occasions.includes(occasion)).map(({ theme }) => theme);
