import { describe, expect, it } from "vitest";
import { canDelete, creatableBy, offeredTo, SlideType, typeFromLink } from "./index.ts";

describe("who creates what", () => {
  const theirs = ["audio", "giphy", "photos", "text", "video", "title", "credits"];

  it("a contributor the list as printed, the owner all kinds, nobody a legacy slide [SLIDE-05] [OPEN-84]", () => {
    expect(creatableBy("contributor").toSorted()).toEqual(theirs.toSorted());
    const all = SlideType.options.filter((type) => type !== "legacy").toSorted();
    expect(creatableBy("owner").toSorted()).toEqual(all);
  });

  it("title and credits are offered only while the card has none, other kinds always [OPEN-84]", () => {
    const offered = (...present: SlideType[]) => offeredTo("contributor", present);
    const all = creatableBy("contributor");
    expect(offered()).toEqual(all);
    expect(offered("title", "text")).toEqual(all.filter((type) => type !== "title"));
    expect(offered("credits")).toEqual(all.filter((type) => type !== "credits"));
  });

  it("kinds are offered in the order of their registry, what people write most first [BUILD-01]", () => {
    const offered = offeredTo("owner", ["title", "credits"]);
    expect(offered.slice(0, 3)).toEqual(["text", "photos", "video"]);
    expect(offered.slice(3)).toEqual(["audio", "giphy", "music", "location", "date", "news"]);
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
