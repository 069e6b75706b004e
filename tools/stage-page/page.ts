import { pieceOf, themesOf } from "#adapters/webgl/catalogue/index.ts";
import { createStage, startEngine } from "#adapters/webgl/testing/start.ts";
import type { CoverSpec, Effects } from "#core/app/ports/stage.ts";
import {
  COVER_ASSETS,
  EXPORTED,
  FAMILIES,
  fitQuality,
  type Quality,
  TONES,
  titleVariantOf,
} from "#core/domain/cover/index.ts";
import type { ExportedCover } from "#core/domain/exported/index.ts";
import { Sheet } from "./sheet.ts";

const none: Effects = { confetti: false, snow: false };

/** For the scripts that take pictures: engines by where they run, each started once. */
const engines = new Map<string, ReturnType<typeof startEngine>>();
const engineIn = (where: "worker" | "page" | "best") => {
  const known = engines.get(where);
  if (known) return known;
  const fresh = startEngine(where);
  engines.set(where, fresh);
  return fresh;
};

/** Covers made elsewhere, from where the product has them. */
const exported = async (id: string): Promise<ExportedCover | null> => {
  if (!EXPORTED.some(({ name }) => name === id)) return null;
  const answer = await fetch(`${COVER_ASSETS}/exported/${id}.json`);
  return answer.ok ? answer.json() : null;
};

interface Shot {
  readonly t?: number | null;
  readonly width?: number;
  readonly height?: number;
  readonly fx?: Effects;
  readonly quality?: Quality;
  readonly where?: "worker" | "page" | "best";
}

/** One picture, and where its title stands. */
const still = async (spec: CoverSpec, shot: Shot = {}) => {
  const { t = null, fx = none, where = "best", quality = "high" } = shot;
  const { width, height } = fitQuality(quality, shot.width ?? 480, shot.height ?? 672);
  const { engine } = await engineIn(where);
  const request = {
    ...(await pieceOf(spec, { exported })),
    effects: fx,
    quality,
    width,
    height,
  };
  return engine.still(request, t, "image/png");
};

const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return (bytes as Uint8Array & { toBase64(): string }).toBase64();
};

const shoot = async (spec: CoverSpec, shot: Shot = {}) => {
  const { engine } = await engineIn(shot.where ?? "best");
  const { blob, title } = await still(spec, shot);
  return { data: await base64(blob), title, counters: await engine.counters() };
};
const newSheet = (columns: number, width: number, height: number, count: number) =>
  new Sheet(columns, width, height, count);
Object.assign(window, {
  startEngine,
  createStage,
  engineIn,
  pieceOf,
  themesOf,
  still,
  shoot,
  base64,
  newSheet,
});

const all = document.querySelector<HTMLElement>("#all");
if (all && location.search !== "?bare") {
  const asked = new URLSearchParams(location.search);
  const stage = createStage({ exported });
  for (const family of FAMILIES.filter((one) => one === (asked.get("family") ?? "cake")))
    for (const { name } of TONES[family]) {
      const place = document.createElement("div");
      all.append(place);
      stage.mount(
        place,
        {
          variant: titleVariantOf(family),
          theme: name,
          title: asked.get("title") ?? "Happy Birthday %RECIPIENT_NAME%",
          recipientName: asked.get("name") ?? "Grace",
        },
        {
          fx: { confetti: asked.has("confetti"), snow: asked.has("snow") },
          onError: (error) => console.error(error.message),
        },
      );
    }
}
