import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Page } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Days } from "./Days.tsx";
import { Footer } from "./Footer.tsx";
import { Hero } from "./Hero.tsx";
import { Pricing } from "./Pricing.tsx";
import { Questions } from "./Questions.tsx";
import { Steps } from "./Steps.tsx";

/** The landing page (ROUTE-02, OPEN-25). */
export const LandingScreen = () => {
  const w = useWords();
  useAnchor();
  return (
    <Page bar={<SiteBar />} footer={<Footer />} bleed>
      <title>{w("landing.title")}</title>
      <Hero />
      <Steps />
      <Days />
      <Pricing />
      <Questions />
    </Page>
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
