import cedarville from "@fontsource/cedarville-cursive/files/cedarville-cursive-latin-400-normal.woff2?url";
import coveredGrace from "@fontsource/covered-by-your-grace/files/covered-by-your-grace-latin-400-normal.woff2?url";
import coveredGraceExt from "@fontsource/covered-by-your-grace/files/covered-by-your-grace-latin-ext-400-normal.woff2?url";
import homemade from "@fontsource/homemade-apple/files/homemade-apple-latin-400-normal.woff2?url";
import fellItalic from "@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2?url";
import fell from "@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2?url";
import aurore from "@fontsource/la-belle-aurore/files/la-belle-aurore-latin-400-normal.woff2?url";
import auroreExt from "@fontsource/la-belle-aurore/files/la-belle-aurore-latin-ext-400-normal.woff2?url";
import league from "@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url";
import leagueExt from "@fontsource/league-gothic/files/league-gothic-latin-ext-400-normal.woff2?url";
import nanum from "@fontsource/nanum-pen-script/files/nanum-pen-script-latin-400-normal.woff2?url";
import nothing from "@fontsource/nothing-you-could-do/files/nothing-you-could-do-latin-400-normal.woff2?url";
import oldStandardCyrillic from "@fontsource/old-standard-tt/files/old-standard-tt-cyrillic-400-normal.woff2?url";
import oldStandard from "@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?url";
import oldStandardExt from "@fontsource/old-standard-tt/files/old-standard-tt-latin-ext-400-normal.woff2?url";
import marker from "@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2?url";
import reenie from "@fontsource/reenie-beanie/files/reenie-beanie-latin-400-normal.woff2?url";
import shareMono from "@fontsource/share-tech-mono/files/share-tech-mono-latin-400-normal.woff2?url";
import elite from "@fontsource/special-elite/files/special-elite-latin-400-normal.woff2?url";
import eliteExt from "@fontsource/special-elite/files/special-elite-latin-ext-400-normal.woff2?url";
import fraktur from "@fontsource/unifrakturcook/files/unifrakturcook-latin-700-normal.woff2?url";
import yellowtail from "@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff2?url";
import yellowtailExt from "@fontsource/yellowtail/files/yellowtail-latin-ext-400-normal.woff2?url";
import anybodyWideExt from "@fontsource-variable/anybody/files/anybody-latin-ext-wdth-normal.woff2?url";
import anybodyExt from "@fontsource-variable/anybody/files/anybody-latin-ext-wght-normal.woff2?url";
import anybodyWide from "@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2?url";
import anybody from "@fontsource-variable/anybody/files/anybody-latin-wght-normal.woff2?url";
import caveatCyrillic from "@fontsource-variable/caveat/files/caveat-cyrillic-wght-normal.woff2?url";
import caveatExt from "@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2?url";
import caveat from "@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2?url";
import playfairCyrillic from "@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-normal.woff2?url";
import playfairExt from "@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url";
import playfair from "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url";
import sansitaExt from "@fontsource-variable/sansita-swashed/files/sansita-swashed-latin-ext-wght-normal.woff2?url";
import sansita from "@fontsource-variable/sansita-swashed/files/sansita-swashed-latin-wght-normal.woff2?url";
import { type FaceFile, LETTERS } from "#adapters/webgl/words/index.ts";

/** A face that comes from narrow to wide: "900 condensed" is one of its cuts. */
export const stretchedFiles: readonly (readonly [
  family: string,
  url: string,
  weight: string,
  stretch: string,
  range: string,
])[] = [
  ["Anybody Card", anybodyWide, "100 900", "50% 150%", LETTERS.latin],
  ["Anybody Card", anybodyWideExt, "100 900", "50% 150%", LETTERS.latinExt],
];

/** Files of the faces that some drawings letter with, each fetched with the first slide that wants it. */
export const faceFiles: readonly FaceFile[] = [
  ["Anybody", anybody, "100 900", "normal", LETTERS.latin],
  ["Anybody", anybodyExt, "100 900", "normal", LETTERS.latinExt],
  ["Caveat", caveat, "400 700", "normal", LETTERS.latin],
  ["Caveat", caveatExt, "400 700", "normal", LETTERS.latinExt],
  ["Caveat", caveatCyrillic, "400 700", "normal", LETTERS.cyrillic],
  ["Playfair Display", playfair, "400 900", "normal", LETTERS.latin],
  ["Playfair Display", playfairExt, "400 900", "normal", LETTERS.latinExt],
  ["Playfair Display", playfairCyrillic, "400 900", "normal", LETTERS.cyrillic],
  ["Sansita Swashed", sansita, "300 900", "normal", LETTERS.latin],
  ["Sansita Swashed", sansitaExt, "300 900", "normal", LETTERS.latinExt],
  ["Cedarville Cursive", cedarville, "400", "normal", LETTERS.latin],
  ["Covered By Your Grace", coveredGrace, "400", "normal", LETTERS.latin],
  ["Covered By Your Grace", coveredGraceExt, "400", "normal", LETTERS.latinExt],
  ["Homemade Apple", homemade, "400", "normal", LETTERS.latin],
  ["IM Fell English", fell, "400", "normal", LETTERS.latin],
  ["IM Fell English", fellItalic, "400", "italic", LETTERS.latin],
  ["La Belle Aurore", aurore, "400", "normal", LETTERS.latin],
  ["La Belle Aurore", auroreExt, "400", "normal", LETTERS.latinExt],
  ["League Gothic", league, "400", "normal", LETTERS.latin],
  ["League Gothic", leagueExt, "400", "normal", LETTERS.latinExt],
  ["Nanum Pen Script", nanum, "400", "normal", LETTERS.latin],
  ["Nothing You Could Do", nothing, "400", "normal", LETTERS.latin],
  ["Old Standard TT", oldStandard, "400", "normal", LETTERS.latin],
  ["Old Standard TT", oldStandardExt, "400", "normal", LETTERS.latinExt],
  ["Old Standard TT", oldStandardCyrillic, "400", "normal", LETTERS.cyrillic],
  ["Permanent Marker", marker, "400", "normal", LETTERS.latin],
  ["Reenie Beanie", reenie, "400", "normal", LETTERS.latin],
  ["Share Tech Mono", shareMono, "400", "normal", LETTERS.latin],
  ["Special Elite", elite, "400", "normal", LETTERS.latin],
  ["Special Elite", eliteExt, "400", "normal", LETTERS.latinExt],
  ["UnifrakturCook", fraktur, "700", "normal", LETTERS.latin],
  ["Yellowtail", yellowtail, "400", "normal", LETTERS.latin],
  ["Yellowtail", yellowtailExt, "400", "normal", LETTERS.latinExt],
];
