import fc from "fast-check";
import { people, type Somebody, type TabsBrowser } from "./tabs-browser.ts";

/** What may befall the tabs; what cannot happen to them as they are is left out. */
export type Step =
  | { readonly kind: "pass"; readonly minutes: number }
  | { readonly kind: "nextDay" | "longAway" }
  | { readonly kind: "open"; readonly online: boolean }
  | { readonly kind: "signIn" | "raceSignIn"; readonly at: number; readonly who: Somebody }
  | { readonly kind: "wake"; readonly at: number; readonly online: boolean }
  | {
      readonly kind: "duplicate" | "close" | "sleep" | "offline" | "logOut" | "raceLogOut";
      readonly at: number;
    }
  /** `after` milliseconds: before the refresh, while it is at the authority, or while its answer is on the way. */
  | { readonly kind: "raceOffline" | "raceClose"; readonly at: number; readonly after: number };

export const mostTabs = 8;
const at = fc.nat(mostTabs - 1);
const of = <K extends Step["kind"]>(kind: K) => fc.constant(kind);
const who = fc.constantFrom(...people);
const tabStep = fc.constantFrom("duplicate", "close", "sleep", "offline", "logOut", "raceLogOut");

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: of("pass"), minutes: fc.integer({ min: 1, max: 25 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("nextDay", "longAway") }) },
  { weight: 3, arbitrary: fc.record({ kind: of("open"), online: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("signIn", "raceSignIn"), at, who }),
  },
  { weight: 4, arbitrary: fc.record({ kind: of("wake"), at, online: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: tabStep, at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("raceOffline", "raceClose"),
      at,
      after: fc.nat(1000),
    }),
  },
) as fc.Arbitrary<Step>;

/** Does one step; answers false when it could not happen. */
export const play = async (world: TabsBrowser, step: Step): Promise<boolean> => {
  const { assembly, tabs } = world;
  const race = () => world.askAll();
  switch (step.kind) {
    case "pass":
      await assembly.pass(step.minutes * 60_000);
      return true;
    case "nextDay":
    case "longAway":
      world.closeAll();
      await assembly.pass((step.kind === "nextDay" ? 1 : 61) * 86_400_000);
      if (step.kind === "longAway") world.who = null;
      await world.openTab();
      return true;
    case "open":
      if (tabs.length === mostTabs) return false;
      await world.openTab(step.online);
      return true;
    case "wake":
      world.wake(step.at, step.online);
      return true;
    case "duplicate":
      if (tabs.length === mostTabs) return false;
      await world.duplicate(step.at);
      return true;
    case "close":
      if (tabs.length === 1) return false;
      world.close(step.at);
      return true;
    case "sleep":
      world.sleep(step.at);
      return true;
    case "offline":
      world.tab(step.at).online = false;
      return true;
    case "signIn":
    case "raceSignIn": {
      if (!isUsable(world, step.at)) return false;
      const answers = step.kind === "raceSignIn" ? await race() : [];
      await world.signIn(step.at, step.who);
      await world.does(Promise.all(answers));
      return true;
    }
    case "logOut":
    case "raceLogOut": {
      const tab = world.tab(step.at);
      if (tab.asleep || !tab.app.session.isSignedIn) return false;
      const answers = step.kind === "raceLogOut" ? await race() : [];
      await world.logOut(step.at);
      await world.does(Promise.all(answers));
      return true;
    }
    case "raceOffline":
    case "raceClose": {
      if (!isUsable(world, step.at) || (step.kind === "raceClose" && tabs.length === 1))
        return false;
      const answers = await race();
      await assembly.pass(step.after);
      if (step.kind === "raceClose") world.close(step.at);
      else {
        // the whole browser is cut off, for longer than any grace; then every tab is looked at again
        const awake = tabs.filter(({ asleep, online }) => !asleep && online);
        for (const tab of awake) tab.online = false;
        await world.does(Promise.all(answers));
        await assembly.pass(20 * 60_000);
        for (const tab of awake) {
          tab.online = true;
          tab.page.show();
        }
      }
      return true;
    }
  }
};

const isUsable = (world: TabsBrowser, at: number): boolean => {
  const { asleep, online, app } = world.tab(at);
  return !asleep && online && app.shell.isSetUp;
};
