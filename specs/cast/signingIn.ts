import type { AtProvider } from "#adapters/memory/index.ts";
import type { SignIn } from "#core/app/index.ts";
import type { Words } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Acting } from "./acting.ts";

/** Signing in and out. */
export class SigningIn {
  readonly #actor: Acting;
  #model: SignIn | null = null;
  /** Of the mailed link that was followed last. */
  #context = "";

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  /** The sign-in that is open, opened when it is not yet. */
  get model(): SignIn {
    this.#model ??= this.#actor.app.signIn();
    return this.#model;
  }
  get words(): readonly (Words | null)[] {
    if (this.#model === null) return [];
    const { error, hint, resendError, resend, resendWords } = this.#model;
    return [error, hint, resendError, resend === "sent" ? resendWords : null];
  }

  open(returnTo?: string): void {
    this.#model = this.#actor.app.signIn(returnTo === undefined ? {} : { returnTo });
  }
  type(email: string): void {
    this.model.email = email;
  }
  async sendCode(email = this.#actor.email): Promise<void> {
    this.model.email = email;
    await this.#actor.does(this.model.sendCode());
  }
  async giveNames(firstName = this.#actor.name, lastName = "Example"): Promise<void> {
    this.model.firstName = firstName;
    this.model.lastName = lastName;
    await this.#actor.does(this.model.submitName());
  }
  /** The newest code that was mailed. */
  async mailedCode(): Promise<string> {
    await this.#actor.assembly.pass(1000);
    const code = this.#actor.letters.findLast((letter) => letter.code !== null)?.code;
    if (code == null) throw new Error(`${this.#actor.name} got no code by mail`);
    return code;
  }
  async enter(code: string): Promise<void> {
    this.model.code = code;
    await this.#actor.does(this.model.signIn());
  }
  async enterWrong(): Promise<void> {
    const code = Number(await this.mailedCode());
    await this.enter(String((code + 1) % 1_000_000).padStart(6, "0"));
  }
  async enterMailed(): Promise<void> {
    await this.enter(await this.mailedCode());
  }
  async sendAgain(): Promise<void> {
    await this.#actor.does(this.model.sendAgain());
  }
  /** Opens the link of a sign-in mail in this browser, the newest one unless told otherwise. */
  async followLink(link = this.mailedLink()): Promise<void> {
    const query = new URLSearchParams(link.split("?")[1]);
    this.#context = query.get("context") ?? "";
    this.open();
    await this.#actor.does(this.model.followLink(this.#context, query.get("token") ?? ""));
  }
  /** Comes back to the link that was followed, without following it again. */
  async lookAtLink(link = this.mailedLink()): Promise<void> {
    this.#context = new URLSearchParams(link.split("?")[1]).get("context") ?? "";
    this.open();
    await this.#actor.does(this.model.readLink(this.#context));
  }
  async agree(): Promise<void> {
    await this.#actor.does(this.model.agree(this.#context));
  }
  mailedLink(): string {
    const links = this.#actor.letters.flatMap((letter) => letter.links);
    const link = links.findLast((path) => path.startsWith("/auth?"));
    if (link === undefined) throw new Error(`${this.#actor.name} got no link to sign in by mail`);
    return link;
  }

  /** Leaves for a provider's own page. */
  async leaveFor(label = "Google"): Promise<void> {
    this.#model ??= this.#actor.app.signIn();
    await this.#actor.assembly.settle(); // who is offered is asked for as it opens
    const provider = this.model.providers.find((one) => one.label === label);
    if (!provider) throw new Error(`${label} is not offered to ${this.#actor.name}`);
    await this.#actor.does(this.model.goTo(provider));
  }
  /** Signs in at the provider; answers what it sends the browser back with. Null changes their mind there. */
  atProvider(as: AtProvider | null): string {
    const { provider } = this.#actor.assembly;
    const { left } = this.#actor.tab.navigator;
    if (!provider || left === null) throw new Error(`${this.#actor.name} is not at a provider`);
    const said = provider.signIn(left, { email: this.#actor.email, ...as });
    return as === null ? said.replace(/code=.*/, "error=access_denied") : said;
  }
  async comeBack(answer: string): Promise<void> {
    await this.#actor.does(this.model.comeBack(answer));
  }

  /** All of it, as somebody new or known; goes on where the product leads. */
  async signIn(): Promise<void> {
    this.open();
    await this.sendCode();
    if (this.model.panel === "name") await this.giveNames();
    await this.enterMailed();
    if (!this.#actor.isSignedIn)
      throw new Error(
        `${this.#actor.name} could not sign in: ${this.words.map(inEnglish).join(" ")}`,
      );
  }
  async signInOnce(): Promise<void> {
    if (!this.#actor.isSignedIn) await this.signIn();
  }
  async logOut(): Promise<void> {
    await this.#actor.does(this.#actor.app.session.logout());
  }
}
