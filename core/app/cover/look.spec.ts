import { describe, expect, test } from "vitest";
import { isSameLook, lookOf, specOf } from "./look.ts";
import { contentOf } from "./written.ts";

const photo = { id: "m1", type: "photo", url: "/files/a.jpg", thumbnail_url: null } as const;
const slide = { variant: "curvey", title: "Hi %RECIPIENT_NAME%" };

describe("a title slide as the stage draws it", () => {
  test("its photo goes along where the variant shows one, whatever lies beside it", () => {
    const media = [{ ...photo, id: "v1", type: "video" as const, url: "/files/v.mp4" }, photo];
    expect(specOf(lookOf({ ...slide, variant: "trail_photo", media }), "Grace")).toEqual({
      variant: "trail_photo",
      theme: null,
      exportedId: null,
      title: "Hi %RECIPIENT_NAME%",
      recipientName: "Grace",
      photo: "/files/a.jpg",
    });
    expect(specOf(lookOf({ ...slide, media }), null)).not.toHaveProperty("photo");
  });

  test.each([
    [{ colourset: { colours: ["#010203", "#fff"] }, cover_colour_count: 1 }, ["#010203"]],
    [{ colourset: { colours: ["volcano", "#fff"] } }, ["#FFFFFF"]],
    [{ colourset: { colours: "red" } }, undefined],
    [{ colourset: { colours: [] } }, undefined],
    [{ colourset: null }, undefined],
    [null, undefined],
  ])("[OPEN-123] colours it was given, %j, are %j", (theme, colours) => {
    expect(specOf(lookOf({ ...slide, theme: theme as never }), null).colours).toEqual(colours);
    // a cover made elsewhere letters in its own
    const made = { ...slide, variant: "exported", theme: theme as never };
    expect(specOf(lookOf(made), null).colours).toBeUndefined();
  });

  test("[OPEN-82] an exported cover's title may stand among its own fields", () => {
    const data = { bee_queen: [{ key: "title", value: "Buzz" }] };
    const made = { variant: "exported", title: null, exported_id: "bee_queen", slide_data: data };
    expect(lookOf(made).title).toBe("Buzz");
    expect(lookOf({ ...made, exported_id: "1001" }).title).toBe("");
  });
});

test("[OPEN-120] what a theme has beside its name is kept; other covers' fields too", () => {
  const kept = {
    theme: { name: "boat-1", exported_sku: "sku", colourset: { colours: [] } },
    slide_data: { "1001": [{ key: "title", value: "Brr" }] },
  };
  const look = lookOf({ variant: "exported", title: "Buzz", exported_id: "bee_queen" });
  expect(contentOf({ ...look, theme: "bee_queen" }, kept as never)).toMatchObject({
    theme: { name: "bee_queen", exported_sku: "sku" },
    slide_data: {
      "1001": [{ key: "title", value: "Brr" }],
      bee_queen: [{ key: "title", value: "Buzz" }],
    },
    media: [],
  });
});

test("links to a photo grow old and are the same look all the same", () => {
  const look = lookOf({ ...slide, variant: "trail_photo", media: [photo] });
  const again = lookOf({ ...slide, variant: "trail_photo", media: [{ ...photo, url: "/b.jpg" }] });
  expect(isSameLook(look, again)).toBe(true);
  expect(isSameLook(look, { ...look, photo: null })).toBe(false);
});
