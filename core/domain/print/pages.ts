import type { SlideType } from "../slide/index.ts";

/** What of a slide decides where it is printed. */
export interface Printed {
  readonly id: string;
  readonly type: SlideType;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** A page of a printed card. */
export type PrintPage<Slide> =
  | { readonly kind: "cover"; readonly slide: Slide }
  /** What a card says before it is opened. */
  | { readonly kind: "greeting" }
  | { readonly kind: "messages"; readonly slides: readonly Slide[] }
  | { readonly kind: "blank" }
  /** The code that leads to the whole card, and whose card it is. */
  | { readonly kind: "back" };

/** Letters up to which words are still read with ease at a quarter of a page. */
const SHORT = 120;

/** Messages that share a page at most. */
export const MOST_A_PAGE = 4;

/** Kinds of which paper has only a picture: a code beside it plays the message. */
const playing: ReadonlySet<SlideType> = new Set(["video", "audio", "music", "giphy"]);

/** If paper shows only a part of a slide, the rest of which is heard or moves. */
export const isPlaying = ({ type }: Pick<Printed, "type">): boolean => playing.has(type);

/** If a message shares a page; pictures, long letters and what needs a code have one of their own. */
export const isShort = ({ type, title, description }: Printed): boolean =>
  type === "text" && [...(title ?? ""), ...(description ?? "")].length <= SHORT;

/** Runs of what may share a page, in their order; anything else stands alone. */
const runsOf = <Slide extends Printed>(slides: readonly Slide[]): readonly Slide[][] => {
  const runs: Slide[][] = [];
  let open: Slide[] | null = null;
  for (const slide of slides) {
    const mayShare = isShort(slide);
    if (mayShare && open) open.push(slide);
    else runs.push([slide]);
    open = mayShare ? (runs.at(-1) ?? null) : null;
  }
  return runs;
};

/** A run on as few pages as it needs, as evenly as can be: five are three and two, never four and one. */
const spread = <Slide>(run: readonly Slide[]): readonly Slide[][] => {
  const count = Math.ceil(run.length / MOST_A_PAGE);
  const cut = (page: number) => Math.ceil((page * run.length) / count);
  return Array.from({ length: count }, (_, page) => run.slice(cut(page), cut(page + 1)));
};

/** Every page of a card: cover, greeting, messages in their order, as many blank ones as fill the sheets, back. */
export const pagesOf = <Slide extends Printed>(
  cover: Slide,
  messages: readonly Slide[],
  hasGreeting = false,
): readonly PrintPage<Slide>[] => {
  const inside: readonly PrintPage<Slide>[] = [
    ...(hasGreeting ? [{ kind: "greeting" } as const] : []),
    ...runsOf(messages)
      .flatMap(spread)
      .map((slides): PrintPage<Slide> => ({ kind: "messages", slides })),
  ];
  const blanks = (4 - ((inside.length + 2) % 4)) % 4;
  return [
    { kind: "cover", slide: cover },
    ...inside,
    ...Array.from({ length: blanks }, (): PrintPage<Slide> => ({ kind: "blank" })),
    { kind: "back" },
  ];
};
