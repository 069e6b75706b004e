import {
  type Deliver,
  mapDrafts,
  mapRecordings,
  mapStorage,
  memoryCamera,
  memoryClips,
  memoryDevice,
  memoryNavigator,
  memoryPage,
  memoryUploads,
  type SteppedClock,
  silentLive,
  tabs,
} from "#adapters/memory/index.ts";
import { createApp } from "#core/app/index.ts";
import type { Tiers } from "#core/domain/payment/index.ts";
import { clientVersion } from "#core/domain/platform/index.ts";
import { asSaid, type Outcome, pause, refused, unobserved } from "#core/kernel/index.ts";
import type { Api, OperationId } from "#core/operations/index.ts";
import type { Browser, Call, Delays, Event, Tab } from "./assembly.ts";
import { hearing, lifeOf, releasing } from "./life.ts";

/** How one browser reaches the authority: its cookies are inside. */
export interface Reach {
  /** @param arrives whether an answer gets here; the cookies of one that does not are lost with it */
  api(token: () => string | null, arrives: () => Promise<boolean>): Api;
  readonly deliver: Deliver;
  clearCookies(): void;
}

export interface Headless {
  readonly clock: SteppedClock;
  readonly calls: Call[];
  readonly events: Event[];
  readonly faults: unknown[];
  readonly underWay: UnderWay;
  browser(reach: Reach, delays?: Delays): Browser;
}

/** The calls that are under way. */
interface UnderWay {
  readonly count: number;
  begin(): void;
  end(): void;
  /** Settles when none is; asking again and again would keep the processor from what the call waits for. */
  none(): Promise<void>;
}

const nothingUnderWay = (): UnderWay => {
  let count = 0;
  let over = Promise.withResolvers<void>();
  return {
    get count() {
      return count;
    },
    begin: () => void count++,
    end: () => {
      if (--count > 0) return;
      over.resolve();
      over = Promise.withResolvers();
    },
    none: () => (count === 0 ? Promise.resolve() : over.promise),
  };
};

/** The app without a page, for every level that has no real browser: the same models, ports in memory. */
export const headless = (clock: SteppedClock, tiers: Tiers): Headless => {
  const calls: Call[] = [];
  const events: Event[] = [];
  const faults: unknown[] = [];
  const underWay = nothingUnderWay();
  let keys = 0;

  const watched = (
    api: Api,
    tab: Tab,
    answers: Map<OperationId, Outcome<unknown>[]>,
    onItsWay: () => Promise<void>,
  ): Api =>
    (async (id, input, options) => {
      if (!tab.online) return refused("network", asSaid("You are offline."));
      const prepared = answers.get(id)?.shift();
      if (prepared) {
        calls.push({ id, outcome: prepared.ok ? "ok" : prepared.refusal.code, ms: 0 });
        return prepared;
      }
      await onItsWay();
      if (!tab.online) return refused("network", asSaid("You are offline."));
      const start = performance.now();
      underWay.begin();
      try {
        const answer = await api(id, input, options);
        if (!tab.online) return refused("network", asSaid("You are offline."));
        calls.push({
          id,
          outcome: answer.ok ? "ok" : answer.refusal.code,
          ms: performance.now() - start,
        });
        return answer;
      } finally {
        underWay.end();
      }
    }) as Api;

  const browser = (reach: Reach, delays?: Delays): Browser => {
    const takes = (span: number | undefined) =>
      span === undefined ? Promise.resolve() : pause(clock, span);
    const arrives = async (tab: Tab): Promise<boolean> => {
      underWay.end(); // on its way: nothing but the clock is waited for
      await takes(delays?.call());
      underWay.begin();
      return tab.online;
    };
    const own = tabs();
    const kept = mapStorage();
    const drafts = mapDrafts();
    const recordings = mapRecordings();
    const stored = new WeakMap<Tab, ReadonlyMap<string, string>>();
    const open = async (
      path: string,
      prepare: (tab: Tab) => void,
      entries: Map<string, string>,
    ): Promise<Tab> => {
      const navigator = memoryNavigator(path);
      const page = memoryPage();
      const device = memoryDevice();
      const life = lifeOf(clock);
      const camera = memoryCamera(life.clock);
      const answers = new Map<OperationId, Outcome<unknown>[]>();
      const uploads = memoryUploads(async (form, file) => {
        underWay.begin();
        return reach.deliver(form, file).finally(underWay.end);
      });
      const tab: { -readonly [K in keyof Tab]: Tab[K] } = {
        navigator,
        page,
        device,
        uploads,
        camera,
        online: true,
        get asleep() {
          return life.isAsleep;
        },
        set asleep(asleep) {
          if (asleep) life.sleep();
          else life.wake();
        },
        close: () => {
          tab.online = false;
          tab.asleep = true;
          life.end();
        },
        answerNext: (id, answer) => void answers.set(id, [...(answers.get(id) ?? []), answer]),
        app: undefined as never,
      };
      tab.app = createApp({
        api: (token) =>
          watched(
            reach.api(token, () => arrives(tab)),
            tab,
            answers,
            () => takes(delays?.call()),
          ),
        observe: unobserved,
        clock: life.clock,
        tab: mapStorage(entries),
        kept,
        drafts,
        recordings,
        camera,
        clips: memoryClips(),
        navigator,
        channel: hearing(
          own.channel(),
          () => !tab.asleep,
          (run) => (delays === undefined ? run() : void clock.after(delays.message(), run)),
        ),
        locks: releasing(own.locks, life.over),
        uploads,
        live: silentLive,
        page,
        device,
        reporter: {
          event: (name, facts = {}) => void events.push({ name, facts }),
          fault: (error) => void faults.push(error),
        },
        newKey: () => `key-${++keys}`,
        settings: {
          address: "https://fanfold.test",
          productName: "Fanfold",
          supportEmail: "support@fanfold.test",
          tiers,
          clientVersion,
        },
      });
      stored.set(tab, entries);
      prepare(tab);
      await tab.app.shell.start();
      return tab;
    };
    return {
      clearCookies: reach.clearCookies,
      tab: (path = "/", prepare = () => undefined) => open(path, prepare, new Map()),
      duplicate: (tab) => open(tab.navigator.path, () => undefined, new Map(stored.get(tab))),
    };
  };
  return { clock, calls, events, faults, underWay, browser };
};

/** Lets promises settle until no call is under way. */
export const quiet = async (underWay: UnderWay): Promise<void> => {
  for (let still = 0; still < 3; ) {
    await underWay.none();
    await new Promise((resolve) => setImmediate(resolve));
    still = underWay.count === 0 ? still + 1 : 0;
  }
};
