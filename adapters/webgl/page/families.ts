import type { CoverSpec } from "#core/app/ports/stage.ts";
import { cake } from "../cake/index.ts";
import { curvey } from "../curvey/index.ts";
import { withEffects } from "../effects/index.ts";
import type { SceneFactory } from "../stage/index.ts";

const FACTORIES: Readonly<Record<string, SceneFactory>> = { curvey, cake };

/** What draws a cover; a variant without a scene of its own is lettered. */
export const factoryOf = (spec: CoverSpec): SceneFactory =>
  withEffects(
    (Object.hasOwn(FACTORIES, spec.variant) ? FACTORIES[spec.variant] : undefined) ?? curvey,
  );
