const KINDS = [
  "Buffer",
  "Framebuffer",
  "Program",
  "Renderbuffer",
  "Shader",
  "Texture",
  "VertexArray",
] as const;

/** Counts what a page makes on the GPU and gives back, and its contexts; wrap before anything is drawn. */
export const tallyGpu = () => {
  const alive: Record<string, number> = {};
  const contexts = { made: 0, lost: 0 };
  const methods = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...all: unknown[]) => unknown
  >;
  for (const kind of KINDS) {
    alive[kind] = 0;
    const make = methods[`create${kind}`];
    const end = methods[`delete${kind}`];
    if (!make || !end) continue;
    methods[`create${kind}`] = function (this: unknown, ...all) {
      alive[kind] = (alive[kind] ?? 0) + 1;
      return make.apply(this, all);
    };
    methods[`delete${kind}`] = function (this: unknown, ...all) {
      if (all[0]) alive[kind] = (alive[kind] ?? 0) - 1;
      return end.apply(this, all);
    };
  }
  for (const place of [HTMLCanvasElement.prototype, OffscreenCanvas.prototype]) {
    const get = place.getContext as (...all: unknown[]) => unknown;
    place.getContext = function (this: EventTarget, ...all: unknown[]) {
      const context = get.apply(this, all);
      if (all[0] === "webgl2" && context) {
        contexts.made++;
        this.addEventListener("webglcontextlost", () => contexts.lost++);
      }
      return context;
    } as typeof place.getContext;
  }
  return { alive: (): Record<string, number> => ({ ...alive }), contexts };
};
