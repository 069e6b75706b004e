import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { NO_THEMES, pieceOf } from "./catalogue/index.ts";
import type { Engine } from "./page/calls.ts";
import type { SceneRequest } from "./stage/index.ts";
import { frameOf, pixelsIn } from "./testing/frames.ts";
import { differing, isSame, spreadOf } from "./testing/pixels.ts";
import { createStage, startEngine } from "./testing/start.ts";
import { requestOf, SUBJECTS } from "./testing/subjects.ts";

const [WIDE, HIGH] = [96, 134];
const LETTERS =
  "Thank you for all the long evenings, the jokes at breakfast and your patience with us. ";

/** Titles that people write, and some that nobody should. */
const TITLES: readonly (readonly [string, string])[] = [
  ["200 letters", LETTERS.repeat(3).slice(0, 200)],
  ["one word of 200 letters", "Donaudampfschifffahrt".repeat(10).slice(0, 200)],
  ["a name read from the right", "Happy Birthday فاطمة محمد 2 שרה"],
  ["emoji", "🎉🥳 👩‍👩‍👧 🇬🇧 ❤️ 1️⃣"],
  // where no installed font has a letter, its box is shown
  ["Chinese, Japanese and Korean", "生日快樂 美玲さん 축하"],
  ["letters that no font has", "\u{10FFFD}\u{E123} \u{F8FF}"],
];

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("page"));
});
afterAll(() => end());

const drawn = (request: SceneRequest): Promise<ImageData> => frameOf(engine, request, 3);

describe.each(SUBJECTS)("$subject", ({ subject, ...spec }) => {
  let full: ImageData;
  beforeAll(async () => {
    full = await drawn(await requestOf(spec, WIDE, HIGH));
  });

  test("shows any title, and is whole without one", async () => {
    const request = await requestOf(spec, WIDE, HIGH);
    const bare = await drawn({ ...request, text: "" });
    expect(spreadOf(bare), "without a title").toBeGreaterThan(2);
    for (const [kind, text] of TITLES) {
      const picture = await drawn({ ...request, text });
      expect(spreadOf(picture), kind).toBeGreaterThan(6);
      expect(differing(picture, bare), `${kind} is to be seen`).toBeGreaterThan(0.006);
    }
  });

  test("is the same picture at every quality, with less on it", async () => {
    const request = await requestOf(spec, WIDE, HIGH);
    for (const quality of ["midhigh", "medium", "low"] as const) {
      const picture = await drawn({ ...request, quality });
      expect(spreadOf(picture), quality).toBeGreaterThan(spreadOf(full) * 0.7);
      expect(differing(picture, full), quality).toBeLessThan(quality === "midhigh" ? 1e-9 : 0.35);
      const changed = picture.data.some((value, i) => value !== full.data[i]);
      if (quality === "low" && subject !== "exported") expect(changed, quality).toBe(true);
    }
  });

  test("nothing is drawn where there is no room, and the next picture is whole", async () => {
    const request = await requestOf(spec, WIDE, HIGH);
    await engine.open(1, request);
    expect(await engine.frame(1, 3, 0, HIGH)).toBeNull();
    expect(await engine.frame(1, 3, WIDE, 0)).toBeNull();
    const frame = await engine.frame(1, 3, WIDE, HIGH);
    expect(frame?.width).toBe(WIDE);
    expect(frame && isSame(pixelsIn(frame), full)).toBe(true);
    await engine.close(1);
    await expect(engine.still({ ...request, width: 0 }, 3, "image/png")).rejects.toThrow();
    expect(spreadOf(full)).toBeGreaterThan(6);
  });
});

const themed = SUBJECTS.filter(
  ({ variant, cut }) => variant !== "default" && variant !== "exported" && !cut,
);
test.each(themed)(
  "[COVER-30] an unknown theme of $subject is drawn in the first one",
  async ({ subject: _, theme: __, ...spec }) => {
    // what is asked for alike is drawn alike (`same.browser.spec.ts`)
    const first = await requestOf(spec, WIDE, HIGH);
    expect(first.theme).not.toBeNull();
    expect(await requestOf({ ...spec, theme: "no-such!7" }, WIDE, HIGH)).toEqual(first);
  },
);

describe("a photo that fails", () => {
  const withPhoto = SUBJECTS.filter(({ photo }) => photo);
  test.each(withPhoto)("leaves $subject without it", async ({ subject: _, ...spec }) => {
    const request = await requestOf(spec, WIDE, HIGH);
    const without = await drawn({ ...request, photo: null });
    expect(spreadOf(without)).toBeGreaterThan(6);
    expect(differing(await drawn(request), without), "a good one is seen").toBeGreaterThan(0.02);
    const broken = new Blob(["no picture"], { type: "image/jpeg" });
    expect(differing(await drawn({ ...request, photo: broken }), without)).toBe(0);
    for (const photo of ["/no-such-photo.jpg?404", "blob:gone", "http://"])
      expect((await pieceOf({ ...spec, photo })).photo?.type ?? "none").not.toMatch(/^image/);
  });
});

test("[OPEN-121] an exported cover that is missing or broken is told, and its poster stays", async () => {
  const spec: CoverSpec = { variant: "exported", exportedId: "no-such", title: "Hi" };
  for (const exported of [async () => null, async () => ({ layers: 3 }) as never])
    await expect(pieceOf(spec, { exported })).rejects.toThrow(NO_THEMES);
  const place = document.createElement("div");
  place.style.cssText = "width:60px;height:84px";
  document.body.append(place);
  const stage = createStage({ where: "page", exported: async () => null });
  const error = await new Promise<Error>((resolve) =>
    stage.mount(place, spec, { onError: resolve }),
  );
  expect(error.message).toBe(NO_THEMES);
  const [poster, live] = place.querySelectorAll("canvas");
  // a canvas that nobody painted on is 300 wide
  expect(poster?.width).toBe(Math.round(60 * Math.min(devicePixelRatio, 2)));
  expect(live?.style.visibility).toBe("hidden");
  stage.dispose();
  place.remove();
});
