import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { Tile } from "./Tile.tsx";
import "../../../styles/tokens.css";

afterEach(() => document.body.replaceChildren());

const shown = (tint: string, lean?: number) => {
  const place = document.body.appendChild(document.createElement("div"));
  place.style.cssText = "inline-size: 200px; block-size: 150px";
  const tile = (
    <Tile tint={tint} {...(lean === undefined ? {} : { lean })}>
      <rect x="8" y="8" width="80" height="68" fill="#e76f51" />
    </Tile>
  );
  flushSync(() => createRoot(place).render(tile));
  const [paper, thing, drawn] = ["span", "span span", "rect"].map((what) => {
    const found = place.querySelector(what);
    if (!found) throw new Error(`There is no ${what}`);
    return found;
  }) as [Element, Element, Element];
  return { paper, thing, drawn };
};

test("[BUILD-02] a kind’s little thing is drawn on paper of its own colour", () => {
  const { paper, drawn } = shown("rgb(214, 225, 238)");
  expect(getComputedStyle(paper).backgroundColor).toBe("rgb(214, 225, 238)");
  const [sheet, thing] = [paper.getBoundingClientRect(), drawn.getBoundingClientRect()];
  expect(thing.width).toBeGreaterThan(sheet.width * 0.3);
  expect(thing.height).toBeGreaterThan(sheet.height * 0.3);
  expect(thing.left).toBeGreaterThanOrEqual(sheet.left);
  expect(thing.right).toBeLessThanOrEqual(sheet.right);
});

test("[BUILD-02] it leans as it is told, and stands straight otherwise", () => {
  expect(getComputedStyle(shown("red", -8).thing).rotate).toBe("-8deg");
  expect(getComputedStyle(shown("red").thing).rotate).toBe("0deg");
});
