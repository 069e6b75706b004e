import { expect, it } from "vitest";
import { posterPath, shelfPosterPath } from "./index.ts";

it("[OPEN-146] a cover's still picture lies under its occasion, with a stand-in where it shows a photo", () => {
  const at = (variant: string) => posterPath("birthday", { variant, theme: "trail-3" });
  expect(at("trail")).toBe("/posters/birthday/trail-3.jpg");
  expect(at("trail_photo")).toBe("/posters/birthday/trail-3-photo.jpg");
  expect(shelfPosterPath("curvey2", "KIN_WARP_01_02")).toBe(
    "/posters/all/curvey2-KIN_WARP_01_02.jpg",
  );
});
