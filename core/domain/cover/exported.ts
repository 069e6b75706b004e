/** A cover made elsewhere, known by its id before its content is fetched (COVER-27). */
interface ExportedEntry {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  readonly label: string;
}

const entries = (...rows: readonly string[]): readonly ExportedEntry[] =>
  rows.map((row) => {
    const [name = "", ground = "", ink = "", ...label] = row.split(" ");
    return { name, ground, ink, label: label.join(" ") };
  });

/** Every exported cover: its id, ground, ink and name. */
export const EXPORTED: readonly ExportedEntry[] = entries(
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
);
