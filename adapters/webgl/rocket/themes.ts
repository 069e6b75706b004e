import type { RocketTheme } from "#core/domain/cover/index.ts";
import { card } from "../catalogue/ground.ts";

const rocket = (
  ground: ReturnType<typeof card>,
  miniSceneColor: string,
  shipColor: string,
  trailColor: string,
): RocketTheme => ({
  ...ground,
  scene: { type: "RocketScene", miniSceneColor, shipColor, trailColor },
});

/** The three rockets of Appendix D (OPEN-115), to the letter; there is no rocket-0. */
export const themes: readonly RocketTheme[] = [
  rocket(card("rocket-1", "#FFFFFF", "#0B132B", "Dots"), "#1C2541", "#E63946", "#F9C74F"),
  rocket(card("rocket-2", "#FFFFFF", "#3A0CA3", "Sprites"), "#2A0877", "#F1FAEE", "#4CC9F0"),
  rocket(card("rocket-3", "#FFFFFF", "#006D77", "Dots"), "#004E55", "#FFD166", "#EF476F"),
];
