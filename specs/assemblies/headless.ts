import {
  type Deliver,
  mapDrafts,
  mapStorage,
  memoryDevice,
  memoryNavigator,
  memoryPage,
  memoryUploads,
  type SteppedClock,
  silentLive,
  tabs,
} from "#adapters/memory/index.ts";
import { type Channel, createApp } from "#core/app/index.ts";
import { clientVersion } from "#core/domain/platform/index.ts";
import {
  type Cancel,
  type Clock,
  type Outcome,
  refused,
  type Span,
  unobserved,
} from "#core/kernel/index.ts";
import type { Api, OperationId } from "#core/operations/index.ts";
import type { Browser, Call, Event, Tab } from "./assembly.ts";

/** How one browser reaches the authority: its cookies are inside. */
export interface Reach {
  api(token: () => string | null): Api;
  readonly deliver: Deliver;
  clearCookies(): void;
}

export interface Headless {
  readonly clock: SteppedClock;
  readonly calls: Call[];
  readonly events: Event[];
  readonly faults: unknown[];
  /** How many calls are under way. */
  underWay(): number;
  browser(reach: Reach): Browser;
}

/** The app without a page, for every level that has no real browser: the same models, ports in memory. */
export const headless = (clock: SteppedClock): Headless => {
  const calls: Call[] = [];
  const events: Event[] = [];
  const faults: unknown[] = [];
  let running = 0;
  let keys = 0;

  const watched = (api: Api, tab: Tab, answers: Map<OperationId, Outcome<unknown>[]>): Api =>
    (async (id, input, options) => {
      if (!tab.online) return refused("network", "You are offline.");
      const prepared = answers.get(id)?.shift();
      if (prepared) {
        calls.push({ id, outcome: prepared.ok ? "ok" : prepared.refusal.code, ms: 0 });
        return prepared;
      }
      const start = performance.now();
      running++;
      try {
        const answer = await api(id, input, options);
        if (!tab.online) return refused("network", "You are offline.");
        calls.push({
          id,
          outcome: answer.ok ? "ok" : answer.refusal.code,
          ms: performance.now() - start,
        });
        return answer;
      } finally {
        running--;
      }
    }) as Api;

  const browser = (reach: Reach): Browser => {
    const own = tabs();
    const kept = mapStorage();
    const drafts = mapDrafts();
    const stored = new WeakMap<Tab, ReadonlyMap<string, string>>();
    const open = async (
      path: string,
      prepare: (tab: Tab) => void,
      entries: Map<string, string>,
    ): Promise<Tab> => {
      const navigator = memoryNavigator(path);
      const page = memoryPage();
      const device = memoryDevice();
      const timers = stoppable(clock);
      const answers = new Map<OperationId, Outcome<unknown>[]>();
      const uploads = memoryUploads(async (form, file) => {
        running++;
        return reach.deliver(form, file).finally(() => running--);
      });
      const tab: { -readonly [K in keyof Tab]: Tab[K] } = {
        navigator,
        page,
        device,
        uploads,
        online: true,
        asleep: false,
        close: () => {
          tab.online = false;
          tab.asleep = true;
          timers.stop();
        },
        answerNext: (id, answer) => void answers.set(id, [...(answers.get(id) ?? []), answer]),
        app: undefined as never,
      };
      tab.app = createApp({
        api: (token) => watched(reach.api(token), tab, answers),
        observe: unobserved,
        clock: timers.clock,
        tab: mapStorage(entries),
        kept,
        drafts,
        navigator,
        channel: hearing(own.channel(), () => !tab.asleep),
        locks: own.locks,
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
  return { clock, calls, events, faults, underWay: () => running, browser };
};

/** An end of the channel that is deaf and dumb at times. */
const hearing = (channel: Channel, isAwake: () => boolean): Channel => ({
  post: (message) => {
    if (isAwake()) channel.post(message);
  },
  listen: (hear) =>
    channel.listen((message) => {
      if (isAwake()) hear(message);
    }),
});

/** A clock whose every waiter ends with the tab that asked for it. */
const stoppable = (clock: Clock): { readonly clock: Clock; stop(): void } => {
  const cancels = new Set<Cancel>();
  let stopped = false;
  const ask = (wait: Clock["after"]) => (span: Span, run: () => void) => {
    const cancel = stopped ? () => undefined : wait(span, run);
    cancels.add(cancel);
    return () => {
      cancels.delete(cancel);
      cancel();
    };
  };
  return {
    clock: { now: () => clock.now(), after: ask(clock.after), every: ask(clock.every) },
    stop: () => {
      stopped = true;
      for (const cancel of cancels) cancel();
    },
  };
};

/** Lets promises settle until no call is under way. */
export const quiet = async (underWay: () => number): Promise<void> => {
  for (let still = 0; still < 3; ) {
    await new Promise((resolve) => setImmediate(resolve));
    still = underWay() === 0 ? still + 1 : 0;
  }
};
