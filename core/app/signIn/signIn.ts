import {
  canFinish,
  codeLength,
  refuseEmail,
  refuseFirstName,
  refuseLastName,
} from "#core/domain/form/index.ts";
import { withModal } from "#core/domain/navigation/index.ts";
import { seconds, wordsOf } from "#core/kernel/index.ts";
import type { Outside } from "../outside.ts";
import { resume, type Session } from "../session/index.ts";
import { signInWords } from "./words.ts";

export type Panel = "email" | "name" | "linkSent" | "code" | "locked" | "terms" | "privacy";

/** The sign-in modal (AUTH-03..20): one field at a time, and on from exactly where the person was. */
export class SignIn {
  panel: Panel = "email";
  email = "";
  firstName = "";
  lastName = "";
  code = "";
  busy = false;
  error: string | null = null;
  resend: "idle" | "sending" | "sent" = "idle";
  resendError: string | null = null;
  isRegistration = false;
  /** Signed in, and on the way to where the person goes on. */
  isDone = false;
  /** A mailed link that did not work any more (AUTH-06). */
  expiredLink: "auth" | "login" | "registration" | null = null;
  /** An invitation addressed to one e-mail: shown, not typed (AUTH-23, OPEN-54). */
  staticEmail: string | null = null;
  /** Registration is finished by the link in the mail instead of a code (OPEN-47). */
  usesLink = false;

  readonly #outside: Outside;
  readonly #session: Session;
  readonly #onDone: (path: string) => void;
  #before: Panel = "email";

  constructor(outside: Outside, session: Session, onDone: (path: string) => void) {
    this.#outside = outside;
    this.#session = session;
    this.#onDone = onDone;
    const { data } = session.anonymous;
    this.email = data.email ?? "";
    this.firstName = data.firstName ?? "";
    this.lastName = data.lastName ?? "";
    if (data.joinToken !== null) this.staticEmail = data.email;
  }

  get title(): string {
    if (this.panel === "terms") return signInWords.terms;
    if (this.panel === "privacy") return signInWords.privacy;
    if (this.panel === "locked") return signInWords.locked;
    if (this.panel === "name") return signInWords.welcome;
    if (this.expiredLink !== null) return signInWords.expired(this.expiredLink);
    return signInWords.signIn;
  }
  /** AUTH-10. */
  get canGoBack(): boolean {
    return this.panel !== "email";
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

  back(): void {
    this.error = null;
    this.panel =
      this.panel === "terms" || this.panel === "privacy"
        ? this.#before
        : (this.panel === "code" || this.panel === "linkSent") && this.isRegistration
          ? "name"
          : "email";
  }
  read(panel: "terms" | "privacy"): void {
    if (this.panel !== "terms" && this.panel !== "privacy") this.#before = this.panel;
    this.panel = panel;
  }

  /** A known address gets its code, an unknown one is asked for a name (AUTH-12, AUTH-13). */
  async sendCode(): Promise<void> {
    this.error = refuseEmail(this.usedEmail, { required: true }) ?? null;
    if (this.error !== null) return;
    await this.#while(async () => {
      const checked = await this.#session.api("checkUsername", {
        path: { username: this.usedEmail },
      });
      if (!checked.ok) return this.#refuse(checked.refusal.code, wordsOf(checked.refusal));
      this.isRegistration = checked.value.account.available;
      if (this.isRegistration) this.panel = "name";
      else await this.#request();
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
    await this.#while(() => this.#request());
  }

  async signIn(): Promise<void> {
    if (!this.canSignIn) return;
    await this.#while(async () => {
      const { contextId } = this.#session;
      const who = {
        email: this.usedEmail,
        verify_code: this.code,
        ...(contextId === null ? {} : { auth_context_id: contextId }),
      };
      const answer = this.isRegistration
        ? await this.#session.api("register", {
            body: {
              ...who,
              first_name: this.firstName.trim(),
              last_name: this.lastName.trim(),
              ...this.#invitation,
            },
          })
        : await this.#session.api("login", { body: who });
      if (!answer.ok) return this.#refuse(answer.refusal.code, wordsOf(answer.refusal));
      await this.#finish(answer.value.auth);
    });
  }

  /** Who a mailed link signs in, without using it up (ROUTE-11). */
  async readLink(contextId: string): Promise<void> {
    await this.#while(async () => {
      const read = await this.#session.api("readAuthContext", { path: { id: contextId } });
      if (!read.ok && (read.refusal.code === "network" || read.refusal.code === "fault"))
        this.error = wordsOf(read.refusal);
      else if (!read.ok) this.expiredLink = "auth";
      else {
        const { email, expired, registration } = read.value.auth_context;
        this.email = email;
        this.isRegistration = registration;
        if (expired) this.expiredLink = registration ? "registration" : "login";
      }
    });
  }

  /** A mailed link was opened: `/auth?context=…&token=…` (ROUTE-11, OPEN-32). */
  async followLink(contextId: string, token: string): Promise<void> {
    await this.#while(async () => {
      const read = await this.#session.api("readAuthContext", { path: { id: contextId } });
      if (!read.ok || read.value.auth_context.expired) {
        this.expiredLink = read.ok
          ? read.value.auth_context.registration
            ? "registration"
            : "login"
          : "auth";
        return;
      }
      const context = read.value.auth_context;
      this.email = context.email;
      this.isRegistration = context.registration;
      const who = { email: context.email, auth_token: token, auth_context_id: contextId };
      const answer = context.registration
        ? await this.#session.api("register", {
            body: {
              ...who,
              first_name: context.first_name,
              last_name: context.last_name,
              ...this.#invitation,
            },
          })
        : await this.#session.api("login", { body: who });
      if (!answer.ok) {
        if (answer.refusal.code === "locked") this.panel = "locked";
        else this.expiredLink = context.registration ? "registration" : "login";
        return;
      }
      this.#session.anonymous.remember(linkParams(context.auth_link_params));
      await this.#finish(answer.value.auth, "link");
    });
  }

  /** AUTH-17, AUTH-18. */
  async sendAgain(): Promise<void> {
    if (this.resend === "sending" || this.#session.contextId === null) return;
    this.resend = "sending";
    this.resendError = null;
    const answer = await this.#session.api("resendCode", {
      body: { auth_context_id: this.#session.contextId },
    });
    if (answer.ok) {
      this.#session.contextId = answer.value.auth_context_id;
      this.resend = "sent";
      this.#outside.clock.after(seconds(2), () => {
        this.resend = "idle";
      });
      return;
    }
    this.resend = "idle";
    if (answer.refusal.code === "locked") this.panel = "locked";
    else {
      this.resendError = this.panel === "linkSent" ? signInWords.noLink : signInWords.noCode;
      this.#outside.clock.after(seconds(8), () => {
        this.resendError = null;
      });
    }
  }

  get resendWords(): string {
    return this.panel === "linkSent" ? signInWords.newEmail : signInWords.newCode;
  }

  /** Whoever signs up by an invitation accepts it with that. */
  get #invitation(): { join_token?: string } {
    const { joinToken } = this.#session.anonymous.data;
    return joinToken ? { join_token: joinToken } : {};
  }

  async #request(): Promise<void> {
    const { data } = this.#session.anonymous;
    const byLink = this.usesLink && this.isRegistration;
    this.#session.anonymous.remember({
      email: this.usedEmail,
      firstName: this.firstName.trim() || null,
      lastName: this.lastName.trim() || null,
    });
    const answer = await this.#session.api("requestCode", {
      body: {
        email: this.usedEmail,
        ...(this.isRegistration
          ? { first_name: this.firstName.trim(), last_name: this.lastName.trim() }
          : {}),
        verify_type: byLink ? "link" : "code",
        auth_link_params: {
          authScenario: data.authScenario,
          storyId: data.storyId,
          groupToken: data.groupToken,
          recipientToken: data.recipientToken,
          contributionId: data.contributionId,
        },
      },
    });
    if (!answer.ok) return this.#refuse(answer.refusal.code, wordsOf(answer.refusal));
    this.#session.contextId = answer.value.auth_context_id;
    this.code = "";
    this.panel = byLink ? "linkSent" : "code";
  }

  async #finish(auth: Parameters<Session["signedIn"]>[0], by: "code" | "link" = "code") {
    this.isDone = true;
    await this.#session.signedIn(auth);
    const { authScenario } = this.#session.anonymous.data;
    const path = await resume(this.#session);
    if (authScenario !== null) this.#onDone(path);
    else if (this.returnTo !== null) this.#onDone(this.returnTo);
    else if (by === "link" || this.isRegistration)
      this.#onDone(withModal(path, "auth-success", { tab: by === "link" })); // OPEN-45
    else this.#onDone(path);
  }
  /** Where a guard sent the person away from (ROUTE-10). */
  returnTo: string | null = null;

  #refuse(code: string, words: string): void {
    if (code === "locked")
      this.panel = "locked"; // AUTH-15
    else if (code === "forbidden")
      this.error = signInWords.invalid; // ERR-01
    else if (code === "gone")
      this.error = signInWords.old; // ERR-02
    else this.error = words || signInWords.generic(this.#outside.settings.supportEmail);
  }

  async #while(job: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await job();
    } finally {
      this.busy = false;
    }
  }
}

const linkParams = (params: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ["authScenario", "storyId", "groupToken", "recipientToken", "contributionId"].flatMap((key) =>
      typeof params[key] === "string" ? [[key, params[key]]] : [],
    ),
  );
