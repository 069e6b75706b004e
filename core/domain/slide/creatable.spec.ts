import { describe, expect, it } from "vitest";
import { canDelete, creatableBy, offeredTo, SlideType, typeFromLink } from "./index.ts";

describe("who creates what", () => {
  const theirs = ["audio", "giphy", "photos", "text", "video", "title", "credits"];

  it("a contributor the list as printed, the owner all kinds, nobody a legacy slide [SLIDE-05] [OPEN-84]", () => {
    expect(creatableBy("contributor")).toEqual(theirs);
    const all = SlideType.options.filter((type) => type !== "legacy").toSorted();
    expect(creatableBy("owner").toSorted()).toEqual(all);
  });

  it("title and credits are offered only while the card has none, other kinds always [OPEN-84]", () => {
    const offered = (...present: SlideType[]) => offeredTo("contributor", present);
    expect(offered()).toEqual(theirs);
    expect(offered("title", "text")).toEqual(theirs.filter((type) => type !== "title"));
    expect(offered("credits")).toEqual(theirs.filter((type) => type !== "credits"));
  });

  it("a link opens the panel of a type that may be created, else the type selector [OPEN-99]", () => {
    expect(typeFromLink("contributor", ["title", "credits"], "video")).toBe("video");
    for (const other of ["news", "title", "nonsense", "", null])
      expect(typeFromLink("contributor", ["title", "credits"], other)).toBeNull();
    expect(typeFromLink("contributor", [], "title")).toBe("title");
    expect(typeFromLink("owner", [], "news")).toBe("news");
  });

  it("title and credits stay [SLIDE-39]", () => {
    const kept = SlideType.options.filter((type) => !canDelete({ type }));
    expect(kept).toEqual(["credits", "title"]);
  });
});
