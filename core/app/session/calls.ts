import type { Auth } from "#core/domain/account/index.ts";
import { networkRetry } from "#core/domain/timers/index.ts";
import { asSaid, done, type Outcome, pause, refused } from "#core/kernel/index.ts";
import type { Api, OperationId } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { sessionOf } from "./token.ts";

/** Calls that settle authentication themselves: a refusal of theirs never triggers a refresh (OPEN-55). */
const authCalls: ReadonlySet<OperationId> = new Set<OperationId>([
  "requestCode",
  "register",
  "login",
  "loginWithProvider",
  "readProviders",
  "startProviderLogin",
  "refresh",
  "logout",
  "checkUsername",
  "readAuthContext",
  "resendCode",
]);

/** Kept beyond the tab: the name of an attempt that has not been answered. */
const attemptKey = "refresh-attempt";

/** Whose calls they are: who is signed in in this tab at the moment. */
interface Caller {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Names the session; null when signed out. */
  readonly sessionId: string | null;
}

/** What becomes of the session. */
interface Fate {
  /** This browser is in another session by now. */
  isElsewhere(): boolean;
  renewed(auth: Auth): void;
  /** The authority says that it is over. */
  over(): void;
}

/** How asking for new tokens ended. */
type Renewal = Outcome<unknown>;

/** Any of these ends the session (AUTH-32). */
export const isOver = (answer: Outcome<unknown>): boolean =>
  !answer.ok && ["malformed", "unauthenticated", "forbidden"].includes(answer.refusal.code);

const isNetwork = (answer: Outcome<unknown>): boolean =>
  !answer.ok && answer.refusal.code === "network";

/** Every call with its retry, and with new tokens where the old ones ran out (AUTH-31..35). */
export class Calls {
  readonly #ports: AppPorts;
  readonly #raw: Api;
  readonly #caller: Caller;
  readonly #fate: Fate;
  #renewing: Promise<Renewal> | null = null;

  constructor(ports: AppPorts, raw: Api, caller: Caller, fate: Fate) {
    this.#ports = ports;
    this.#raw = raw;
    this.#caller = caller;
    this.#fate = fate;
  }

  send: Api = async (id, input, options) => {
    const { sessionId } = this.#caller;
    // what one account asked for is not asked again for another
    const isSame = () => sessionId === null || this.#caller.sessionId === sessionId;
    let worn = this.#caller.accessToken;
    let answer = await this.#raw(id, input, options);
    if (isNetwork(answer)) {
      await pause(this.#ports.clock, networkRetry); // AUTH-34
      if (!isSame()) return answer;
      worn = this.#caller.accessToken;
      answer = await this.#raw(id, input, options);
    }
    if (answer.ok || authCalls.has(id)) return answer;
    const { code } = answer.refusal;
    if (code !== "unauthenticated" && code !== "sessionExpired") return answer;
    if (this.#caller.sessionId === null || !isSame()) return answer;
    this.#ports.reporter.event("auth failure", { type: "authRefresh" }); // AUTH-35
    const spent = this.#caller.refreshToken;
    let renewed = await this.renew(worn);
    // it was under way already, for the session before this one
    if (renewed.ok && this.#caller.refreshToken === spent) renewed = await this.renew(worn);
    if (!isSame()) return answer;
    if (renewed.ok) return this.#raw(id, input, options);
    // nobody said that the session is over: it did not get through, which is another matter
    return isOver(renewed) ? answer : (renewed as never);
  };

  /** One at a time, over all tabs too (AUTH-31). `worn` is the access token that was refused, null for none. */
  renew(worn: string | null): Promise<Renewal> {
    this.#renewing ??= this.#ports.locks
      .run("refresh", () => this.#askForTokens(worn))
      .finally(() => {
        this.#renewing = null;
      });
    return this.#renewing;
  }

  async #askForTokens(worn: string | null): Promise<Renewal> {
    const { sessionId, refreshToken, accessToken } = this.#caller;
    // another tab was first and told this one, which waited in line
    if (accessToken !== worn) return done(null);
    const own = refreshToken === null ? [] : [{ refresh_token: refreshToken }];
    // the cookie alone speaks for whoever signed in last in this browser
    const bodies = this.#fate.isElsewhere() || own.length === 0 ? [{}, ...own] : own;
    let answer: Outcome<{ auth: Auth }> = refused("unauthenticated", asSaid(""));
    for (const body of bodies) {
      answer = await this.#ask(body);
      // somebody signed in or out meanwhile, and that counts
      const now = this.#caller.sessionId;
      if (now !== sessionId && !(answer.ok && sessionOf(answer.value.auth.refreshToken) === now))
        return answer;
      if (answer.ok) this.#fate.renewed(answer.value.auth);
      if (!isOver(answer)) return answer;
    }
    this.#fate.over();
    return answer;
  }

  /**
   * A failure that is no refusal is tried once more (AUTH-33). As long as no answer came the attempt keeps its name,
   * also in the next tab: the authority may have handed out the next tokens, and only the answer was lost.
   */
  async #ask(own: { refresh_token?: string }): Promise<Outcome<{ auth: Auth }>> {
    const { kept, newKey, clock } = this.#ports;
    const attempt = kept.get(attemptKey) ?? newKey();
    kept.set(attemptKey, attempt);
    const body = { ...own, attempt };
    let answer = await this.#raw("refresh", { body });
    if (!answer.ok && !isOver(answer)) {
      if (isNetwork(answer)) await pause(clock, networkRetry);
      answer = await this.#raw("refresh", { body });
    }
    if (answer.ok || isOver(answer)) kept.remove(attemptKey);
    return answer;
  }
}
