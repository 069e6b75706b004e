import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { encode, penOf, spareCanvas } from "./basis/index.ts";
import type { Stage } from "./stage/index.ts";
import { writeGolden, writing } from "./testing/goldens.ts";
import { differing, pixelsOf, printOf, spreadOf } from "./testing/pixels.ts";
import { bareStage, type Picture, picturesOf } from "./testing/scene.ts";
import { requestOf, SUBJECTS, TIMES } from "./testing/subjects.ts";

/** The part of all pixels, and of the title's own area, that may differ visibly. */
const WHOLE = 0.003;
const TITLE = 0.002;

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

const drawn = async (
  spec: CoverSpec,
  times: readonly number[],
  titleOnly = false,
): Promise<readonly Picture[]> =>
  picturesOf(stage, await requestOf(spec, 480, 672), times, { titleOnly });

/** The picture through the same file as its golden, so that the file's own loss is on both sides. */
const fileOf = ({ pixels }: Picture): Promise<Blob> => {
  const canvas = spareCanvas(pixels.width, pixels.height);
  penOf(canvas, true).putImageData(pixels, 0, 0);
  return encode(canvas, "image/webp", 0.9);
};

const golden = async (subject: string, t: number): Promise<Blob> => {
  const address = goldens[`./goldens/${subject}-${t}.webp`];
  if (!address) throw new Error(`There is no golden of ${subject} at ${t} s: see docs/stage.md`);
  return (await fetch(address)).blob();
};

describe.each(SUBJECTS)("the golden pictures of $subject", ({ subject, ...spec }) => {
  let pictures: readonly Picture[];
  beforeAll(async () => {
    pictures = await drawn(spec, TIMES);
  });
  const pictureAt = (t: number): Picture => {
    const picture = pictures[TIMES.indexOf(t as (typeof TIMES)[number])];
    if (!picture) throw new Error(`There is no picture at ${t} s`);
    return picture;
  };

  test.each(TIMES)("at %d s", async (t) => {
    const { pixels, title } = pictureAt(t);
    expect(spreadOf(pixels), "it must not be blank").toBeGreaterThan(12);
    const file = await fileOf(pictureAt(t));
    if (writing) return writeGolden(`adapters/webgl/goldens/${subject}-${t}.webp`, file);
    const then = await golden(subject, t);
    // the same file is the same picture: neither need be decoded
    if ((await printOf(file)) === (await printOf(then))) return;
    const [now, before] = [await pixelsOf(file), await pixelsOf(then)];
    expect(differing(now, before), "the whole picture").toBeLessThanOrEqual(WHOLE);
    expect(differing(now, before, title), "its title").toBeLessThanOrEqual(TITLE);
  });

  test("one changed letter is seen", async () => {
    const t = TIMES[2];
    const other = { ...spec, title: spec.title.replace("Grace", "Grade"), recipientName: "Grade" };
    const [changed] = await drawn(other, [t], true);
    if (!changed) throw new Error("Nothing was drawn");
    // no file between: what it loses would be counted as a change
    const part = differing(changed.pixels, pictureAt(t).pixels, changed.title);
    expect(part).toBeGreaterThan(TITLE * 2);
    expect(part, "all else of the title is drawn, and as it was").toBeLessThan(0.5);
  });
});
