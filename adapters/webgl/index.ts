import type { CoverSpec, Effects, PictureType, Stage } from "#core/app/ports/stage.ts";
import { drawingOf, firstQuality } from "#core/domain/cover/index.ts";
import { encode, NO_WEBGL, type Probe, penOf, spareCanvas } from "./basis/index.ts";
import { pieceOf, type Sources } from "./catalogue/index.ts";
import { type Link, type Parts, startEngine } from "./page/link.ts";
import { type FrameClock, pageClock } from "./page/pace.ts";
import { Player } from "./page/player.ts";
import type { Drawing, MountOptions, Playing, Shared, Subject } from "./page/playing.ts";
import { slideOf, wordless } from "./painted/subject.ts";
import type { SceneKind } from "./stage/index.ts";

export type { Probe } from "./basis/index.ts";
export type { FrameClock } from "./page/pace.ts";
export type { MountOptions, Playing } from "./page/playing.ts";
export type { LoadPainter, Painter, Painting } from "./painted/index.ts";
export type { TextLayer } from "./stage/index.ts";

export interface StageOptions extends Sources, Parts {
  /** Where pictures are drawn: "best" is a worker where one can draw, else the page. */
  readonly where?: "best" | "worker" | "page";
  readonly clock?: FrameClock;
}

/** The stage of one page: one WebGL context, any number of places (STAGE). */
export interface PageStage extends Stage {
  /** Shows a cover in `element`: the drawn picture as soon as it is there, a poster where that is late or cannot be. */
  mount(element: HTMLElement, spec: CoverSpec, options?: MountOptions): Playing;
  /** Shows a slide that isn’t a cover, in `element`, by the stage’s painter (decision 0053). */
  show(element: HTMLElement, slide: object, options?: MountOptions): Playing<object>;
  /** Has confetti and snow fall over `element`, whatever it shows (FX-01). */
  fall(element: HTMLElement, fx: Effects, options?: Pick<MountOptions, "paused">): Playing<null>;
  /** The cover's picture at its poster time, encoded; drawn in 2D where there is no WebGL. */
  picture(
    spec: CoverSpec,
    width: number,
    height: number,
    type: PictureType,
    quality?: number,
  ): Promise<Blob>;
  /** Fetches what a cover is drawn with before it is asked for. */
  warm(cover: CoverSpec): Promise<void>;
  /** Fetches what these slides are drawn with, but not their pictures, before they are shown. */
  warmSlides(slides: readonly object[]): Promise<void>;
  probe(): Promise<Probe>;
  dispose(): void;
}

const nothing = (): Subject => ({
  kind: "clear",
  cover: null,
  piece: async () => wordless("clear", null),
});
const NO_EFFECTS = { confetti: false, snow: false } as const;

const flat = async (
  spec: CoverSpec,
  width: number,
  height: number,
  type: PictureType,
  quality?: number,
): Promise<Blob> => {
  const { loadPosterFace, paintPoster } = await import("./poster/index.ts");
  const canvas = spareCanvas(width, height);
  await loadPosterFace(spec);
  paintPoster(penOf(canvas), spec, width, height);
  return encode(canvas, type, quality);
};

/** Nothing is loaded until the first place or picture asks for it. */
export const createStage = ({
  where = "best",
  clock = pageClock,
  worker,
  paints,
  ...sources
}: StageOptions): PageStage => {
  let started: Promise<Link> | undefined;
  let ids = 0;
  const link = (first?: SceneKind): Promise<Link> => {
    started ??= startEngine(where, { worker, paints }, first).then((link) => {
      shared.quality = firstQuality(link.probe.software);
      return link;
    });
    return started;
  };
  const shared: Shared = {
    clock,
    quality: firstQuality(false),
    id: () => ++ids,
    engine: async (first) => (await link(first)).engine,
  };
  let contextless: Drawing | undefined;
  /** Slides are drawn without a context, too (OPEN-164). */
  const ofSlides: Shared = {
    ...shared,
    engine: async () => {
      const { engine, probe } = await link("slide");
      if (probe.webgl2 || !paints) return engine;
      const { FlatEngine } = await import("./painted/engine.ts");
      contextless ??= new FlatEngine(paints);
      return contextless;
    },
  };
  const coverOf = (spec: CoverSpec): Subject => ({
    kind: drawingOf(spec.variant),
    cover: spec,
    piece: () => pieceOf(spec, sources),
  });
  const probe = async (): Promise<Probe> => {
    try {
      return await (await link()).engine.probe();
    } catch {
      // asking never throws: a stage that did not start has no WebGL (OPEN-164)
      return NO_WEBGL;
    }
  };
  const picture: PageStage["picture"] = async (spec, width, height, type, quality) => {
    if (!(await probe()).webgl2) return flat(spec, width, height, type, quality);
    const [{ engine }, piece] = await Promise.all([link(), pieceOf(spec, sources)]);
    const request = { ...piece, effects: NO_EFFECTS, quality: "high" as const, width, height };
    return (await engine.still(request, null, type, quality)).blob;
  };
  return {
    mount: (element, spec, options = {}) => new Player(shared, element, spec, coverOf, options),
    show: (element, slide, options = {}) => new Player(ofSlides, element, slide, slideOf, options),
    fall: (element, fx, options = {}) =>
      new Player(shared, element, null, nothing, { ...options, fx }),
    picture,
    thumb: async (...ask) => new Uint8Array(await (await picture(...ask)).arrayBuffer()),
    warm: async (cover) => {
      const kind = drawingOf(cover.variant);
      await Promise.all([
        pieceOf(cover, sources),
        link(kind).then(({ engine }) => engine.warm(kind)),
      ]);
    },
    warmSlides: async (slides) => {
      const { engine } = await link("slide");
      await engine.warm("slide", slides);
    },
    probe,
    dispose: () => {
      void started?.then(
        ({ end }) => end(),
        () => {},
      );
      started = undefined;
    },
  };
};
