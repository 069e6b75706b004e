import { afterEach, expect, test, vi } from "vitest";
import { pictureOf } from "./pictures.ts";

afterEach(() => vi.unstubAllGlobals());

test("[COVER-28] a picture of the ground is looked for below the cover assets, and done without where it is not", async () => {
  const asked = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal("fetch", asked);
  expect(await pictureOf(null, "/cover-assets")).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(await pictureOf("sky.jpg", "/cover-assets")).toBeNull();
  expect(asked).toHaveBeenCalledWith("/cover-assets/sky.jpg");
  asked.mockRejectedValue(new TypeError("offline"));
  expect(await pictureOf("sky.jpg", "/cover-assets")).toBeNull();
});
