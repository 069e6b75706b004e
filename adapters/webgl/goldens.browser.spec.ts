import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands } from "vitest/browser";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { encode, penOf, spareCanvas } from "./basis/index.ts";
import type { Stage } from "./stage/index.ts";
import { differing, pixelsOf, spreadOf } from "./testing/pixels.ts";
import { bareStage, type Picture, picturesOf } from "./testing/scene.ts";
import { requestOf, SUBJECTS, TIMES } from "./testing/subjects.ts";

/** The part of all pixels, and of the title's own area, that may differ visibly. */
const WHOLE = 0.003;
const TITLE = 0.002;
/** Set by `VITE_GOLDENS=write`: the goldens are written anew, to be looked at before they are committed. */
const writing = import.meta.env.VITE_GOLDENS === "write";

const goldens = import.meta.glob<string>("./goldens/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

let stage: Stage;
beforeAll(() => {
  stage = bareStage();
});
afterAll(() => stage.gpu.dispose());

const drawn = async (spec: CoverSpec, times: readonly number[]): Promise<readonly Picture[]> =>
  picturesOf(stage, await requestOf(spec, 480, 672), times);

/** The picture through the same file as its golden, so that the file's own loss is on both sides. */
const fileOf = ({ pixels }: Picture): Promise<Blob> => {
  const canvas = spareCanvas(pixels.width, pixels.height);
  penOf(canvas, true).putImageData(pixels, 0, 0);
  return encode(canvas, "image/webp", 0.9);
};

const golden = async (subject: string, t: number): Promise<ImageData> => {
  const address = goldens[`./goldens/${subject}-${t}.webp`];
  if (!address) throw new Error(`There is no golden of ${subject} at ${t} s: see docs/stage.md`);
  return pixelsOf(await (await fetch(address)).blob());
};

describe.each(SUBJECTS)("the golden pictures of $subject", ({ subject, ...spec }) => {
  let pictures: readonly Picture[];
  /** The last golden, for both that look at it. */
  let last: ImageData | undefined;
  beforeAll(async () => {
    pictures = await drawn(spec, TIMES);
  });
  const pictureAt = (t: number): Picture => {
    const picture = pictures[TIMES.indexOf(t as (typeof TIMES)[number])];
    if (!picture) throw new Error(`There is no picture at ${t} s`);
    return picture;
  };

  test.each(TIMES)("at %d s", async (t) => {
    const { title } = pictureAt(t);
    const file = await fileOf(pictureAt(t));
    const now = await pixelsOf(file);
    expect(spreadOf(now), "it must not be blank").toBeGreaterThan(12);
    if (writing) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const binary = bytes.reduce((text, byte) => text + String.fromCharCode(byte), "");
      await commands.writeFile(
        `adapters/webgl/goldens/${subject}-${t}.webp`,
        btoa(binary),
        "base64",
      );
      return;
    }
    const then = await golden(subject, t);
    if (t === TIMES[2]) last = then;
    expect(differing(now, then), "the whole picture").toBeLessThanOrEqual(WHOLE);
    expect(differing(now, then, title), "its title").toBeLessThanOrEqual(TITLE);
  });

  test("one changed letter is seen", async () => {
    const t = TIMES[2];
    const other = { ...spec, title: spec.title.replace("Grace", "Grade"), recipientName: "Grade" };
    const [changed] = await drawn(other, [t]);
    if (!changed) throw new Error("Nothing was drawn");
    const before = writing
      ? await pixelsOf(await fileOf(pictureAt(t)))
      : (last ?? (await golden(subject, t)));
    const now = await pixelsOf(await fileOf(changed));
    expect(differing(now, before, changed.title)).toBeGreaterThan(TITLE * 2);
  });
});
