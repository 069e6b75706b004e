import { vi } from "vitest";
import type { PageStage, Playing, Probe } from "#adapters/webgl/index.ts";
import type { CoverSpec } from "#core/app/index.ts";
import * as stage from "../slides/stage.ts";

const nothing = () => undefined;

/** A picture in its place of which no frame is ever drawn. */
export const undrawn = <T = CoverSpec>(more: Partial<Playing<T>> = {}): Playing<T> => ({
  duration: 0,
  play: nothing,
  pause: nothing,
  seek: nothing,
  settle: nothing,
  update: nothing,
  uncover: nothing,
  dispose: nothing,
  ready: new Promise(nothing),
  ...more,
});

/** What a stage answers that was asked whether there is WebGL2. */
export const probing = (webgl2: boolean) => async (): Promise<Probe> => ({
  webgl2,
  software: true,
  maxPoint: 0,
  msaa: 0,
  halfFloat: false,
});

/** For this test the page has this stage in place of its own, which needs a graphics card. */
export const standIn = (parts: Partial<PageStage>) =>
  vi.spyOn(stage, "pageStage").mockImplementation(async () => parts as PageStage);
