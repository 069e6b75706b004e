import type { Carried } from "#core/domain/auth/index.ts";
import {
  canFinish,
  codeLength,
  refuseEmail,
  refuseFirstName,
  refuseLastName,
} from "#core/domain/form/index.ts";
import { limitWords, peopleWords, signInWords } from "#core/domain/words/index.ts";
import type { Message, Refusal } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { formError } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import { askForCode, enterCode } from "./code.ts";
import { saveNames } from "./finish.ts";
import { agree, followLink, leaveCarried, readLink } from "./link.ts";
import { comeBack, goTo, offered } from "./provider.ts";
import { sendAgain } from "./resend.ts";
import type { Panel, Provider, SignInState, Using } from "./state.ts";
import { forgetUnderWay, goOnUnderWay, keepUnderWay, resumeUnderWay } from "./underWay.ts";

/** The sign-in modal (AUTH-03..20): one field at a time, and on from exactly where the person was. */
export class SignIn implements SignInState {
  panel: Panel = "email";
  email = "";
  firstName = "";
  lastName = "";
  code = "";
  busy = false;
  error: Message | null = null;
  hint: Message | null = null;
  resend: SignInState["resend"] = "idle";
  resendError: Message | null = null;
  isRegistration = false;
  isDone = false;
  needsName = false;
  isRefused = false;
  expiredLink: SignInState["expiredLink"] = null;
  staticEmail: string | null = null;
  carried: Carried | null = null;
  /** External providers that are set up; which of them are offered is another matter (AUTH-02). */
  known: readonly Provider[] = [];
  returnTo: string | null = null;
  keptContext: string | null = null;

  readonly #with: Using;
  readonly #features: () => readonly string[];
  #before: Panel = "email";

  constructor(ports: AppPorts, session: Session, features: () => readonly string[]) {
    this.#with = { ports, session };
    this.#features = features;
    const { data } = session.anonymous;
    this.email = data.email ?? "";
    this.firstName = data.firstName ?? "";
    this.lastName = data.lastName ?? "";
    if (data.joinToken !== null) this.staticEmail = data.email;
    resumeUnderWay(this, this.#with);
  }

  get title(): Message {
    if (this.panel === "terms") return signInWords.terms;
    if (this.panel === "privacy") return signInWords.privacy;
    if (this.panel === "locked") return signInWords.locked;
    if (this.panel === "name") return signInWords.welcome;
    if (this.expiredLink !== null) return signInWords.expired(this.expiredLink);
    return signInWords.signIn;
  }
  /** AUTH-10. Whoever is signed in already has nowhere to go back to. */
  get canGoBack(): boolean {
    return this.panel !== "email" && !(this.panel === "name" && this.needsName);
  }
  get canSendCode(): boolean {
    return !this.busy && this.usedEmail !== "";
  }
  get canFinishName(): boolean {
    return (
      !this.busy &&
      canFinish({ firstName: this.firstName, lastName: this.lastName, email: this.usedEmail })
    );
  }
  /** AUTH-19. */
  get canSignIn(): boolean {
    return !this.busy && this.code.length === codeLength;
  }
  get usedEmail(): string {
    return this.staticEmail ?? this.email.trim();
  }
  /** Registration is finished by the link in the mail instead of a code (OPEN-47). */
  get usesLink(): boolean {
    return this.isRegistration && this.#features().includes("auth_link");
  }
  /** AUTH-02. */
  get providers(): readonly Provider[] {
    return offered(this.known, this.#features());
  }
  get resendWords(): Message {
    return this.panel === "linkSent" ? signInWords.newEmail : signInWords.newCode;
  }

  back(): void {
    this.error = null;
    this.hint = null;
    if (this.panel === "terms" || this.panel === "privacy") this.panel = this.#before;
    else {
      const hadCode = this.panel === "code" || this.panel === "linkSent";
      this.panel = hadCode && this.isRegistration ? "name" : "email";
      forgetUnderWay(this.#with);
    }
  }
  read(panel: "terms" | "privacy"): void {
    if (this.panel !== "terms" && this.panel !== "privacy") this.#before = this.panel;
    this.panel = panel;
  }

  /** A known address gets its code, an unknown one is asked for a name (AUTH-12, AUTH-13). */
  async sendCode(): Promise<void> {
    this.hint = null;
    this.error = refuseEmail(this.usedEmail, { required: true }) ?? null;
    if (this.error !== null) return;
    await this.#during(async () => {
      const checked = await this.#with.session.api("checkUsername", {
        path: { username: this.usedEmail },
      });
      if (!checked.ok) return this.refuse(checked.refusal);
      this.isRegistration = checked.value.account.available;
      if (this.isRegistration) this.panel = "name";
      else await askForCode(this, this.#with);
    });
  }

  /** The invitation proves itself, not an address: it may be accepted with another one. */
  typeAnotherEmail(): void {
    this.staticEmail = null;
    this.email = "";
  }

  async submitName(): Promise<void> {
    this.error = refuseFirstName(this.firstName) ?? refuseLastName(this.lastName) ?? null;
    if (this.error !== null) return;
    await this.#during(() => (this.needsName ? saveNames : askForCode)(this, this.#with));
  }

  async signIn(): Promise<void> {
    if (!this.canSignIn) return;
    goOnUnderWay(this, this.#with);
    await this.#during(() => enterCode(this, this.#with));
  }

  /** Who a mailed link signs in, without using it up (ROUTE-11). */
  readLink(contextId: string): Promise<void> {
    return this.#during(() => readLink(this, this.#with, contextId));
  }
  /** A mailed link was opened: `/auth?context=…&token=…` (ROUTE-11, OPEN-32). */
  followLink(contextId: string, token: string): Promise<void> {
    return this.#during(() => followLink(this, this.#with, contextId, token));
  }
  /** What the link carried is done (OPEN-166). */
  agree(contextId: string): Promise<void> {
    return this.#during(() => agree(this, this.#with, contextId));
  }
  /** It is not done; whoever is signed in goes on without it. */
  notNow(): Promise<void> {
    return this.#during(() => leaveCarried(this, this.#with));
  }
  /** AUTH-17, AUTH-18. */
  async sendAgain(): Promise<void> {
    goOnUnderWay(this, this.#with);
    await sendAgain(this, this.#with);
    keepUnderWay(this, this.#with);
  }

  /** Which external providers are set up; without an answer none is offered. */
  async readProviders(): Promise<void> {
    const read = await this.#with.session.api("readProviders", {});
    if (read.ok) this.known = read.value.providers;
  }
  /** Leaves for the provider's own page (AUTH-22). */
  goTo(provider: Provider): Promise<void> {
    return this.#during(() => goTo(this, this.#with, provider));
  }
  /** Back from a provider, with the query it sent the browser back with. May be called again when it did not get through. */
  comeBack(answer: string): Promise<void> {
    return this.#during(() => comeBack(this, this.#with, answer));
  }

  refuse(refusal: Refusal): void {
    if (refusal.code === "locked") {
      this.panel = "locked"; // AUTH-15
      if (refusal.message.key === limitWords.codesLocked.key)
        this.hint = peopleWords.linkStillWorks; // F-18
      forgetUnderWay(this.#with);
    } else if (refusal.code === "forbidden")
      this.error = signInWords.invalid; // ERR-01
    else if (refusal.code === "gone")
      this.error = signInWords.old; // ERR-02
    else this.error = formError(this.#with.ports, refusal, "sign-in");
  }

  /** One thing at a time. */
  async #during(job: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    this.hint = null;
    try {
      await job();
    } finally {
      this.busy = false;
    }
  }
}
