import type { Background, CakeTheme } from "#core/domain/cover/index.ts";

type Pattern = Background["properties"]["type"];
type Scene = CakeTheme["scene"];

const cake = (
  name: string,
  text: string,
  ground: string,
  pattern: Pattern,
  mini: string,
  scene: Omit<Scene, "type" | "miniSceneColor">,
): CakeTheme => ({
  name,
  text: { color: text },
  background: {
    color: ground,
    properties: { type: pattern, alpha: 0.2, size: 8, columnWidth: 40 },
  },
  scene: { type: "CakeScene", miniSceneColor: mini, ...scene },
});

const chantilly = (balls: number): Scene["mainTopping"] => ({
  type: "Chantilly",
  balls,
});
const cherry: Scene["mainTopping"] = { type: "Cherry" };
const leaves: Scene["mainTopping"] = { type: "Leaves" };

/** The eight cakes of Appendix D (OPEN-115), to the letter. */
export const themes: readonly CakeTheme[] = [
  cake("cake-0", "#FFFFFF", "#FF8FAB", "Dots", "#E06C8B", {
    cakeType: "classic",
    colors: ["#FFF1E6", "#FFC8DD", "#FF8FAB"],
    mainTopping: cherry,
    secondaryTopping: "Sprinkles",
    candleColor: "#F9C74F",
  }),
  cake("cake-1", "#4A1C40", "#FDE2E4", "Squares", "#F3B6C0", {
    cakeType: "layer",
    colors: ["#F7C59F", "#7B4B2A", "#FFF1E6"],
    mainTopping: chantilly(8),
    secondaryTopping: "Sugar",
    candleColor: "#E63946",
  }),
  cake("cake-2", "#FFFFFF", "#7B4B2A", "Dots", "#5A351C", {
    cakeType: "classic",
    colors: ["#5A351C", "#A47148", "#F3D9B1"],
    mainTopping: leaves,
    secondaryTopping: "Sugar",
    candleColor: "#FFFFFF",
  }),
  cake("cake-3", "#10355A", "#BDE0FE", "Sprites", "#8CC2F0", {
    cakeType: "layer",
    colors: ["#FFFFFF", "#A2D2FF", "#CDB4DB"],
    mainTopping: cherry,
    secondaryTopping: "Sprinkles",
    candleColor: "#FF70A6",
  }),
  cake("cake-4", "#FFFFFF", "#43AA8B", "Dots", "#2F7F67", {
    cakeType: "classic",
    colors: ["#F1FAEE", "#90BE6D", "#43AA8B"],
    mainTopping: leaves,
    secondaryTopping: "Sprinkles",
    candleColor: "#F94144",
  }),
  cake("cake-5", "#4D3900", "#F9C74F", "Squares", "#DDA72B", {
    cakeType: "layer",
    colors: ["#FFF3B0", "#F8961E", "#F9844A"],
    mainTopping: chantilly(6),
    secondaryTopping: "Sprinkles",
    candleColor: "#577590",
  }),
  cake("cake-6", "#FFFFFF", "#6D597A", "Dots", "#4E3F58", {
    cakeType: "classic",
    colors: ["#E5D4ED", "#B56576", "#6D597A"],
    mainTopping: cherry,
    secondaryTopping: "Sugar",
    candleColor: "#EAAC8B",
  }),
  cake("cake-7", "#FFFFFF", "#D90429", "Sprites", "#A0031E", {
    cakeType: "layer",
    colors: ["#FFFFFF", "#EF233C", "#8D0801"],
    mainTopping: chantilly(10),
    secondaryTopping: "Sugar",
    candleColor: "#FFD166",
  }),
];
