import { slidePlays, type Timed } from "./kinds/index.ts";

/** How long a slide is shown, in seconds (SLIDE-40..44, OPEN-90, OPEN-91). */
export const displaySeconds = (slide: Timed): number => slidePlays[slide.type].seconds(slide);
