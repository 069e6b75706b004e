import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands } from "vitest/browser";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { encode, penOf, spareCanvas } from "./basis/index.ts";
import type { Engine } from "./page/calls.ts";
import { type Area, differing, pixelsOf, spreadOf } from "./testing/pixels.ts";
import { startEngine } from "./testing/start.ts";
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

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("worker"));
});
afterAll(() => end());

/** The picture through the same file as its golden, so that the file's own loss is on both sides. */
const drawn = async (spec: CoverSpec, t: number): Promise<{ file: Blob; title: Area }> => {
  const { blob, title } = await engine.still(await requestOf(spec, 480, 672), t, "image/png");
  const canvas = spareCanvas(480, 672);
  penOf(canvas).putImageData(await pixelsOf(blob), 0, 0);
  return { file: await encode(canvas, "image/webp", 0.9), title };
};

const golden = async (subject: string, t: number): Promise<ImageData> => {
  const address = goldens[`./goldens/${subject}-${t}.webp`];
  if (!address) throw new Error(`There is no golden of ${subject} at ${t} s: see docs/stage.md`);
  return pixelsOf(await (await fetch(address)).blob());
};

describe.each(SUBJECTS)("the golden pictures of $subject", ({ subject, ...spec }) => {
  test.each(TIMES)("at %d s", async (t) => {
    const { file, title } = await drawn(spec, t);
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
    expect(differing(now, then), "the whole picture").toBeLessThanOrEqual(WHOLE);
    expect(differing(now, then, title), "its title").toBeLessThanOrEqual(TITLE);
  });

  test("one changed letter is seen", async () => {
    const t = TIMES[2];
    const { file, title } = await drawn(
      { ...spec, title: spec.title.replace("Grace", "Grade"), recipientName: "Grade" },
      t,
    );
    const then = writing ? (await drawn(spec, t)).file : null;
    const before = then ? await pixelsOf(then) : await golden(subject, t);
    expect(differing(await pixelsOf(file), before, title)).toBeGreaterThan(TITLE * 2);
  });
});
