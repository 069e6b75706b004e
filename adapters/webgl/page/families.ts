import { withEffects } from "../effects/index.ts";
import type { SceneFactory, SceneKind } from "../stage/index.ts";

type Loaders = { readonly [K in SceneKind]: () => Promise<SceneFactory<K>> };

/** Only the title, for what has no scene of its own (COVER-11). */
const lettered = async (): Promise<SceneFactory<never>> =>
  (await import("../plain/index.ts")).plain as SceneFactory<never>;

/** What draws each kind of cover; its code comes with the first cover of the kind (COVER-04). */
const FAMILIES: Loaders = {
  default: lettered,
  exported: lettered,
  "particles text": async () => (await import("../particles/index.ts")).particlesText,
  "particles shape": async () => (await import("../particles/index.ts")).particlesShape,
  curvey: async () => (await import("../curvey/index.ts")).curvey,
  curvey2: lettered,
  astronaut: lettered,
  boat: lettered,
  cake: async () => (await import("../cake/index.ts")).cake,
  hearts: async () => (await import("../hearts/index.ts")).hearts,
  "paper hearts": lettered,
  "paper cut": lettered,
  ripples: async () => (await import("../ripples/index.ts")).ripples,
  rocket: lettered,
  starburst: lettered,
  trail: lettered,
  xmas: lettered,
};

/** What draws a cover, the card's effects over it. */
export const factoryOf = async (kind: SceneKind): Promise<SceneFactory> =>
  withEffects((await FAMILIES[kind]()) as SceneFactory);
