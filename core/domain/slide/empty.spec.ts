import { describe, expect, it } from "vitest";
import { isEmptySlide } from "./index.ts";

describe("[OPEN-92] [BUILD-06] a new slide", () => {
  it.each<Parameters<typeof isEmptySlide>[0]>([
    { type: "text" },
    { type: "text", title: " ", description: " \n", location_lat: null, media: [] },
    { type: "news", date: "1992-01-01" },
  ])("is empty: %j", (slide) => {
    expect(isEmptySlide(slide)).toBe(true);
  });

  it.each([
    { title: "a" },
    { subtitle: "a" },
    { description: "a" },
    { date: "2026-03-01" },
    { giphy_id: "g" },
    { spotify_track_id: "s" },
    { location_name: "Leeds" },
    { location_lat: 0 },
    { media: [{}] },
  ])("is not empty with %j", (written) => {
    expect(isEmptySlide({ type: "date", ...written })).toBe(false);
  });

  it("is not empty with a headline, whatever its year", () => {
    expect(isEmptySlide({ type: "news", title: "a", date: "1992-01-01" })).toBe(false);
  });
});
