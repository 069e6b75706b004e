import type { Tiers } from "#core/domain/payment/index.ts";
import { LandingStill } from "../screens/landing/LandingScreen.tsx";
import { stillOf } from "./still.tsx";

/** The landing page to somebody who has just come; the app is asked for when its cover is on the screen. */
export const still = (now: number, tiers: Tiers): string =>
  stillOf({ path: "/", now, tiers }, () => <LandingStill />).replace(
    'fetchPriority="high"',
    'fetchpriority="high" elementtiming="first"',
  );
