import { expect, it } from "vitest";
import { standIn } from "./shelf.ts";

const spec = { variant: "curvey", theme: "curvey-0", title: "Happy Birthday" } as const;

it("[COVER-04] a cover nobody has changed yet is seen at once, by its picture on the shelf", () => {
  expect(standIn(spec, "birthday")).toBe("/posters/birthday/curvey-0.jpg");
  expect(
    standIn({ ...spec, variant: "exported", theme: null, exportedId: "bee_queen" }, "birthday"),
  ).toBe("/posters/birthday/bee_queen.jpg");
});

it.each([
  ["its words", { title: "Happy Birthday Grace" }],
  ["its colours", { colours: ["#FF0000"] }],
  ["its photo", { variant: "trail_photo", theme: "trail-5", photo: "/files/photo.jpg" }],
  ["nothing, but it shows no photo yet", { variant: "trail_photo", theme: "trail-5", photo: null }],
  ["another cover, with no picture of these words", { theme: "curvey-3" }],
])("no picture stands in once somebody changed %s", (_, change) => {
  expect(standIn({ ...spec, ...change }, "birthday")).toBeNull();
});
