import type { CoverSpec } from "#core/app/ports/stage.ts";
import { pieceOf } from "../catalogue/index.ts";
import type { SceneRequest } from "../stage/index.ts";

const TITLE = "Happy Birthday Grace";

/** One cover of every kind that is drawn: what the goldens and the tests of sameness look at. */
export const SUBJECTS: readonly (CoverSpec & { readonly subject: string })[] = [
  { subject: "default", variant: "default", title: TITLE },
  { subject: "cake", variant: "cake", theme: "cake-3", title: TITLE },
  { subject: "curvey", variant: "curvey", theme: "curvey-1", title: TITLE },
];

/** Seconds: on its way, nearly whole, and in the loop. */
export const TIMES = [0.6, 1.6, 6.5] as const;

export const requestOf = async (
  spec: CoverSpec,
  width: number,
  height: number,
): Promise<SceneRequest> => ({
  ...(await pieceOf(spec)),
  effects: { confetti: false, snow: false },
  quality: "high",
  width,
  height,
});
