import type { Account, Auth } from "#core/domain/account/index.ts";
import { type Outcome, pause, seconds } from "#core/kernel/index.ts";
import type { Api, OperationId } from "#core/operations/index.ts";
import type { Outside } from "../outside.ts";
import { Anonymous } from "./anonymous.ts";
import { Turns } from "./turns.ts";

const authKey = "auth-4";
const hintKey = "signed-in";

/** Calls that settle authentication themselves: a refusal of theirs never triggers a refresh (OPEN-55). */
const authCalls: ReadonlySet<OperationId> = new Set<OperationId>([
  "requestCode",
  "register",
  "login",
  "loginWithProvider",
  "refresh",
  "logout",
  "checkUsername",
  "readAuthContext",
  "resendCode",
]);

/** A later change of the same thing wins; two on their way at once could arrive in any order (STORY-15). */
const wins = (id: OperationId) => /^(change|order|reorder|set)[A-Z]/.test(id);

/** How asking for new tokens ended. */
type Renewal = Outcome<unknown>;

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

  readonly #outside: Outside;
  readonly #raw: Api;
  readonly #turns = new Turns();
  #refreshing: Promise<Renewal> | null = null;
  readonly #onLogout = new Set<(elsewhere: boolean) => void>();
  readonly #onLogin = new Set<() => void>();
  readonly #onResumed = new Set<() => void>();

  constructor(outside: Outside) {
    this.#outside = outside;
    this.anonymous = outside.observe(new Anonymous(outside));
    this.#raw = outside.api(() => this.accessToken);
    this.api = ((id, input, options) =>
      wins(id)
        ? this.#turns.take(`${id} ${JSON.stringify((input as { path?: object }).path)}`, () =>
            this.#call(id, input, options),
          )
        : this.#call(id, input, options)) as Api;
    outside.channel.listen((m) => {
      if (m.type !== "auth") return;
      if (m.message.event === "logout" && this.username !== null) this.#forget(true);
      if (m.message.event === "login" && m.message.auth) this.#adopt(m.message.auth);
    });
  }

  get isSignedIn(): boolean {
    return this.username !== null;
  }

  /** Applies what this tab kept; without it, asks the refresh cookie when this browser was signed in (rule 6). */
  async restore(): Promise<void> {
    this.anonymous.restore();
    const text = this.#outside.tab.get(authKey);
    if (text !== null) {
      try {
        this.#keep(JSON.parse(text) as Auth);
        return;
      } catch {
        this.#outside.tab.remove(authKey);
      }
    }
    // without an answer the hint stays: the next tab asks again
    if (this.#outside.kept.get(hintKey) !== null) await this.#refresh();
  }

  /** Register or login succeeded: tokens first, then the profile, then everybody who waits (AUTH-21). */
  async signedIn(auth: Auth): Promise<void> {
    this.#keep(auth);
    await this.readProfile();
    this.#outside.channel.post({ type: "auth", message: { event: "login", auth } });
    for (const hear of this.#onLogin) hear();
  }

  /** A change of account answered new tokens (ACCT-03). */
  renew(auth: Auth, profile: Account): void {
    this.#keep(auth);
    this.profile = profile;
  }

  async readProfile(): Promise<"read" | "loggedOut" | "failed"> {
    const answer = await this.api("readAccount", {});
    if (answer.ok) {
      this.profile = answer.value.account;
      this.username = answer.value.account.username;
      return "read";
    }
    const { code } = answer.refusal;
    if (code === "malformed" || code === "unauthenticated" || code === "forbidden") {
      if (this.username !== null) this.#forget(false);
      return "loggedOut";
    }
    return "failed";
  }

  /** AUTH-27..30: forgets, tells every tab, sends the call, whose errors are ignored. */
  async logout(): Promise<void> {
    const refresh_token = this.refreshToken;
    const call = this.#raw("logout", { body: refresh_token === null ? {} : { refresh_token } });
    this.hasLeft = true;
    this.#forget(false);
    this.#outside.channel.post({ type: "auth", message: { event: "logout" } });
    this.#outside.navigator.go("/");
    await call;
  }

  onLogout(hear: (elsewhere: boolean) => void): () => void {
    this.#onLogout.add(hear);
    return () => this.#onLogout.delete(hear);
  }
  /** Told once what somebody was about to do before sign-in has been done. */
  onResumed(hear: () => void): () => void {
    this.#onResumed.add(hear);
    return () => this.#onResumed.delete(hear);
  }
  resumed(): void {
    for (const hear of this.#onResumed) hear();
  }
  onLogin(hear: () => void): () => void {
    this.#onLogin.add(hear);
    return () => this.#onLogin.delete(hear);
  }

  #call: Api = async (id, input, options) => {
    let answer = await this.#raw(id, input, options);
    if (!answer.ok && answer.refusal.code === "network") {
      await pause(this.#outside.clock, seconds(1)); // AUTH-34
      answer = await this.#raw(id, input, options);
    }
    if (answer.ok || authCalls.has(id)) return answer;
    const { code } = answer.refusal;
    if (code !== "unauthenticated" && code !== "sessionExpired") return answer;
    if (this.username === null) return answer;
    this.#outside.reporter.event("auth failure", { type: "authRefresh" });
    const renewed = await this.#refresh();
    if (renewed.ok) return this.#raw(id, input, options);
    // nobody said that the session is over: it did not get through, which is another matter
    return this.username === null ? answer : (renewed as never);
  };

  /** One at a time, over all tabs too (AUTH-31..33). */
  #refresh(): Promise<Renewal> {
    this.#refreshing ??= this.#outside.locks
      .run("refresh", () => this.#askForTokens())
      .finally(() => {
        this.#refreshing = null;
      });
    return this.#refreshing;
  }

  async #askForTokens(): Promise<Renewal> {
    for (let attempt = 1; ; attempt++) {
      const body = this.refreshToken === null ? {} : { refresh_token: this.refreshToken };
      const answer = await this.#raw("refresh", { body });
      if (answer.ok) {
        this.#keep(answer.value.auth);
        return answer;
      }
      const { code } = answer.refusal;
      if (code === "malformed" || code === "unauthenticated" || code === "forbidden") {
        this.#forget(false);
        return answer;
      }
      if (attempt === 2) return answer;
      if (code === "network") await pause(this.#outside.clock, seconds(1));
    }
  }

  #keep(auth: Auth): void {
    this.hasLeft = false;
    this.accessToken = auth.accessToken;
    this.refreshToken = auth.refreshToken;
    this.username = auth.username;
    this.#outside.tab.set(authKey, JSON.stringify(auth));
    this.#outside.kept.set(hintKey, "yes");
  }

  #adopt(auth: Auth): void {
    const wasSignedOut = this.username === null;
    this.#keep(auth);
    if (!wasSignedOut) return;
    void this.readProfile().then(() => {
      for (const hear of this.#onLogin) hear();
    });
  }

  #forget(elsewhere: boolean): void {
    this.accessToken = null;
    this.refreshToken = null;
    this.username = null;
    this.contextId = null;
    this.profile = null;
    this.#outside.tab.remove(authKey);
    this.#outside.kept.remove(hintKey);
    this.anonymous.wipe();
    for (const hear of this.#onLogout) hear(elsewhere);
  }
}
