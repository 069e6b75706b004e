/** Where each folder of pictures, music and fonts in the repository comes from, and under what they may be used. */
export const origins: Readonly<Record<string, string>> = {
  docs: "Drawn by the product itself: the contact sheet of the covers, the architecture, the film at the top of the README (`npm run film`).",
  "docs/screens": "The product as it is, taken by `npm run screens`.",
  "adapters/webgl/goldens": "Covers as the product draws them; its tests compare with them.",
  "web/src/slides/kinds/goldens": "Slides as the product draws them; its tests compare with them.",
  "specs/fixtures/files":
    "Photographs made for the tests, with a made-up place in their EXIF, and logos of no one; MIT like the product.",
  "web/src/screens/landing":
    "Photographs in the public domain (CC0): the cat “Chelsea” by Stéfan van der Walt and the coffee by Rachel Michetti, both as scikit-image passes them on.",
  "web/src/styles/cuts":
    "Letters cut from Fraunces and Nunito, below; SIL Open Font License 1.1, with its text beside them.",
  "web/public": "The mark of the product, drawn for it; MIT.",
  "web/public/cover-assets":
    "The picture that stands in for a photo in the shop, drawn for it; MIT.",
  "web/public/cover-assets/exported": "Exported covers, written by `tools/covers`; MIT.",
  "web/public/songs":
    "Pieces in the public domain, arranged and played by `tools/catalogue/songs.ts`; sounds of MuseScore_General.sf3 (MIT, S. Christian Collins, after FluidR3 by Frank Wen; Debian’s musescore-general-soundfont). Covers drawn by the same script. MIT.",
  "web/public/tracks":
    "Full pieces for soundtracks, arranged and played by `tools/catalogue/tracks.ts`, listed below; the sounds are those of the songs. Covers drawn by the same script. MIT.",
  "web/public/stickers":
    "Microsoft’s animated Fluent Emoji (MIT), as `@lobehub/fluent-emoji-anim-1` to `-4` 1.0.0 (MIT) pass them on, made smaller by `tools/catalogue/stickers.ts`. Words to find them by from emojilib 4.0.3 (MIT) and emojibase-data 17.0.0 (MIT).",
  "web/public/posters": "Covers as the product draws them (`tools/posters.ts`), by occasion.",
};

/** The folder of `origins` that a file belongs to; null where nobody has said where it comes from. */
export const originOf = (file: string): string | null => {
  const known = Object.keys(origins).filter((folder) => file.startsWith(`${folder}/`));
  return known.sort((a, b) => b.length - a.length)[0] ?? null;
};

/** Files that somebody has drawn, taken or recorded. */
export const isMade = (file: string): boolean =>
  /\.(?:avif|gif|jpe?g|m4a|mp3|mp4|ogg|otf|png|svg|ttf|wav|webm|webp|woff2?)$/i.test(file);
