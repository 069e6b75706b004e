import { seedOf } from "#adapters/webgl/basis/index.ts";
import { graphemes } from "#core/kernel/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import { messageOf } from "../words.ts";

/** The inks of a poster: its ground, its type, the lines beside one that is echoed, and two discs. */
export interface Poster {
  readonly ground: string;
  readonly inks: readonly [string, string, ...string[]];
  readonly echo: readonly [string, string];
  readonly discs: readonly [string, string];
}

const light: readonly Poster[] = [
  {
    ground: "#e8473f",
    inks: ["#fff3df", "#2b1830"],
    echo: ["#2b1830", "#ff8a70"],
    discs: ["#f58a32", "#f3654f"],
  },
  {
    ground: "#f7c440",
    inks: ["#2b2140", "#c32433"],
    echo: ["#dd3a3c", "#fbe09a"],
    discs: ["#f49a24", "#f6765a"],
  },
  {
    ground: "#f3a0ae",
    inks: ["#3a1240", "#a81440"],
    echo: ["#b81f4c", "#fbd5d6"],
    discs: ["#f6b69c", "#f17a92"],
  },
];
/** Dark ones, on which much is read in comfort. */
const dark: readonly Poster[] = [
  {
    ground: "#24406b",
    inks: ["#fff6e4", "#ffcf4d"],
    echo: ["#ffcf4d", "#4f7fb0"],
    discs: ["#2f5f8c", "#35527f"],
  },
  {
    ground: "#176a5c",
    inks: ["#fff8e8", "#ffd97a"],
    echo: ["#ffd97a", "#4fae94"],
    discs: ["#22806d", "#125a55"],
  },
  {
    ground: "#5c2350",
    inks: ["#ffeeda", "#ffb35c"],
    echo: ["#ffb35c", "#a8528a"],
    discs: ["#7a3366", "#6b2448"],
  },
];

/** The poster of whoever wrote a message; much text stands on a dark one. */
export const posterOf = (slide: ShownSlide): Poster => {
  const seed = seedOf(`${slide.creator?.first_name ?? ""}${slide.subtitle ?? ""}`);
  const all = graphemes(messageOf(slide)).length > 110 ? dark : [...light, ...dark];
  return all[seed % all.length] ?? (dark[0] as Poster);
};
