import type { AstronautTheme } from "#core/domain/cover/index.ts";
import { card } from "../catalogue/ground.ts";

const astronaut = (
  ground: ReturnType<typeof card>,
  miniSceneColor: string,
  suitColor: string,
  visorColor: string,
  planetColor: string,
  starsColor: string,
): AstronautTheme => ({
  ...ground,
  scene: { type: "AstronautScene", miniSceneColor, suitColor, visorColor, planetColor, starsColor },
});

/** The five astronauts of Appendix D (OPEN-115), to the letter. */
export const themes: readonly AstronautTheme[] = [
  astronaut(
    card("astronaut-0", "#FFFFFF", "#10002B", "Dots"),
    "#240046",
    "#FFFFFF",
    "#4CC9F0",
    "#F72585",
    "#FFFFFF",
  ),
  astronaut(
    card("astronaut-1", "#FFFFFF", "#03045E", "Dots"),
    "#023E8A",
    "#F1FAEE",
    "#F9C74F",
    "#00B4D8",
    "#CAF0F8",
  ),
  astronaut(
    card("astronaut-2", "#FFFFFF", "#1B4332", "Sprites"),
    "#2D6A4F",
    "#FFFFFF",
    "#F94144",
    "#95D5B2",
    "#D8F3DC",
  ),
  astronaut(
    card("astronaut-3", "#FFFFFF", "#370617", "Dots"),
    "#6A040F",
    "#FFE8D6",
    "#FFBA08",
    "#E85D04",
    "#FFF3B0",
  ),
  astronaut(
    card("astronaut-4", "#0B132B", "#CDB4DB", "Squares"),
    "#B08FC7",
    "#FFFFFF",
    "#277DA1",
    "#FFAFCC",
    "#FFFFFF",
  ),
];
