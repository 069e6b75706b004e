import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import {
  EXPORTED,
  FAMILIES,
  madeFor,
  QUALITIES,
  SHOP_COVERS,
  TONES,
  titleVariantOf,
} from "#core/domain/cover/index.ts";
import { drawSlideSheet } from "#tools/slide-sheet.ts";
import { openStagePage } from "#tools/stage-page/open.ts";

/**
 * Draws every theme of every family on one page, at its poster time, and prints how many are made for each occasion:
 *
 *   npm run contact-sheet -- [--family hearts] [--theme hearts-3] [--times 3 | --at 0.4,1.2,5] [--landscape] [--out file.png|jpg]
 *                            [--title "Thank you"] [--name Grace] [--photo address] [--columns 6] [--width 240] [--confetti] [--snow]
 *                            [--quality low|medium|midhigh|high] [--occasion thanks]
 *
 * or samples of a kind of slide, at some times each; `all` is what docs/messages.jpg shows, at 0.9 and 2.2:
 *
 *   npm run contact-sheet -- --slides all|text|scripts|photos|credits|… [--only letter] [--at 0.6,1.6] [--width 240] [--cost]
 */
const { values } = parseArgs({
  options: {
    family: { type: "string", multiple: true },
    theme: { type: "string", multiple: true },
    times: { type: "string" },
    at: { type: "string" },
    landscape: { type: "boolean", default: false },
    out: { type: "string", default: "docs/covers.jpg" },
    title: { type: "string", default: "Happy Birthday %RECIPIENT_NAME%" },
    name: { type: "string", default: "Grace" },
    photo: { type: "string" },
    columns: { type: "string" },
    width: { type: "string" },
    confetti: { type: "boolean", default: false },
    snow: { type: "boolean", default: false },
    quality: { type: "string", default: "high" },
    slides: { type: "string" },
    only: { type: "string" },
    occasion: { type: "string" },
    cost: { type: "boolean", default: false },
  },
});

if (values.slides !== undefined) {
  await drawSlideSheet({
    slides: values.slides,
    out: values.out === "docs/covers.jpg" ? `${values.slides}.png` : values.out,
    only: values.only,
    times: [...(values.at?.split(",").map(Number) ?? [0.6, 1.6]), null],
    width: Number(values.width ?? 240),
    cost: values.cost,
  });
  process.exit(0);
}

/** Drawn at these seconds with `--times`: on its way, nearly there, and in the loop. */
const TIMES = [0.6, 1.4, 6.5];
const times =
  values.at?.split(",").map(Number) ??
  (values.times === undefined ? [null] : TIMES.slice(0, Number(values.times)));
const kinds = [
  ...FAMILIES.map((family) => ({
    family: family as string,
    variant: titleVariantOf(family),
    themes: TONES[family].map((tone) => tone.name),
  })),
  { family: "exported", variant: "exported" as const, themes: EXPORTED.map(({ name }) => name) },
  { family: "default", variant: "default" as const, themes: ["default"] },
];
if (!Object.hasOwn(QUALITIES, values.quality)) {
  console.error(`Which quality? One of: ${Object.keys(QUALITIES).join(", ")}`);
  process.exit(2);
}
const wanted = values.family;
const chosen = wanted ? kinds.filter(({ family }) => wanted.includes(family)) : kinds;
if (chosen.length === 0) {
  console.error(`Which family? One of: ${kinds.map(({ family }) => family).join(", ")}`);
  process.exit(2);
}
/** Those of one occasion, where one is asked for. */
const themesMade = values.occasion === undefined ? null : madeFor(values.occasion);
const shots = chosen.flatMap(({ variant, themes }) =>
  themes
    .filter((theme) => values.theme === undefined || values.theme.includes(theme))
    .filter((theme) => themesMade === null || themesMade.includes(theme))
    .flatMap((theme) =>
      times.map((t) => ({
        label: t === null ? theme : `${theme} ${t} s`,
        t,
        spec: {
          variant:
            values.photo && variant === "particles_shape"
              ? "particles_shape_photo"
              : values.photo && variant === "trail"
                ? "trail_photo"
                : variant,
          theme,
          exportedId: variant === "exported" ? theme : null,
          title: values.title,
          recipientName: values.name,
          photo: values.photo ?? null,
        } satisfies CoverSpec,
      })),
    ),
);

const few = shots.length <= 24;
const width = Number(values.width ?? (few ? 300 : 160));
const [cellWidth, cellHeight] = values.landscape
  ? [Math.round(width * 1.6), width]
  : [width, Math.round(width * 1.4)];
const columns = Math.min(
  shots.length,
  Number(values.columns ?? (times.length > 1 ? times.length * 2 : few ? 5 : 12)),
);
const [drawnWidth, drawnHeight] = values.landscape ? [960, 600] : [480, 672];
const { page, close } = await openStagePage();
await page.evaluate(
  `window.sheet = newSheet(${columns}, ${cellWidth}, ${cellHeight}, ${shots.length})`,
);
for (const { label, spec, t } of shots) {
  const shot = {
    t,
    width: few ? drawnWidth : cellWidth * 2,
    height: few ? drawnHeight : cellHeight * 2,
    quality: values.quality,
    fx: { confetti: values.confetti, snow: values.snow },
  };
  await page.evaluate(
    `still(${JSON.stringify(spec)}, ${JSON.stringify(shot)}).then(({ blob }) => sheet.add(blob, ${JSON.stringify(label)}))`,
  );
}
const type = values.out.endsWith(".png") ? "image/png" : "image/jpeg";
const data = (await page.evaluate(`sheet.picture("${type}").then(base64)`)) as string;
await mkdir(dirname(values.out), { recursive: true });
await writeFile(values.out, Buffer.from(data, "base64"));
await close();
for (const [occasion, covers] of Object.entries(SHOP_COVERS))
  console.log(`${occasion}: ${madeFor(occasion).length} made for it, ${covers.length} in the shop`);
console.log(`${values.out}: ${shots.length} pictures`);
