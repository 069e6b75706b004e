import { Suspense, startTransition, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { matchRoute } from "#core/domain/navigation/index.ts";
import { Logo, Page, Wrap } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { aside, part } from "../../shell/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./Landing.module.css";

const below = () => import("./Below.tsx");
const Below = aside<{ depth: number }>(() => below().then(({ Below }) => ({ default: Below })));
const Footer = aside<object>(() => below().then(({ Footer }) => ({ default: Footer })));

const Sample = part(() => import("./sample/Sample.tsx"));

/** The landing page (ROUTE-02), or the sample card in its place where the address says so; back leads to the page again. */
export const LandingScreen = () =>
  useSearchParams()[0].get("open") === "sample" ? (
    <Suspense fallback={<LandingStill />}>
      <Sample />
    </Suspense>
  ) : (
    <Landing />
  );

/** All of the page (OPEN-25); its alternate paths show it without header and account menu (OPEN-28). */
const Landing = () => {
  const w = useWords();
  const { pathname } = useLocation();
  const isLight = matchRoute(pathname).route.frame === "light";
  const depth = useDepth();
  const footer = (
    <Suspense>
      <Footer />
    </Suspense>
  );
  return (
    <Page
      bar={isLight ? <LightBar /> : <SiteBar />}
      footer={depth === lowest ? footer : null}
      bleed
    >
      <title>{w("landing.title")}</title>
      <Hero />
      {depth > 0 ? (
        <Suspense>
          <Below depth={depth} />
        </Suspense>
      ) : null}
    </Page>
  );
};

/** Four bands and a footer below the window. */
const lowest = 5;

/** Kept when the words on the screen, once they have been laid out, have their faces. */
const faces = async (): Promise<unknown> => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return document.fonts?.ready;
};

/** Whoever comes back to the page finds all of it, and is where they were. */
let wasWhole = false;

/**
 * How far down the page is there: below the window it comes in steps, once the words of the first screen have their
 * faces, so that the page answers between them (P3). Whoever is led to a part gets all at once.
 */
const useDepth = (): number => {
  const { hash } = useLocation();
  const [depth, setDepth] = useState(wasWhole ? lowest : 0);
  const reached = hash === "" ? depth : lowest;
  useEffect(() => {
    if (reached === lowest) {
      wasWhole = true;
      return;
    }
    let gone = false;
    const ready = reached === 0 ? faces() : Promise.resolve();
    void ready.then(() => {
      if (!gone) startTransition(() => setDepth(reached + 1));
    });
    return () => {
      gone = true;
    };
  }, [reached]);
  return reached;
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
