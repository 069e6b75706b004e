import { startTransition, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { matchRoute, withModal } from "#core/domain/navigation/index.ts";
import { Logo, Page, Wrap } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { bundleAsked, withoutPurchase } from "./asked.ts";
import { Days } from "./Days.tsx";
import { Footer } from "./Footer.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./Landing.module.css";
import { Pricing } from "./Pricing.tsx";
import { Questions } from "./Questions.tsx";
import { Steps } from "./Steps.tsx";

/** The landing page (ROUTE-02, OPEN-25); its alternate paths show it without header and account menu (OPEN-28). */
export const LandingScreen = () => {
  const w = useWords();
  const { pathname } = useLocation();
  const isLight = matchRoute(pathname).route.frame === "light";
  const depth = useDepth();
  useAnchor();
  usePurchase();
  return (
    <Page bar={isLight ? <LightBar /> : <SiteBar />} footer={depth > 1 ? <Footer /> : null} bleed>
      <title>{w("landing.title")}</title>
      <Hero />
      {depth > 0 ? (
        <>
          <Steps />
          <Days />
        </>
      ) : null}
      {depth > 1 ? (
        <>
          <Pricing />
          <Questions />
        </>
      ) : null}
    </Page>
  );
};

/** How far down the page is there: below the window it comes in steps, so that the page answers between them (P3). */
const useDepth = (): number => {
  const { hash } = useLocation();
  const [depth, setDepth] = useState(hash === "" ? 0 : 2);
  useEffect(() => {
    if (depth < 2) startTransition(() => setDepth(depth + 1));
  }, [depth]);
  return depth;
};

/** What is seen of it before anybody scrolls: painted before the app is there (P3). */
export const LandingStill = () => (
  <Page bar={<SiteBar />} bleed>
    <Hero />
  </Page>
);

const LightBar = () => (
  <header>
    <Wrap className={styles.light ?? ""}>
      <Logo />
    </Wrap>
  </header>
);

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

/** Opens the sale of the bundle that the address asks for (ROUTE-08, OPEN-30). */
const usePurchase = () => {
  const { navigator } = useApp().outside;
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  useEffect(() => {
    const asked = bundleAsked(path);
    if (!asked?.purchase) return;
    const { type, quantity } = asked;
    navigator.go(withModal(withoutPurchase(path), "bundle", { type, quantity }), { replace: true });
  }, [navigator, path]);
};
