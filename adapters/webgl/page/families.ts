import type { LoadPainter } from "../painted/index.ts";
import type { Gpu, Scene, SceneFactory, SceneKind, SceneRequest } from "../stage/index.ts";

type Loaders = { readonly [K in Exclude<SceneKind, "slide">]: () => Promise<SceneFactory<K>> };

/** Only the title, for what has no scene of its own (COVER-11). */
const lettered = async (): Promise<SceneFactory<never>> =>
  (await import("../plain/index.ts")).plain as SceneFactory<never>;

/** What draws each kind of cover; its code comes with the first cover of the kind (COVER-04). */
const FAMILIES: Loaders = {
  default: lettered,
  clear: async () => (await import("../effects/index.ts")).clear,
  exported: async () => (await import("../exported/index.ts")).exported,
  "particles text": async () => (await import("../particles/text/index.ts")).particlesText,
  "particles shape": async () => (await import("../particles/shape/index.ts")).particlesShape,
  curvey: async () => (await import("../curvey/index.ts")).curvey,
  curvey2: async () => (await import("../curvey2/index.ts")).curvey2,
  astronaut: async () => (await import("../astronaut/index.ts")).astronaut,
  boat: async () => (await import("../boat/index.ts")).boat,
  cake: async () => (await import("../cake/index.ts")).cake,
  hearts: async () => (await import("../hearts/index.ts")).hearts,
  "paper hearts": async () => (await import("../paper/index.ts")).paperHearts,
  "paper cut": async () => (await import("../paper/index.ts")).paperCut,
  ripples: async () => (await import("../ripples/index.ts")).ripples,
  rocket: async () => (await import("../rocket/index.ts")).rocket,
  starburst: async () => (await import("../starburst/index.ts")).starburst,
  trail: async () => (await import("../trail/index.ts")).trail,
  xmas: async () => (await import("../xmas/index.ts")).xmas,
};

/** What draws a kind of scene; slides by the painter of whoever composed the stage. */
const factoryOf = async (kind: SceneKind, paints?: LoadPainter): Promise<SceneFactory> => {
  if (kind !== "slide") return (await FAMILIES[kind]()) as SceneFactory;
  if (!paints) throw new Error("This stage shows no slides");
  const [{ painted }, painter] = await Promise.all([import("../painted/index.ts"), paints()]);
  return painted(painter) as SceneFactory;
};

/** Makes a scene, the card's effects over it where it has any. */
export const sceneOf = async (
  request: SceneRequest,
  gpu: Gpu,
  paints?: LoadPainter,
): Promise<Scene> => {
  const { kind, effects, effectsFrom, seed } = request;
  const factory = await factoryOf(kind, paints);
  if (!effects.confetti && !effects.snow) return factory.create(request, gpu);
  const { dressed } = await import("../effects/index.ts");
  return dressed(gpu, await factory.create(request, gpu), effects, seed, effectsFrom);
};

/** Fetches what draws a kind of scene, and nothing more; of slides also what these are drawn with. */
export const warmKind = async (
  kind: SceneKind,
  paints?: LoadPainter,
  slides: readonly object[] = [],
): Promise<void> => {
  await factoryOf(kind, paints);
  if (paints && slides.length > 0) await (await paints()).warm?.(slides);
};
