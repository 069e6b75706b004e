import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pressed } from "#adapters/media/press.ts";
import { POSTER_SIZE, posterPath, STAND_IN_PHOTO } from "#core/app/shop/index.ts";
import {
  COVER_ASSETS,
  type CoverVariant,
  EXPORTED,
  fillTitle,
  gallery,
  shopCovers,
  takesPhoto,
} from "#core/domain/cover/index.ts";
import { occasionOf, occasions } from "#core/domain/occasion/index.ts";
import { shelfPosterPath } from "#core/domain/presenters/index.ts";
import { openStagePage } from "#tools/stage-page/open.ts";

/**
 * Paints the posters of the shop: `npx node tools/posters.ts [occasion, cover or variant …]`, all of them by default. One a cover and
 * occasion, since lettering that wishes a happy birthday sells no farewell; at the stage's own poster time. With `all`:
 * a small one of every cover there is, for the shelves by kind; with `missing` those that do not lie there yet.
 */
const asked = process.argv.slice(2);
/** Bytes of one that a first visit can afford. */
const most = 25_000;
const { width, height } = POSTER_SIZE;
const isAsked = (...names: readonly string[]): boolean =>
  asked.length === 0 || asked.includes("missing") || names.some((one) => asked.includes(one));

const { page, close } = await openStagePage();
const contents: Record<string, unknown> = {};
for (const { name } of EXPORTED)
  contents[name] = JSON.parse(
    await readFile(`web/public${COVER_ASSETS}/exported/${name}.json`, "utf8"),
  );
await page.evaluate(
  `const contents = ${JSON.stringify(contents)}; window.stage = createStage({ exported: async (id) => contents[id] ?? null })`,
);

// whoever gives a cover their photo sees it there; in the shop another stands in for it
const standIn = await readFile(`web/public${STAND_IN_PHOTO}`, "base64");

type Poster = {
  variant: CoverVariant;
  theme: string;
  title: string;
  file: string;
  width: number;
  height: number;
  most: number;
};
const small = { width: width / 2, height: height / 2, most: 14_000 };
const forAnything = occasionOf("custom").title("");
const posters: readonly Poster[] = [
  ...occasions.flatMap(({ value, title }) =>
    shopCovers(value)
      .filter(({ theme, variant }) => isAsked(value, theme, variant))
      .map((cover) => ({
        ...cover,
        title: cover.title === undefined ? title("") : fillTitle(cover.title, ""),
        file: posterPath(value, cover),
        ...{ width, height, most },
      })),
  ),
  ...gallery()
    .flatMap(({ covers }) => covers)
    .filter(({ theme, variant }) => isAsked("all", theme, variant))
    .map(({ variant, theme }) => ({
      ...{ variant, theme, title: forAnything, file: shelfPosterPath(variant, theme) },
      ...small,
    })),
];

const painted = asked.includes("missing")
  ? posters.filter(({ file }) => !existsSync(`web/public${file}`))
  : posters;

let bytes = 0;
for (const poster of painted) {
  const { variant, theme, title } = poster;
  const spec = {
    variant,
    theme,
    exportedId: variant === "exported" ? theme : null,
    title,
    photo: takesPhoto(variant) ? `data:image/jpeg;base64,${standIn}` : null,
  };
  const data = (await page.evaluate(`(async () => {
    const blob = await stage.picture(${JSON.stringify(spec)}, ${poster.width}, ${poster.height}, "image/png");
    return new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result.split(",")[1]);
      reader.readAsDataURL(blob);
    });
  })()`)) as string;
  const jpeg = await pressed(Buffer.from(data, "base64"), poster.most);
  const file = `web/public${poster.file}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, jpeg);
  bytes += jpeg.length;
  console.log(file, jpeg.length);
}
console.log(`${painted.length} posters, ${Math.round(bytes / 1000)} kB`);
await close();
