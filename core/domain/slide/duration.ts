import { type Beats, slidePlays, type Timed } from "./kinds/index.ts";

/** How long a slide is shown, in seconds (SLIDE-40..44, OPEN-90, OPEN-91). */
export const displaySeconds = (slide: Timed): number => slidePlays[slide.type].seconds(slide);

const none: Beats = { lead: 0, tail: 0 };

/** The beats around a slide’s clip: it begins at `lead`, and is never cut (decision 0055). */
export const beatsOf = ({ type, variant }: Pick<Timed, "type" | "variant">): Beats =>
  slidePlays[type].beats?.(variant) ?? none;

/** How long a slide is in hand, in seconds: as long as it is shown, and the beats around its clip. */
export const secondsInHand = (slide: Timed): number => {
  const { lead, tail } = beatsOf(slide);
  return lead + displaySeconds(slide) + tail;
};
