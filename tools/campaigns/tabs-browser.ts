import type { Assembly, Browser, Delays, Tab } from "#specs/assemblies/assembly.ts";
import { coreAssembly } from "#specs/assemblies/core.ts";
import { inEnglish } from "#specs/fixtures/english.ts";

export const people = ["Ada", "Ben"] as const;
export type Somebody = (typeof people)[number];
export const emailOf = (who: Somebody) => `${who.toLowerCase()}@example.com`;

/** How soon every tab knows of a logout, and how long a tab without an answer waits for the next try. */
const soon = 1000;
const retried = 12_000;

/** One browser with its tabs on the real models and the real authority, whose time is stepped. */
export class TabsBrowser {
  readonly assembly: Assembly;
  readonly browser: Browser;
  readonly tabs: Tab[] = [];
  /** Who is signed in in this browser, as everybody who watched would say. */
  who: Somebody | null = null;
  /** What was judged: a schedule that judges nothing shows nothing. */
  readonly judged = { logouts: 0, tabs: 0, asked: 0 };

  /** Tabs that were seen signed in: without a logout they stay so, with or without network. */
  #in = new WeakSet<Tab>();

  private constructor(assembly: Assembly, delays: Delays) {
    this.assembly = assembly;
    this.browser = assembly.browser(delays);
  }

  static async open(delays: Delays): Promise<TabsBrowser> {
    const browser = new TabsBrowser(await coreAssembly({ features: [], tiers: "on" }), delays);
    await browser.openTab();
    return browser;
  }

  tab(at: number): Tab {
    const tab = this.tabs[at % this.tabs.length];
    if (tab === undefined) throw new Error("there is no tab");
    return tab;
  }

  async openTab(online = true): Promise<void> {
    const prepare = (tab: Tab) => {
      tab.online = online;
    };
    this.tabs.push(await this.does(this.browser.tab("/", prepare)));
  }
  async duplicate(at: number): Promise<void> {
    this.tabs.push(await this.does(this.browser.duplicate(this.tab(at))));
  }
  close(at: number): void {
    const [tab] = this.tabs.splice(at % this.tabs.length, 1);
    tab?.close();
  }
  closeAll(): void {
    for (const tab of this.tabs.splice(0)) tab.close();
  }
  sleep(at: number): void {
    const tab = this.tab(at);
    tab.asleep = true;
    tab.online = false;
    tab.page.hide();
  }
  wake(at: number, online: boolean): void {
    const tab = this.tab(at);
    tab.asleep = false;
    tab.online = online;
    tab.page.show();
  }

  /** Signs somebody in in this tab with the code that is mailed, as a person would. */
  async signIn(at: number, who: Somebody): Promise<void> {
    const tab = this.tab(at);
    const signIn = tab.app.signIn();
    signIn.email = emailOf(who);
    await this.does(signIn.sendCode());
    if (signIn.panel === "name") {
      signIn.firstName = who;
      signIn.lastName = "Example";
      await this.does(signIn.submitName());
    }
    await this.assembly.pass(1000);
    const letter = this.assembly.letters(emailOf(who)).findLast(({ code }) => code !== null);
    signIn.code = letter?.code ?? "";
    await this.does(signIn.signIn());
    if (tab.app.session.username !== emailOf(who))
      throw new Error(`${who} could not sign in: ${signIn.panel} ${inEnglish(signIn.error)}`);
    this.who = who;
  }

  /** Logs out and looks, as soon as the promise of one second is over, whether every tab that hears knows. */
  async logOut(at: number): Promise<void> {
    const left = this.tab(at).app.session.logout();
    this.who = null;
    await this.assembly.pass(soon);
    for (const tab of this.tabs.filter(({ asleep }) => !asleep)) {
      this.judged.logouts += 1;
      if (tab.app.session.isSignedIn) throw new Error("a tab is still signed in after a second");
    }
    await this.does(left);
  }

  /** Every awake tab asks at the same time, with tokens that have run out; nobody waits for the answers. */
  async askAll(): Promise<Promise<unknown>[]> {
    // polls would renew them one by one
    const online = this.tabs.filter((tab) => tab.online);
    for (const tab of online) tab.online = false;
    await this.assembly.pass(11 * 60_000);
    for (const tab of online) tab.online = true;
    return this.tabs
      .filter(({ asleep }) => !asleep)
      .map(({ app }) => app.session.api("readAccount", {}).catch((error) => error));
  }

  /** Waits until everything that is tried again was, and judges what every tab shows and may do. */
  async judge(): Promise<void> {
    await this.assembly.pass(retried);
    for (const tab of this.tabs.filter(({ asleep }) => !asleep)) {
      const { session } = tab.app;
      this.judged.tabs += 1;
      if (session.profile !== null && session.profile.username !== session.username)
        throw new Error(`a tab of ${session.username} shows ${session.profile.username}`);
      if (this.who === null && session.isSignedIn)
        throw new Error(`${session.username} is still signed in`);
      if (this.who === null) this.#in = new WeakSet();
      else if (this.#in.has(tab) && !session.isSignedIn)
        throw new Error(`${this.who} was signed out`);
      if (session.isSignedIn) this.#in.add(tab);
      if (!tab.online) continue; // what it slept through it may not know yet
      const expected = this.who === null ? null : emailOf(this.who);
      if (session.username !== expected)
        throw new Error(`a tab belongs to ${session.username} instead of ${expected}`);
      const answer = await this.does(session.api("readAccount", {}));
      this.judged.asked += 1;
      const asked = answer.ok ? answer.value.account.username : null;
      if (asked !== expected) throw new Error(`${asked} may ask instead of ${expected}`);
    }
    const { faults } = this.assembly;
    if (faults.length > 0) throw new AggregateError(faults, `${faults[0]}`);
  }

  /** Waits for what somebody does; time goes by only while the product itself waits. */
  async does<T>(job: Promise<T>): Promise<T> {
    let over = false;
    const watched = job.finally(() => {
      over = true;
    });
    watched.catch(() => undefined);
    await this.assembly.settle();
    for (let tries = 0; !over && tries < 200; tries++) await this.assembly.pass(100);
    if (!over) throw new Error("somebody waited twenty seconds in vain");
    return watched;
  }
}
