import { codeLength, keepCode, refuseEmail } from "#core/domain/form/index.ts";
import { accountWords, peopleWords, signInWords } from "#core/domain/words/index.ts";
import type { Message, Refusal } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { holderOf, moveDrafts } from "../drafts/index.ts";
import { formError, Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import { askAgain, type Resending } from "../signIn/index.ts";
import type { AccountDraft, DraftKeeper } from "./draft.ts";

/** A new e-mail address: typed, and proved with the code that is sent there (API-04, OPEN-52). */
export class NewAddress implements Resending {
  step: "email" | "code" | "locked" = "email";
  busy = false;
  error: Message | null = null;
  code = "";
  resend: Resending["resend"] = "idle";
  resendError: Message | null = null;
  typed: string | null = null;
  #contextId: string | null = null;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #drafts: DraftKeeper;
  readonly #onSaved: () => void;
  readonly #sending = new Once<void>(() => this.step === "code");
  readonly #confirming = new Once<boolean>((saved) => saved);

  constructor(ports: AppPorts, session: Session, drafts: DraftKeeper, onSaved: () => void) {
    this.#ports = ports;
    this.#session = session;
    this.#drafts = drafts;
    this.#onSaved = onSaved;
  }

  /** A code that was asked for before the page was loaded again is still waited for. */
  restore({ email, contextId }: AccountDraft): void {
    if (this.typed !== null || email === undefined) return;
    this.typed = email;
    if (contextId === undefined) return;
    this.#contextId = contextId;
    this.step = "code";
  }

  get email(): string {
    return this.typed ?? this.#session.profile?.email ?? "";
  }
  get isChanged(): boolean {
    return plain(this.email) !== (this.#session.profile?.email ?? "");
  }
  get canConfirm(): boolean {
    return !this.busy && this.code.length === codeLength;
  }

  type(email: string): void {
    this.#sending.renew();
    this.typed = email;
    this.error = null;
    void this.#drafts.keep({ email });
  }
  typeCode(code: string): void {
    this.#confirming.renew();
    this.code = keepCode(code);
    this.error = null;
  }
  /** Back to the address, which stays as it was typed. */
  back(): void {
    this.#sending.renew();
    this.step = "email";
    this.error = null;
    this.code = "";
    this.#contextId = null;
    void this.#drafts.keep({ contextId: undefined });
  }

  /** The new address, and the code on its way to it, are given up because the person said so. */
  async forget(): Promise<void> {
    this.back();
    this.typed = null;
    await this.#drafts.keep({ email: undefined });
  }

  /** An address that is free gets a code; the account keeps the old one until the code is entered. */
  sendCode(): Promise<void> {
    return this.#sending.run(() => this.#sendCode());
  }
  async #sendCode(): Promise<void> {
    const email = this.email.trim();
    this.error = refuseEmail(email, { required: true }) ?? null;
    if (this.error === null && !this.isChanged) this.error = accountWords.sameAddress;
    if (this.error !== null) return;
    await this.#while(async () => {
      const checked = await this.#session.api("checkUsername", { path: { username: email } });
      if (!checked.ok) return this.#refuse(checked.refusal);
      if (!checked.value.account.available) {
        this.error = peopleWords.emailTaken;
        return;
      }
      const asked = await this.#session.api("requestCode", {
        body: { email, verify_type: "change" },
      });
      if (!asked.ok) return this.#refuse(asked.refusal);
      this.#contextId = asked.value.auth_context_id;
      this.code = "";
      this.step = "code";
      await this.#drafts.keep({ email, contextId: this.#contextId });
    });
  }

  /** AUTH-17, AUTH-18. */
  async sendAgain(): Promise<void> {
    if (this.resend === "sending" || this.#contextId === null) return;
    const using = { ports: this.#ports, session: this.#session };
    const answer = await askAgain(this, using, this.#contextId, signInWords.noCode); // ERR-05
    if (answer.ok) this.#contextId = answer.value.auth_context_id;
    else if (answer.refusal.code === "locked") this.#refuse(answer.refusal);
  }

  /** The code proves the address, and the account has it from then on. */
  confirm(): Promise<boolean> {
    return this.#confirming.run(() => this.#confirm());
  }
  async #confirm(): Promise<boolean> {
    if (!this.canConfirm) return false;
    const before = holderOf(this.#session);
    let saved = false;
    await this.#while(async () => {
      const { refreshToken } = this.#session;
      const answer = await this.#session.api("changeAccount", {
        body: {
          email: this.email.trim(),
          verify_code: this.code,
          ...(this.#contextId === null ? {} : { auth_context_id: this.#contextId }),
          ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
        },
      });
      if (!answer.ok) return this.#refuse(answer.refusal);
      const { auth, account } = answer.value;
      this.#session.renew(auth, account);
      this.typed = null;
      this.back();
      await this.#drafts.keep({ email: undefined });
      await moveDrafts(this.#ports, before, holderOf(this.#session));
      saved = true;
    });
    if (saved) this.#onSaved();
    return saved;
  }

  #refuse(refusal: Refusal): void {
    const { code, errors } = refusal;
    if (code === "locked")
      this.step = "locked"; // ERR-03
    else if (code === "forbidden")
      this.error = signInWords.invalid; // ERR-01
    else if (code === "gone")
      this.error = signInWords.old; // ERR-02
    else {
      // somebody took the address while its code was on the way
      if (errors.some(({ field }) => field.endsWith("email"))) this.back();
      this.error = formError(this.#ports, refusal, "account");
    }
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

const plain = (email: string): string => email.trim().toLowerCase();
