import type { BrowserContext } from "@playwright/test";

/** A browser that draws no WebGL, neither on pages nor in workers (OPEN-164). */
export const withoutWebgl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: []
    ) {
      return /webgl/.test(kind) ? null : real.call(this, kind as "2d", ...more);
    } as typeof real;
    // workers have their own canvases
    Object.defineProperty(window, "OffscreenCanvas", { value: undefined });
  });
