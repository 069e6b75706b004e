import { describe, expect, test, vi } from "vitest";
import { NO_THEMES, pieceOf, themeFor, themesOf } from "./index.ts";

describe("looking a cover up", () => {
  test("[COVER-13] every variant of the catalogue has a picture of its own kind", async () => {
    const exported = async () => ({
      id: "bee_queen",
      name: "Bee queen",
      variant: "exported",
      fields: [],
      layers: [],
      assets: {},
    });
    const variants = ["cake", "paper_heart", "spaceman", "particles_shape_photo", "default"];
    const kinds = await Promise.all(
      variants.map(async (variant) => (await pieceOf({ variant, title: "Hi" })).kind),
    );
    expect(kinds).toEqual(["cake", "paper hearts", "astronaut", "particles shape", "default"]);
    const piece = await pieceOf(
      { variant: "exported", title: "Hi", exportedId: "bee_queen" },
      { exported },
    );
    expect(piece.kind).toBe("exported");
  });

  test("[COVER-30] an unknown theme is the first one", async () => {
    const piece = await pieceOf({ variant: "rocket", theme: "rocket-0", title: "" });
    expect(piece.theme).toMatchObject({ name: "rocket-1" });
  });

  test("a broken entry counts as one that is not there", async () => {
    const [good, ...rest] = await themesOf("trail");
    const broken = { ...good, name: "trail-9", color: 12 };
    expect(
      themeFor("trail", [broken, { ...good, name: "trail-0" }, ...rest], "trail-9")?.name,
    ).toBe("trail-0");
    expect(themeFor("trail", [broken], "trail-9")).toBeNull();
  });

  test("[COVER-31][OPEN-121] an exported cover without content says so", async () => {
    const lost = { variant: "exported", title: "Hi", exportedId: "no_such" };
    await expect(pieceOf(lost, { exported: async () => null })).rejects.toThrow(NO_THEMES);
    await expect(pieceOf({ ...lost, exportedId: null })).rejects.toThrow("No themes data found");
  });

  test("[ERR-28] an exported cover whose content cannot be fetched says why, as whoever fetched it does", async () => {
    const away = async () => {
      throw new Error("away");
    };
    const spec = { variant: "exported", title: "Hi", exportedId: "bee_queen" };
    await expect(pieceOf(spec, { exported: away })).rejects.toThrow("away");
  });

  test("[COVER-18] a warp's own title wears the recipient's name, an own title takes its place", async () => {
    const warp = { variant: "curvey2", theme: "KIN_WARP_02_01", recipientName: "Zoë" };
    expect((await pieceOf({ ...warp, title: " " })).text).toBe("Thank you Zoë");
    expect((await pieceOf({ ...warp, title: "Bon voyage, %RECIPIENT_NAME%" })).text).toBe(
      "Bon voyage, Zoë",
    );
  });
});

test("[COVER-04] a family's themes are asked for when a cover of it is looked up, and no other family's", async () => {
  vi.resetModules();
  const asked: string[] = [];
  const families = ["boat", "cake", "hearts", "rocket", "trail"];
  for (const family of families)
    vi.doMock(`../${family}/themes.ts`, async (original) => {
      asked.push(family);
      return original();
    });
  const { pieceOf: fresh } = await import("./index.ts");
  expect(asked).toEqual([]);
  await fresh({ variant: "rocket", theme: "rocket-2", title: "Up" });
  expect(asked).toEqual(["rocket"]);
  for (const family of families) vi.doUnmock(`../${family}/themes.ts`);
});
