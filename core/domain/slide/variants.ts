import { titleVariantOf } from "../cover/index.ts";
import { slideKinds, slidePlays, type Transition } from "./kinds/index.ts";
import type { SlideType } from "./slide.ts";

export const defaultVariant = (type: SlideType): string => slideKinds[type].variants[0];

export const isVariant = (type: SlideType, variant: string): boolean =>
  slideKinds[type].variants.includes(variant);

/** A title slide's variant from its own name or the catalogue's (OPEN-116); null when there is none of that name. */
export const titleVariant = (named: string): string | null => {
  const variant = titleVariantOf(named as Parameters<typeof titleVariantOf>[0]);
  return isVariant("title", variant) ? variant : null;
};

/** How a slide of this type comes in; every variant of a type has the same (SLIDE-19, OPEN-86). */
export const transitionOf = (type: SlideType): Transition => slidePlays[type].transition;
