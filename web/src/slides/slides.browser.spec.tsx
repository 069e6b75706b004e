import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { Engine } from "#adapters/webgl/page/calls.ts";
import { startEngine } from "#adapters/webgl/page/link.ts";
import { wordless } from "#adapters/webgl/painted/subject.ts";
import { pixelsIn } from "#adapters/webgl/testing/frames.ts";
import { differing, spreadOf } from "#adapters/webgl/testing/pixels.ts";
import { say } from "../words/index.ts";
import { slideOf } from "./kinds/testing/samples.ts";
import { openPainting, openSlide } from "./painting.ts";
import { SlideFace, SlideView } from "./SlideFace.tsx";
import type { ShownSlide } from "./shown.ts";
import { subjectOf } from "./subject.ts";
import worker from "./worker.ts?worker&url";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

const [WIDTH, HEIGHT] = [250, 350];
/** Four colours, as an uploading file has its address. */
const picture = await (async () => {
  const canvas = new OffscreenCanvas(64, 48);
  const pen = penOf(canvas);
  for (const [i, colour] of ["#d2333f", "#2f8f83", "#f9c74f", "#29336b"].entries()) {
    pen.fillStyle = colour;
    pen.fillRect((i % 2) * 32, i < 2 ? 0 : 24, 32, 24);
  }
  return URL.createObjectURL(await canvas.convertToBlob());
})();
const photo = (id: string, url = picture) => ({
  id,
  type: "photo" as const,
  url,
  thumbnail_url: null,
});

const letter = slideOf({
  description: "You make Mondays bearable, and Fridays better still.",
  subtitle: "Priya",
});
const polaroids = slideOf({
  type: "photos",
  variant: "polaroid",
  title: "Lisbon",
  media: [photo("a"), photo("b")],
});
const credits = slideOf({ type: "credits", description: "Ada\nBob", variant: "default" });
const kinds: readonly (readonly [string, ShownSlide])[] = [
  ["letter", letter],
  ["polaroids", polaroids],
  ["credits", credits],
  ["song", slideOf({ type: "music", variant: "default", subtitle: "Tom" })],
];

type Started = Awaited<ReturnType<typeof startEngine>>;
/** One on the page and one in a worker for all slides, begun with the first. */
const engines = new Map<"worker" | "page", Promise<Started>>();
const engineIn = async (where: "worker" | "page"): Promise<Engine> => {
  const started =
    engines.get(where) ?? startEngine(where, { worker, paints: async () => openPainting });
  engines.set(where, started);
  return (await started).engine;
};
afterAll(async () => {
  for (const started of engines.values()) (await started).end();
});

describe.each(kinds)("a slide (%s)", (_, slide) => {
  /** By its drawing, with a pen and nothing else. */
  const plainly = async (): Promise<(t: number) => ImageData> => {
    const painting = await openSlide(subjectOf(slide, say), WIDTH, HEIGHT);
    await painting.whole;
    ends.push(() => painting.dispose());
    return (t) => {
      const pen = penOf(spareCanvas(WIDTH, HEIGHT), true);
      painting.paint(pen, WIDTH, HEIGHT, t);
      return pen.getImageData(0, 0, WIDTH, HEIGHT);
    };
  };
  const framed = async (engine: Engine, t: number): Promise<ImageData> => {
    const frame = await engine.frame(1, t, WIDTH, HEIGHT);
    if (!frame) throw new Error(`Nothing was drawn at ${t} s`);
    return pixelsIn(frame);
  };

  test.each(["worker", "page"] as const)(
    "is the same in the %s’s scene as by its drawing alone, in any order of times",
    async (where) => {
      const engine = await engineIn(where);
      await engine.open(1, {
        ...wordless("slide", subjectOf(slide, say)),
        effects: { confetti: false, snow: false },
        quality: "low",
        width: WIDTH,
        height: HEIGHT,
      });
      await engine.whole(1);
      const plain = await plainly();
      const times = [1.1, Number.POSITIVE_INFINITY, 0.3, 1.1];
      for (const t of times) expect(differing(await framed(engine, t), plain(t)), `${t} s`).toBe(0);
      expect(spreadOf(plain(Number.POSITIVE_INFINITY))).toBeGreaterThan(5);
      await engine.close(1);
    },
  );
});

describe("on the page", () => {
  const show = (ui: ReactNode): HTMLElement => {
    const place = document.createElement("div");
    place.style.cssText = `width:${WIDTH}px;height:${HEIGHT}px;margin:20px`;
    document.body.append(place);
    const root = createRoot(place);
    flushSync(() => root.render(ui));
    ends.push(() => root.unmount());
    return place;
  };
  const seen = (place: HTMLElement): ImageData => {
    const sheet = [...place.querySelectorAll("canvas")].findLast(
      ({ style }) => style.visibility !== "hidden",
    );
    const { width, height } = sheet ?? { width: 1, height: 1 };
    const pen = penOf(spareCanvas(width, height), true);
    if (sheet && width > 0) pen.drawImage(sheet, 0, 0);
    return pen.getImageData(0, 0, width, height);
  };
  const isSeen = (place: HTMLElement) =>
    expect.poll(() => spreadOf(seen(place)), { timeout: 20_000 }).toBeGreaterThan(8);
  /** Ink in a part of the page: how far its darkest lies below the paper’s usual brightness, of 255. */
  const inkIn = (place: HTMLElement, box: DOMRect): number => {
    const whole = place.getBoundingClientRect();
    const { width, height, data } = seen(place);
    const scale = width / whole.width;
    const [left, top] = [(box.left - whole.left) * scale, (box.top - whole.top) * scale];
    const lights: number[] = [];
    for (let y = Math.max(0, Math.round(top)); y < Math.min(height, top + box.height * scale); y++)
      for (
        let x = Math.max(0, Math.round(left));
        x < Math.min(width, left + box.width * scale);
        x++
      )
        lights.push(data[(y * width + x) * 4 + 1] ?? 0);
    lights.sort((a, b) => a - b);
    const at = (part: number) => lights[Math.floor((lights.length - 1) * part)] ?? 0;
    return at(0.7) - at(0.03);
  };

  test.each(["still", "alive and settled"])(
    "every line of its words lies over its ink, and no further (%s)",
    async (how) => {
      const place = show(
        how === "still" ? (
          <SlideFace slide={letter} />
        ) : (
          <SlideView slide={letter} playing={false} settled />
        ),
      );
      await expect
        .poll(() => place.querySelectorAll("[data-line]").length, { timeout: 20_000 })
        .toBeGreaterThan(2);
      await isSeen(place);
      const lines = [...place.querySelectorAll<HTMLElement>("[data-line]")];
      for (const line of lines) {
        const words = line.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        const message = line.textContent ?? "";
        expect(inkIn(place, words), message).toBeGreaterThan(60);
        // of its last letter, too: as wide as its ink
        const end = new DOMRect(
          words.right - words.height * 0.45,
          words.top,
          words.height * 0.45,
          words.height,
        );
        expect(inkIn(place, end), `the end of ${message}`).toBeGreaterThan(30);
      }
      expect(place.querySelector('[data-part="message"]')?.textContent).toBe(letter.description);
      expect(place.textContent?.replace(letter.description ?? "", "")).toBe("Priya");
    },
  );

  test("[OPEN-87] names stay a list, and photos keep their names", async () => {
    const list = show(<SlideFace slide={credits} />);
    await expect
      .poll(() => list.querySelectorAll("[data-line]").length, { timeout: 20_000 })
      .toBeGreaterThan(2);
    const items = [...list.querySelectorAll('[role="list"] > [role="listitem"]')];
    expect(items.map((item) => item.textContent)).toEqual(["Ada", "Bob"]);
    const photos = show(<SlideFace slide={polaroids} />);
    await isSeen(photos);
    const named = [...photos.querySelectorAll('[role="img"]')];
    expect(named.map((one) => one.getAttribute("aria-label"))).toEqual(["Photo 1", "Photo 2"]);
  });

  test("[SLIDE-14] a photo that doesn’t come is asked for once more, then says so", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    ends.push(() => asked.mockRestore());
    const media = [photo("a", "/no-such-photo.webp")];
    const place = show(<SlideFace slide={{ ...polaroids, media }} />);
    await expect
      .poll(() => place.querySelector('[role="img"]')?.getAttribute("aria-label"), {
        timeout: 20_000,
      })
      .toBe(say("slides.photoLost"));
    const tries = asked.mock.calls.filter(([of]) => String(of).includes("no-such-photo"));
    expect(tries).toHaveLength(2);
    await isSeen(place);
  });

  test("[F-49] settled at its place it is drawn to the pixel, though it has a thumbnail; in a list that is enough", async () => {
    const made = { ...letter, thumbnail_url: picture };
    const media = vi.spyOn(window, "matchMedia");
    media.mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: /reduce/.test(query) }) as MediaQueryList,
    );
    ends.push(() => media.mockRestore());
    const [inHand, listed] = [
      show(<SlideView slide={made} playing={false} />),
      show(<SlideFace slide={made} />),
    ];
    await isSeen(inHand);
    expect(listed.querySelector("canvas")).toBeNull();
    expect(listed.querySelector("img")?.getAttribute("src")).toBe(picture);
  });

  test("[F-49] alive it moves, and stands settled as its still picture does", async () => {
    const [moving, still] = [
      show(<SlideView slide={letter} playing elapsed={() => 0} />),
      show(<SlideFace slide={letter} />),
    ];
    await isSeen(still);
    const settled = seen(still);
    await expect
      .poll(() => differing(seen(moving), settled), { timeout: 20_000, interval: 250 })
      .toBe(0);
  });
});
