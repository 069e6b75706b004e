import { expect, it } from "vitest";
import { COVER_VARIANTS, checkPaper, checkTheme, coverKind } from "./index.ts";

const ripples = {
  name: "ripples-1",
  colorsRipples: [0.06, 0.45, 0.67, 0.56, 0.89, 0.93],
  colorsText: ["#FFFFFF", "#FFF3B0", "#FFE0E9", "#E0FBFC", "#FFD6A5", "#FFFFFF"],
};
const layer = ["#FFB3C1", "#FF8FA3"];
const paper = {
  name: "boat-0",
  text: { color: "#FFFFFF" },
  background: {
    color: "#D90429",
    properties: { type: "Dots", alpha: 0.2, size: 6, columnWidth: 24 },
  },
  scene: {
    type: "PaperCutScene",
    miniSceneColor: "#A0031E",
    layers: { base: layer, back: layer, mid: layer, front: layer },
    shadow: { offset: 0.01, opacity: 0.4 },
    deformation: { frequency: 3, amplitude: 0.02, speed: 1 },
  },
};

it("[COVER-24] a theme is taken as its family promises it; one that is broken is none", () => {
  expect(checkTheme("ripples", ripples)).toEqual(ripples);
  expect(checkTheme("ripples", { ...ripples, colorsText: ["#FFFFFF"] })).toBeNull();
  expect(checkTheme("starburst", ripples)).toBeNull();
});

it("[COVER-07][OPEN-113] a card theme may show cut paper instead of its own scene, no other family's may", () => {
  expect(checkPaper("boat", paper)?.scene.type).toBe("PaperCutScene");
  expect(checkPaper("ripples", paper)).toBeNull();
  expect(checkPaper("boat", { ...paper, scene: { type: "BoatScene" } })).toBeNull();
});

it("[SHOP-10] every cover is looked for as one kind", () => {
  const kindOf = Object.fromEntries(COVER_VARIANTS.map((variant) => [variant, coverKind(variant)]));
  expect(kindOf).toMatchObject({
    curvey: "lettering",
    exported: "characters",
    cake: "scenes",
    starburst: "frames",
  });
  expect(
    (["bee_queen", "paper_moon", "golden_laurel", "volcano"] as const).map((id) =>
      coverKind("exported", id),
    ),
  ).toEqual(["characters", "scenes", "frames", "characters"]);
});
