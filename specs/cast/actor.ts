import type { App } from "#core/app/index.ts";
import { type ModalName, modalOf, modalOver, withoutModal } from "#core/domain/navigation/index.ts";
import type { Outcome } from "#core/kernel/index.ts";
import type { Api, InputOf, OperationId } from "#core/operations/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Assembly, Browser, Letter, Tab } from "../assemblies/assembly.ts";
import type { Acting } from "./acting.ts";
import { Contributing } from "./contributing.ts";
import { Hosting } from "./hosting.ts";
import { Ordering } from "./ordering.ts";
import { Owning } from "./owning.ts";
import { Photographing } from "./photographing.ts";
import { Receiving } from "./receiving.ts";
import type { Shared } from "./shared.ts";
import { SigningIn } from "./signingIn.ts";
import { Unsubscribing } from "./unsubscribing.ts";
import { Writing } from "./writing.ts";

/** One person using the product through its application models, in a tab of a browser of theirs. */
export class Actor implements Acting {
  readonly name: string;
  readonly assembly: Assembly;
  readonly cast: Shared<Actor>;
  readonly browser: Browser;
  tab!: Tab;
  signingIn!: SigningIn;
  owning!: Owning;
  ordering!: Ordering;
  hosting!: Hosting;
  writing!: Writing;
  photographing!: Photographing;
  contributing!: Contributing;
  receiving!: Receiving;
  unsubscribing!: Unsubscribing;
  /** The answers to what was last asked directly. */
  asked: readonly Outcome<unknown>[] = [];
  /** What other tabs told this one. */
  readonly heard: string[] = [];

  constructor(name: string, assembly: Assembly, cast: Shared<Actor>, browser: Browser) {
    this.name = name;
    this.assembly = assembly;
    this.cast = cast;
    this.browser = browser;
  }

  get email(): string {
    return `${this.name.toLowerCase()}@example.com`;
  }
  get app(): App {
    return this.tab.app;
  }
  /** Asks the product directly, with refresh and retry as every model does. */
  get api(): Api {
    return this.app.session.api;
  }
  get isSignedIn(): boolean {
    return this.app.session.isSignedIn;
  }
  /** Letters that reached this person, oldest first. */
  get letters(): readonly Letter[] {
    return this.assembly.letters(this.email);
  }
  lettersAbout(words: string): readonly Letter[] {
    return this.letters.filter((letter) => letter.subject.includes(words));
  }
  /** Where this person is, without what is open above it. */
  get place(): string {
    return withoutModal(this.tab.navigator.path);
  }
  /** What stands over the page they are at. */
  get modal(): ModalName | null {
    const { facts } = this.app.session.modals;
    return modalOver(this.tab.navigator.path, facts)?.name ?? null;
  }
  get modalParams() {
    return modalOf(this.tab.navigator.path)?.params ?? {};
  }

  /** A fresh tab of the same browser; the one before is closed. */
  async openTab(path?: string, prepare?: (tab: Tab) => void): Promise<void> {
    this.tab?.close();
    this.#sitDownAt(await this.does(this.browser.tab(path, prepare)));
  }
  /** The same tab, its page loaded anew: what the tab keeps stays. */
  async reload(): Promise<void> {
    this.tab.close();
    this.#sitDownAt(await this.does(this.browser.duplicate(this.tab)));
  }
  #sitDownAt(tab: Tab): void {
    this.tab = tab;
    this.signingIn = new SigningIn(this);
    this.owning = new Owning(this);
    this.ordering = new Ordering(this);
    this.hosting = new Hosting(this);
    this.writing = new Writing(this);
    this.photographing = new Photographing(this);
    this.contributing = new Contributing(this);
    this.receiving = new Receiving(this);
    this.unsubscribing = new Unsubscribing(this);
  }

  /** Somebody else at the same tab. */
  as(name: string): Actor {
    const actor = new Actor(name, this.assembly, this.cast, this.browser);
    actor.#sitDownAt(this.tab);
    return actor;
  }

  /** Asks for something that may be refused; what was answered is in `asked`. */
  async tries<K extends OperationId>(id: K, input: InputOf<K>): Promise<void> {
    this.asked = [await this.does(this.api(id, input))];
  }

  /** Waits for what somebody does; time goes by only while the product itself waits. */
  async does<T>(job: Promise<T>): Promise<T> {
    let over = false;
    const watched = job.finally(() => {
      over = true;
    });
    watched.catch(() => undefined);
    await this.assembly.settle();
    for (let tries = 0; !over && tries < 20; tries++) await this.assembly.pass(500);
    if (!over) throw new Error(`${this.name} waited ten seconds in vain`);
    return watched;
  }

  /** Every sentence that says what is wrong or what has just happened, wherever it stands on the screen. */
  get words(): readonly string[] {
    return [
      ...this.signingIn.words,
      ...this.owning.words,
      ...this.ordering.words,
      ...this.hosting.words,
      ...this.writing.words,
      ...this.contributing.words,
      ...this.receiving.words,
    ].flatMap((words) => (words === null ? [] : [inEnglish(words)]));
  }
}
