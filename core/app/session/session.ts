import type { Account, Auth } from "#core/domain/account/index.ts";
import { startupRetry } from "#core/domain/timers/index.ts";
import type { Cancel } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { TabNews } from "../ports/index.ts";
import { Anonymous } from "./anonymous.ts";
import { Calls, isOver } from "./calls.ts";
import { EventEmitter } from "./eventEmitter.ts";
import { Hint } from "./hint.ts";
import { isInTurn } from "./inTurn.ts";
import { KeyedQueue } from "./keyedQueue.ts";
import { tellOfLeaving } from "./leaving.ts";
import type { Login } from "./login.ts";
import { Modals } from "./modals.ts";
import { pendingOf } from "./pending.ts";
import { storeAuth, storedAuth } from "./stored.ts";
import { Tabs } from "./tabs.ts";
import { isNotOlder, sessionOf } from "./token.ts";

/** Who is signed in, in this tab, and the way every model calls the authority (AUTH-21..35). */
export class Session {
  accessToken: string | null = null;
  refreshToken: string | null = null;
  username: string | null = null;
  contextId: string | null = null;
  profile: Account | null = null;
  /** Logged out on purpose, until the next sign-in: nobody is asked to sign in again for the page they leave (AUTH-29). */
  hasLeft = false;
  readonly anonymous: Anonymous;
  /** With refresh and retry; what models call. */
  readonly api: Api;
  readonly tabs: Tabs;
  readonly modals: Modals;

  readonly #ports: AppPorts;
  readonly #raw: Api;
  readonly #calls: Calls;
  readonly #hint: Hint;
  readonly #queue = new KeyedQueue();
  #isRestoring = false;
  /** Who is here is known. */
  isSettled = false;
  readonly #logouts = new EventEmitter<[elsewhere: boolean]>();
  readonly #logins = new EventEmitter<[news: Login]>();
  readonly #resumes = new EventEmitter<[]>();
  readonly #unfinished = new EventEmitter<[]>();

  constructor(ports: AppPorts) {
    this.#ports = ports;
    this.anonymous = ports.observe(new Anonymous(ports));
    this.#hint = new Hint(ports.kept);
    this.#raw = ports.api(() => this.accessToken);
    const calls = new Calls(ports, this.#raw, this, {
      isElsewhere: () => this.#hint.isElsewhere(this.sessionId),
      renewed: (auth) => {
        this.#take(auth, null);
        this.#tellLogin(null);
      },
      over: () => (this.isSignedIn ? this.#end() : this.#hint.forget()),
    });
    this.#calls = calls;
    this.api = ((id, input, options) =>
      isInTurn(id)
        ? this.#queue.run(`${id} ${JSON.stringify((input as { path?: object }).path)}`, () =>
            calls.send(id, input, options),
          )
        : calls.send(id, input, options)) as Api;
    this.tabs = new Tabs(ports.channel, (news) => this.#hear(news));
    this.modals = ports.observe(new Modals(ports, () => (this.isSettled ? this.isSignedIn : null)));
    ports.page.onVisible((isVisible) => {
      if (isVisible) void this.#wake();
    });
    ports.navigator.onChange((path) => {
      if (!this.isSignedIn) this.anonymous.arrive(path);
    });
  }

  get isSignedIn(): boolean {
    return this.username !== null;
  }
  /** Names the session through all its tokens; null when signed out. */
  get sessionId(): string | null {
    return sessionOf(this.refreshToken);
  }

  /**
   * Applies what this tab kept; without it, what another tab answers, or else the refresh cookie where this browser
   * was signed in (OPEN-10). `unanswered`: it was, and nobody could say whether it still is.
   */
  async restore(): Promise<"settled" | "unanswered"> {
    this.anonymous.restore();
    if (this.#hint.leaving !== null) void tellOfLeaving(this.#ports, this.#raw, this.#hint, {});
    const own = storedAuth(this.#ports.tab, this.#hint);
    if (own !== null) {
      this.#keep(own);
      this.#settle();
      return "settled";
    }
    this.#isRestoring = true;
    const { isIn } = this.#hint;
    await this.tabs.ask(this.#ports.clock, () => this.isSignedIn || !isIn);
    const answer = isIn && !this.isSignedIn ? await this.#calls.renew(null) : null;
    this.#isRestoring = false;
    if (answer !== null && !answer.ok && !isOver(answer) && !this.isSignedIn) return "unanswered";
    this.#settle();
    return "settled";
  }

  /** Register or login succeeded: tokens first, then the profile, then everybody who waits (AUTH-21). */
  async signedIn(auth: Auth): Promise<void> {
    const switched = this.username !== null && this.username !== auth.username;
    this.#keep(auth);
    this.#tellLogin(pendingOf(this.anonymous.data));
    await this.#meet();
    this.#logins.emit({ elsewhere: false, switched, resumes: null });
  }

  /** A change of account answered new tokens (ACCT-03). */
  renew(auth: Auth, profile: Account): void {
    this.#keep(auth);
    this.profile = profile;
    this.#tellLogin(null);
  }

  async readProfile(): Promise<"read" | "loggedOut" | "failed"> {
    const { sessionId } = this;
    const answer = await this.api("readAccount", {});
    if (this.sessionId !== sessionId)
      return this.sessionId === null ? "loggedOut" : this.readProfile();
    if (answer.ok) {
      this.profile = answer.value.account;
      this.username = answer.value.account.username;
      return "read";
    }
    if (!isOver(answer)) return "failed";
    this.#end(); // SHELL-08
    return "loggedOut";
  }

  /** Who it is that has signed in: where nobody answers now it is asked again, until somebody does. */
  async #meet(): Promise<void> {
    if ((await this.readProfile()) === "failed") this.later(() => void this.#meet());
  }

  /** AUTH-27..30: forgets, tells every tab, sends the call, whose errors are ignored. */
  async logout(): Promise<void> {
    const body = this.refreshToken === null ? {} : { refresh_token: this.refreshToken };
    const told = tellOfLeaving(this.#ports, this.#raw, this.#hint, body);
    this.hasLeft = true;
    this.#end(false);
    this.#ports.navigator.go("/");
    await told;
  }

  /** Where this tab is. */
  get place(): string {
    return this.#ports.navigator.path;
  }
  /** Tries again in a while, as long as the same person is signed in. */
  later(run: () => void): void {
    const { sessionId } = this;
    this.#ports.clock.after(startupRetry, () => {
      if (this.sessionId === sessionId) run();
    });
  }

  onLogout(hear: (elsewhere: boolean) => void): Cancel {
    return this.#logouts.on(hear);
  }
  /** Told at the start when somebody is signed in and what they signed in for is still to be done. */
  onUnfinished(hear: () => void): Cancel {
    return this.#unfinished.on(hear);
  }
  onLogin(hear: (news: Login) => void): Cancel {
    return this.#logins.on(hear);
  }
  /** Told once what somebody was about to do before sign-in has been done. */
  onResumed(hear: () => void): Cancel {
    return this.#resumes.on(hear);
  }
  resumed(): void {
    this.#resumes.emit();
  }
  #hear(news: TabNews): void {
    if (news.event === "login") this.#take(news.auth, news.resumes);
    else if (news.event === "logout") {
      if (this.isSignedIn && (news.session === null || news.session === this.sessionId))
        this.#forget(true);
    } else if (this.isSignedIn && !this.#hint.isElsewhere(this.sessionId)) this.#tellLogin(null);
  }

  /** Back after a sleep in which nothing was heard: a logout or a sign-in elsewhere is made up for. */
  async #wake(): Promise<void> {
    if (this.isSignedIn && this.#hint.isLeft) return this.#forget(true);
    const isLate = () => this.#hint.isElsewhere(this.sessionId);
    if (isLate()) await this.tabs.ask(this.#ports.clock, () => !isLate());
    if (!isLate()) return;
    const answer = await this.#calls.renew(this.accessToken);
    if (!answer.ok && !isOver(answer)) this.later(() => void this.#wake());
  }

  /** Tokens from another tab or from the browser's cookie. */
  #take(auth: Auth, resumes: string | null): void {
    if (this.#hint.hasLeft(sessionOf(auth.refreshToken))) return; // said before the logout, heard after it
    if (!isNotOlder(auth.refreshToken, this.refreshToken)) return;
    const before = this.username;
    const isRenewal = this.sessionId === sessionOf(auth.refreshToken);
    const switched = before !== null && !isRenewal && before !== auth.username;
    if (switched) this.#forget(true);
    this.#keep(auth);
    if (this.#isRestoring || before === auth.username) return;
    void this.#meet().then(() => {
      if (!isRenewal) this.#logins.emit({ elsewhere: true, switched, resumes });
    });
  }

  #settle(): void {
    this.isSettled = true;
    this.modals.settle();
    if (!this.isSignedIn) this.anonymous.arrive(this.place);
    else if (this.anonymous.data.authScenario !== null) this.#unfinished.emit();
  }

  #keep(auth: Auth): void {
    this.hasLeft = false;
    this.accessToken = auth.accessToken;
    this.refreshToken = auth.refreshToken;
    this.username = auth.username;
    storeAuth(this.#ports.tab, auth);
    this.#hint.enter(sessionOf(auth.refreshToken) ?? auth.username);
  }

  /** The session is over for the whole browser. @param isTold whether the authority knows */
  #end(isTold = true): void {
    const { sessionId } = this;
    // the authority may say so sooner than the tab in which somebody signed out
    const isElsewhere = this.#hint.hasLeft(sessionId);
    if (sessionId !== null && !isElsewhere) this.#hint.leave(sessionId, isTold);
    this.#forget(isElsewhere);
    if (!isElsewhere) this.tabs.tellLogout(sessionId);
  }

  #forget(elsewhere: boolean): void {
    if (elsewhere) this.hasLeft = true; // before anybody sees that they are signed out
    this.accessToken = null;
    this.refreshToken = null;
    this.username = null;
    this.contextId = null;
    this.profile = null;
    storeAuth(this.#ports.tab, null);
    this.anonymous.wipe();
    this.modals.forget();
    this.#logouts.emit(elsewhere);
  }

  #tellLogin(resumes: string | null): void {
    const { accessToken, refreshToken, username } = this;
    if (accessToken !== null && refreshToken !== null && username !== null)
      this.tabs.tellLogin({ accessToken, refreshToken, username }, resumes);
  }
}
