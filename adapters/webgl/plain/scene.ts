import { FlatScene } from "../flat/index.ts";
import { Headline } from "../lettering/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { GARLAND } from "./shader.ts";

/** The cover without a theme (COVER-11): its title under paper garlands. */
export const plain: SceneFactory<"default"> = {
  async create({ text, name, quality }, gpu) {
    const headline = new Headline(
      { text, name },
      {
        face: { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false },
        colours: ["#8E2A5B", "#B5345F", "#C8553D", "#6B2FA0", "#1F7A7D"],
        from: 0.5,
        spread: 0.9,
        ink: {
          shadow: { color: "#7A2A4A", alpha: 0.28, blur: 0.08 },
          stroke: { color: "#FFFFFF", width: 0.06 },
          side: 0,
          round: 0.6,
          glare: 0,
        },
      },
      quality,
    );
    return new FlatScene(gpu, {
      quality,
      fragment: GARLAND,
      headline,
      frame: (aspect) => ({
        title: {
          x: 0,
          y: aspect > 1 ? -0.12 : -0.04,
          width: aspect * 1.72,
          height: aspect > 1 ? 1.1 : 1.16,
        },
        arch: aspect > 1 ? 0.03 : 0.1,
        largest: 0.42,
      }),
    });
  },
};
