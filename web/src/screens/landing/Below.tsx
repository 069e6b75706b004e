import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useApp } from "../../hooks/context.ts";
import { Days } from "./Days.tsx";
import { Pricing } from "./Pricing.tsx";
import { Questions } from "./Questions.tsx";
import { Steps } from "./Steps.tsx";

export { Footer } from "./Footer.tsx";

/** The page below its first screen, as far down as `depth` says. */
export const Below = ({ depth }: { depth: number }) => {
  const sells = useApp().ports.settings.tiers === "on";
  useAnchor();
  return (
    <>
      {depth > 0 ? <Steps /> : null}
      {depth > 1 ? <Days /> : null}
      {depth > 2 && sells ? <Pricing /> : null}
      {depth > 3 ? <Questions /> : null}
    </>
  );
};

/** Goes to the part that the address names, however one came here (ROUTE-06, ROUTE-07). */
const useAnchor = () => {
  const { hash, key } = useLocation();
  const isHere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again scrolls again
  useEffect(() => {
    // who arrives is there at once; who was reading sees the way
    const behavior = isHere.current ? "auto" : "instant";
    isHere.current = true;
    const part = hash === "" ? null : document.getElementById(hash.slice(1));
    part?.scrollIntoView({ behavior });
    part?.focus({ preventScroll: true });
  }, [hash, key]);
};
