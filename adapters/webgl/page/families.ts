import type { Gpu, Scene, SceneFactory, SceneKind, SceneRequest } from "../stage/index.ts";

type Loaders = { readonly [K in SceneKind]: () => Promise<SceneFactory<K>> };

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

/** Makes a cover's scene, the card's effects over it where it has any. */
export const sceneOf = async (request: SceneRequest, gpu: Gpu): Promise<Scene> => {
  const { kind, effects, seed } = request;
  const factory = (await FAMILIES[kind]()) as SceneFactory;
  if (!effects.confetti && !effects.snow) return factory.create(request, gpu);
  const { dressed } = await import("../effects/index.ts");
  return dressed(gpu, await factory.create(request, gpu), effects, seed);
};

/** Fetches what draws a kind of cover, and nothing more. */
export const warmKind = async (kind: SceneKind): Promise<void> => {
  await FAMILIES[kind]();
};
