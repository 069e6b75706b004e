import { queryAllByLabelText, queryAllByRole, queryAllByText } from "@testing-library/dom";

/** Where something stands, as a person or a screen reader would say it; bundled and put into each page that is driven. */
export interface Sought {
  /** An ARIA role; without one, by its words; `file` is a field for files by its label. */
  readonly role?: string;
  /** The whole name, or a regular expression's source for part of it. */
  readonly name?: string;
  readonly part?: string;
  readonly within?: Sought;
  /** Among many: counted from 0, or from -1 at the end. The first in sight without it. */
  readonly at?: number;
}

/** What takes no input, and a panel that has just slid in takes none for a moment (MODAL-30), is not there yet. */
const isShown = (element: Element): boolean => {
  if (element.closest("[inert]") !== null) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
};

const all = ({ role, name, part, within }: Sought): HTMLElement[] => {
  const root = within ? find(within) : document.body;
  if (root === null) return [];
  const words = part === undefined ? (name ?? /./) : new RegExp(part);
  if (role === "file") return queryAllByLabelText(root, words, { selector: "input" });
  const found =
    role === undefined
      ? queryAllByText(root, words)
      : queryAllByRole(root, role, { ...((name ?? part) ? { name: words } : {}) });
  return found.filter(isShown);
};

const find = (sought: Sought): HTMLElement | null => all(sought).at(sought.at ?? 0) ?? null;

/** The same once a hand reaches it: in sight, and under nothing, as the loader of pages stays over what has just come. */
const reach = (sought: Sought): HTMLElement | null => {
  const found = find(sought);
  found?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isFree = found?.contains(top) || top?.contains(found) || top?.closest("label");
  return isFree ? found : null;
};

/** What the live cover shows: its brightness in a grid of 24 × 32, of the canvas in sight; empty without one. */
const picture = (): number[] => {
  const sheets = document.querySelectorAll<HTMLCanvasElement>("main [data-live] canvas");
  const sheet = [...sheets].findLast(({ style }) => style.visibility !== "hidden");
  const copy = Object.assign(document.createElement("canvas"), { width: 24, height: 32 });
  const pen = copy.getContext("2d", { willReadFrequently: true });
  if (!sheet || !pen || sheet.width === 0) return [];
  pen.drawImage(sheet, 0, 0, 24, 32);
  return [...pen.getImageData(0, 0, 24, 32).data].filter((_, i) => i % 4 === 1);
};

/** Where this browser draws WebGL 2 at all. */
const webgl = (): { page: boolean; offscreen: boolean } => ({
  page: document.createElement("canvas").getContext("webgl2") !== null,
  offscreen:
    typeof OffscreenCanvas !== "undefined" &&
    new OffscreenCanvas(1, 1).getContext("webgl2") !== null,
});

const finder = { find, reach, count: (sought: Sought) => all(sought).length, picture, webgl };
export type Finder = typeof finder;
Object.assign(globalThis, { finder });
