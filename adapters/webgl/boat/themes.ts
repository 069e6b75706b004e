import type { BoatTheme } from "#core/domain/cover/index.ts";
import { card } from "../catalogue/ground.ts";

const boat = (
  ground: ReturnType<typeof card>,
  miniSceneColor: string,
  base: string,
  paint: string,
  post: string,
  sails: string,
): BoatTheme => ({
  ...ground,
  scene: { type: "BoatScene", miniSceneColor, base, paint, post, sails },
});

/** The seven boats of Appendix D (OPEN-115), to the letter. */
export const themes: readonly BoatTheme[] = [
  boat(
    card("boat-0", "#FFFFFF", "#1D7FB8", "Dots"),
    "#155E8A",
    "#8D5524",
    "#E63946",
    "#5C3A1E",
    "#FFFFFF",
  ),
  boat(
    card("boat-1", "#08324A", "#A8DADC", "Squares"),
    "#74BFC3",
    "#6B4226",
    "#1D3557",
    "#4A2C17",
    "#F1FAEE",
  ),
  boat(
    card("boat-2", "#FFFFFF", "#2A9D8F", "Dots"),
    "#1F7268",
    "#7F5539",
    "#E9C46A",
    "#583A22",
    "#FFF8E7",
  ),
  boat(
    card("boat-3", "#3D1E00", "#F4A261", "Sprites"),
    "#D9813A",
    "#5E3B1F",
    "#264653",
    "#41280F",
    "#FFFFFF",
  ),
  boat(
    card("boat-4", "#FFFFFF", "#3A0CA3", "Dots"),
    "#2A0877",
    "#9C6644",
    "#F72585",
    "#6B4226",
    "#E0D7FF",
  ),
  boat(
    card("boat-5", "#1B4332", "#D8F3DC", "Squares"),
    "#95D5B2",
    "#7F5539",
    "#2D6A4F",
    "#583A22",
    "#FFFFFF",
  ),
  boat(
    card("boat-6", "#FFFFFF", "#E76F51", "Sprites"),
    "#B8482C",
    "#4A2C17",
    "#FFFFFF",
    "#2F1B0C",
    "#FFE8D6",
  ),
];
