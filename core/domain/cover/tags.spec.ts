import { describe, expect, it } from "vitest";
import { coverTags } from "./tags.ts";

const said = (...[variant, theme]: Parameters<typeof coverTags>) =>
  coverTags(variant, theme).split(" ").filter(Boolean);

describe("what is said of one cover beside its name [SHOP-10]", () => {
  it("is nothing of a cover that its drawing says all about", () => {
    expect(said("cake", "cake-0")).toEqual([]);
    expect(said("default", "")).toEqual([]);
  });

  it("is what it shows, of a drawn one", () => {
    expect(said("curvey", "curvey-1")).toEqual(["dark", "bright", "glow"]);
    expect(said("curvey2", "KIN_WARP_04_02")).toEqual(["elegant", "pastel"]);
  });

  it("is its style, of one that was made elsewhere", () => {
    expect(said("exported", "paper_city")).toEqual([
      ...["paper", "paper-cut", "layers", "shadow", "calm"],
    ]);
  });

  it("is both, of one made elsewhere that shows more than its style", () => {
    expect(said("exported", "shirt_and_tie")).toEqual([
      ...["dad", "office", "minimal", "simple", "modern", "quiet", "elegant"],
    ]);
  });
});
