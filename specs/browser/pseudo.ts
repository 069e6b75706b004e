import type { Page } from "@playwright/test";
import type { WordKey } from "#adapters/words/index.ts";
import type { Params } from "#core/kernel/index.ts";
import { sentences } from "#specs/fixtures/english.ts";

export const pseudo = "en-x-pseudo";
const { say } = sentences.in(pseudo);

/** A sentence of the catalogue in the language that a machine made. */
export const accented = (key: WordKey, params: Params = {}): string => say({ key, params });

/** What stands between the sentences of the catalogue: markup, addresses, paths, and the two letters without an accent. */
const signs = /<[^>]*>|\S+@\S+|https?:\S+|\b[\w-]+(?:\.[\w-]+)*\.[\w-]+\/\S*|\/\S+|\b[qxQX]\b/g;

const vietnamese = /^(?:thg|CH|SA)$/;

/**
 * The words on a page, seen or read aloud, that no letter of has an accent: English that is not in the catalogue.
 * @param own what people wrote, names and the brand, as it stands there
 * @param words of what people wrote where it stands in lines, each for itself
 */
export const englishOn = async (
  page: Page,
  own: readonly string[],
  words: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const said = await page.evaluate(() => {
    const named = ["aria-label", "placeholder", "title", "alt", "aria-description"];
    const all = [document.title];
    for (const one of document.querySelectorAll("body *")) {
      if (one.closest("script, style, noscript, [hidden]") || !one.checkVisibility()) continue;
      for (const name of named) all.push(one.getAttribute(name) ?? "");
      // an address may be broken in its middle, and is read as one
      if (one.querySelector(":scope > wbr")) all.push(one.textContent ?? "");
      else
        for (const node of one.childNodes)
          if (node.nodeType === Node.TEXT_NODE) all.push(node.nodeValue ?? "");
    }
    return all;
  });
  return said.flatMap((text) => {
    const rest = own.reduce((left, theirs) => left.replaceAll(theirs, " "), text);
    const plain = rest.replace(signs, " ").match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
    // initials are of one letter, and Vietnamese shortens its months and hours to a few
    const english = plain.filter(
      (word) => /^[a-zA-Z’'-]{2,}$/.test(word) && !vietnamese.test(word) && !words.has(word),
    );
    return english.length === 0 ? [] : [`${english.join(" ")} — in “${text.trim()}”`];
  });
};

/** Words that the eye cannot read to their end: beyond the window, or in a box that is too small and does not scroll. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    /** What a box cuts off, its own and those around it; null for text that only readers are told. */
    const clip = (of: Element) => {
      const box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      const within = (left: number, right: number) => {
        box.left = Math.max(box.left, left);
        box.right = Math.min(box.right, right);
      };
      // what lies in a box that scrolls is brought into those around it
      let isAcross = true;
      for (let one: Element | null = of; one !== null; one = one.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(one);
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (clipPath !== "none" || (overflowX === "hidden" && right - left <= 1)) return null;
        if (isAcross && (overflowX === "hidden" || overflowX === "clip")) within(left, right);
        if (scrolls(overflowX)) isAcross = false;
        if (scrolls(overflowY)) break;
        if (overflowY === "hidden" || overflowY === "clip") {
          box.top = Math.max(box.top, top);
          box.bottom = Math.min(box.bottom, bottom);
        }
        if (position === "fixed") break;
      }
      if (isAcross) within(0, window.innerWidth);
      return box;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue?.trim() ?? "";
      const around = node.parentElement;
      if (
        text === "" ||
        !around?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      // art may lie partly beside the window, and what people wrote behind an envelope
      if (around.closest("[aria-hidden=true]") || !/(?![a-zA-Z])\p{L}/u.test(text)) continue;
      const box = clip(around);
      if (box === null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        // a line's box is taller than its letters
        const spare = (bottom - top) / 4;
        const beside = Math.max(box.left - left, right - box.right) > 1;
        const below = Math.max(box.top - top, bottom - box.bottom) > spare;
        if (width > 0 && (beside || below)) found.push(text);
      }
    }
    return [...new Set(found)];
  });
