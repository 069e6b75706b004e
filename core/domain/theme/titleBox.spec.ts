import { expect, it } from "vitest";
import { titleBoxIn } from "./titleBox.ts";

const box = (key: string) => ({ key, x: 1, y: 2, width: 3, height: 4 });

it("[THEME-11] the words of a cover stand in the title’s box, whatever else a theme has kept", () => {
  const title = box("title");
  expect(titleBoxIn({ boxes: [box("other"), title] })).toEqual(title);
  expect(titleBoxIn({ boxes: [null, undefined, title] })).toEqual(title);
  for (const theme of [{ boxes: [box("other")] }, { boxes: [] }, { boxes: "title" }, {}, null])
    expect(titleBoxIn(theme)).toBeNull();
});
