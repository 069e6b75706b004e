import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pressed } from "#adapters/media/index.ts";
import { POSTER_SIZE, posterPath } from "#core/app/shop/index.ts";
import { COVER_ASSETS, EXPORTED, fillTitle, shopCovers } from "#core/domain/cover/index.ts";
import { occasions } from "#core/domain/occasion/index.ts";
import { openStagePage } from "#tools/stage-page/open.ts";

/**
 * Paints the posters of the shop: `npx node tools/posters.ts [occasion, cover or variant …]`, all of them by default. One a cover and
 * occasion, since lettering that wishes a happy birthday sells no farewell; at the stage's own poster time.
 */
const asked = process.argv.slice(2);
/** Bytes of one that a first visit can afford. */
const most = 25_000;
const { width, height } = POSTER_SIZE;

const { page, close } = await openStagePage();
const contents: Record<string, unknown> = {};
for (const { name } of EXPORTED)
  contents[name] = JSON.parse(
    await readFile(`web/public${COVER_ASSETS}/exported/${name}.json`, "utf8"),
  );
await page.evaluate(
  `const contents = ${JSON.stringify(contents)}; window.stage = createStage({ exported: async (id) => contents[id] ?? null })`,
);

let count = 0;
let bytes = 0;
for (const { value, title } of occasions) {
  for (const cover of shopCovers(value)) {
    if (asked.length > 0 && ![value, cover.theme, cover.variant].some((one) => asked.includes(one)))
      continue;
    const spec = {
      variant: cover.variant,
      theme: cover.theme,
      exportedId: cover.variant === "exported" ? cover.theme : null,
      title: cover.title === undefined ? title("") : fillTitle(cover.title, ""),
    };
    const data = (await page.evaluate(`(async () => {
      const blob = await stage.picture(${JSON.stringify(spec)}, ${width}, ${height}, "image/png");
      return new Promise((done) => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result.split(",")[1]);
        reader.readAsDataURL(blob);
      });
    })()`)) as string;
    const jpeg = await pressed(Buffer.from(data, "base64"), most);
    const file = `web/public${posterPath(value, cover.theme)}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, jpeg);
    count += 1;
    bytes += jpeg.length;
    console.log(file, jpeg.length);
  }
}
console.log(`${count} posters, ${Math.round(bytes / 1000)} kB`);
await close();
