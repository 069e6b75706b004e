/** How a cover made elsewhere is drawn: no two of a style stand side by side. */
export const EXPORTED_STYLES = [
  "characters",
  "paper",
  "botanical",
  "minimal",
  "geometric",
  "folk",
  "retro",
  "framed",
  "typographic",
] as const;
export type ExportedStyle = (typeof EXPORTED_STYLES)[number];

/** A cover made elsewhere, known by its id before its content is fetched (COVER-27). */
interface ExportedEntry {
  readonly name: string;
  readonly style: ExportedStyle;
  readonly ground: string;
  readonly ink: string;
  readonly label: string;
}

const entries = (style: ExportedStyle, ...rows: readonly string[]): readonly ExportedEntry[] =>
  rows.map((row) => {
    const [name = "", ground = "", ink = "", ...label] = row.split(" ");
    return { name, style, ground, ink, label: label.join(" ") };
  });

/** Every exported cover: its id, ground, ink and name. */
export const EXPORTED: readonly ExportedEntry[] = [
  ...entries(
    "characters",
    "bee_queen #BFE6EE #6B3410 Queen bee",
    "dino-roarsome #FFA872 #5B1F3A Roarsome dinosaur",
    "hedgehog_birthday #FFD6C2 #5A2340 Hedgehog’s birthday",
    "sloth_suprise #4FB893 #0F4A3C Sloth surprise",
    "doctor_dance #5FB6EE #123A6B Dancing doctor",
    "unicorn_clouds_birthday #F6B6E8 #6A2A8A Unicorn on the clouds",
    "1001 #A9D3FA #1F3C78 Penguin in the snow",
    "1002 #5A4A9C #FFFFFF Reindeer with the red nose",
    "1003 #FFDFB0 #7A3B2A Bear with a warm mug",
    "1004 #A8DEF5 #1F5C8A Bunny in a balloon",
    "1005 #F2C1E0 #4A2A7A Elephant with flowers",
    "1006 #7A6FD0 #FFFFFF Owl with a gown",
    "1007 #FFA9AE #7A1245 Two cats and a heart",
    "1008 #7CD0C9 #123F5C Fox with a trophy",
    "1009 #FFC56B #6B2A12 Lion with a crown",
    "1010 #FFE3E6 #8A3B6B Penguins in love",
    "1011 #B5E8F5 #12457A Whale with a fountain",
  ),
  ...entries(
    "paper",
    "paper_mountains #FFD3B0 #3A2A5C Paper mountains",
    "paper_city #6A4C9C #FFE9B8 Paper town at dusk",
    "paper_lighthouse #1F6A86 #FFF4DC Paper lighthouse",
    "paper_moon #3A3C80 #FFF3D0 Paper moon",
    "paper_doves #F7E4DE #8A5A6E Doves under the arch",
    "paper_village #3A5F94 #FFFFFF Village in the snow",
    "paper_reef #1F93B5 #FFFFFF Paper reef",
    "two_swans #D98FB0 #FFFFFF Two swans",
    "lantern_evening #1F2F66 #FFE9C0 Lanterns at night",
    "paper_clearing #F6F0C4 #1D4A3A Clearing in the leaves",
  ),
  ...entries(
    "botanical",
    "eucalyptus_ring #F6F1E6 #3F5B50 Eucalyptus ring",
    "golden_laurel #16305A #F6DFA4 Golden laurel",
    "winter_sprigs #174A40 #FFF3DC Winter sprigs",
    "wildflower_border #FCF6E6 #3E5B48 Wildflower border",
    "citrus_grove #57B5D6 #FFFFFF Oranges and lemons",
    "rose_garland #FDE7E4 #8F1830 Rose garland",
    "palm_evening #F58A5F #FFF3D6 Palms at sundown",
  ),
  ...entries(
    "minimal",
    "one_balloon #F4EFE8 #2B2B3A One red balloon",
    "one_line_tea #E4EFE6 #355A52 Tea in one line",
    "two_rings #F7F1E8 #6B5636 Two gold rings",
    "paper_plane #2F6FE0 #FFFFFF Paper plane",
    "shirt_and_tie #5B84B5 #FFFFFF Shirt and tie",
    "sleepy_cat #6C88A3 #FFF3DC Cat asleep on the sill",
    "after_the_rain #E6EFF0 #33415C After the rain",
    "champagne_toast #4A2457 #F7E3B0 A toast",
    "star_heart #161C4F #E9EDFF Heart in the stars",
    "full_bookshelf #5A3A2A #FFF3DC Full bookshelf",
    "open_door #F2C9A8 #24425A Open door",
  ),
  ...entries(
    "geometric",
    "bauhaus_tiles #F7F1E5 #2E4057 School of shapes",
    "memphis_party #FFE9C9 #1F1B3A Party in Memphis",
    "three_kites #C2E8EC #2B3A67 Three kites",
    "bright_star #0E8A80 #FFFFFF Star in facets",
    "folded_cranes #F4E9DA #2F3F6B Folded cranes",
    "deco_fans #0B141D #F2DDA6 Art deco evening",
    "step_by_step #E8ECFF #24315E Step by step",
  ),
  ...entries(
    "folk",
    "folk_birds #FFF4DE #24457A Painted birds",
    "folk_sun #1E4F6B #FFF2D2 Painted sun",
    "papel_picado #FFF3D0 #C2185B Tissue paper banners",
    "painted_dolls #FDF0D0 #A8203F Family of dolls",
    "nordic_knit #A8202F #FFF6E6 Nordic knit",
    "patchwork_quilt #FFF6EA #8A2F45 Patchwork quilt",
  ),
  ...entries(
    "retro",
    "sunset_stripes #7A2A5A #FFE7B0 Seventies sundown",
    "road_trip #2FA7A0 #FFFFFF Bus to the sea",
    "vinyl_record #54342A #F7E3B8 Favourite record",
    "groovy_daisies #FFD9A0 #7A1F4F Groovy daisies",
    "next_level #5F4FD9 #FFE14A Next level",
    "flower_bicycle #F9E3D0 #2F5A5A Bicycle with flowers",
    "mixtape #FFE6DA #2B2A4A Mixtape",
    "airmail_letter #A9D3E6 #24406B Letter by air",
    "well_travelled #F0C98A #5A2F1F Well-travelled suitcase",
  ),
  ...entries(
    "framed",
    "photos_on_a_string #5F4F66 #FFF3DC Photos on a string",
    "album_page #E9D8B8 #5A3A2F Page of an album",
    "gallery_wall #8FB5A5 #2F4A44 Gallery wall",
    "instant_camera #FFE9C9 #2F3A5A Instant camera",
    "film_strips #A8304A #FFF3DC Strips of film",
  ),
  ...entries(
    "typographic",
    "neon_sign #2A1830 #FFD3EC Neon sign",
    "speech_bubbles #FFD84F #2A2F5C Everyone says",
    "letterpress_label #F3E6CC #3A2A24 Letterpress label",
    "chalk_drawings #2F5249 #FFFFFF Chalk on the board",
    "swiss_poster #E63226 #FFFFFF Swiss poster",
  ),
];

/** Style of an exported cover; of an id that nobody knows, that of the first. */
export const exportedStyle = (id: string): ExportedStyle =>
  EXPORTED.find(({ name }) => name === id)?.style ?? "characters";
