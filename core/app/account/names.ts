import { refuseFirstName, refuseLastName } from "#core/domain/form/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import { Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import type { AccountDraft, DraftKeeper } from "./draft.ts";

type Field = "firstName" | "lastName";

/** One's own names (ACCT-03, FORM-06, FORM-07); what was typed stays until it is saved. */
export class OwnNames {
  busy = false;
  errors: Readonly<Record<Field, Message | null>> = { firstName: null, lastName: null };
  /** What was wrong with saving as a whole. */
  error: Message | null = null;
  typed: { readonly [K in Field]?: string } = {};
  readonly #session: Session;
  readonly #drafts: DraftKeeper;
  readonly #onSaved: () => void;
  readonly #saving = new Once<boolean>((saved) => saved);

  constructor(session: Session, drafts: DraftKeeper, onSaved: () => void) {
    this.#session = session;
    this.#drafts = drafts;
    this.#onSaved = onSaved;
  }

  restore({ firstName, lastName }: AccountDraft): void {
    this.typed = {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
      ...this.typed,
    };
  }

  get firstName(): string {
    return this.typed.firstName ?? this.#session.profile?.first_name ?? "";
  }
  get lastName(): string {
    return this.typed.lastName ?? this.#session.profile?.last_name ?? "";
  }
  get isChanged(): boolean {
    const { profile } = this.#session;
    return (
      this.firstName.trim() !== (profile?.first_name ?? "") ||
      this.lastName.trim() !== (profile?.last_name ?? "")
    );
  }

  type(field: Field, value: string): void {
    this.#saving.renew();
    this.typed = { ...this.typed, [field]: value };
    this.errors = { ...this.errors, [field]: null };
    void this.#drafts.keep({ [field]: value });
  }

  /** What was typed is thrown away because the person said so. */
  async forget(): Promise<void> {
    this.#saving.renew();
    this.typed = {};
    this.errors = { firstName: null, lastName: null };
    this.error = null;
    await this.#drafts.keep({ firstName: undefined, lastName: undefined });
  }

  /** True when the names are saved; then the success is told (OPEN-44). */
  save(): Promise<boolean> {
    return this.#saving.run(() => this.#save());
  }
  async #save(): Promise<boolean> {
    const [first_name, last_name] = [this.firstName.trim(), this.lastName.trim()];
    this.error = null;
    this.errors = {
      firstName: refuseFirstName(first_name) ?? null,
      lastName: refuseLastName(last_name) ?? null,
    };
    if (this.errors.firstName !== null || this.errors.lastName !== null) return false;
    if (!this.isChanged) return false;
    this.busy = true;
    const { refreshToken } = this.#session;
    const answer = await this.#session.api("changeAccount", {
      body: {
        first_name,
        last_name,
        ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
      },
    });
    this.busy = false;
    if (!answer.ok) {
      const said = (field: string) =>
        answer.refusal.errors.find((e) => e.field.endsWith(field))?.message ?? null;
      this.errors = { firstName: said("first_name"), lastName: said("last_name") };
      if (this.errors.firstName === null && this.errors.lastName === null)
        this.error = wordsOf(answer.refusal);
      return false;
    }
    // what was typed while it was being saved is still to be saved
    const rest = (field: Field, sent: string) =>
      this.typed[field]?.trim() === sent ? undefined : this.typed[field];
    const [firstName, lastName] = [rest("firstName", first_name), rest("lastName", last_name)];
    this.typed = {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    };
    await this.#drafts.keep({ firstName, lastName });
    this.#session.renew(answer.value.auth, answer.value.account);
    this.#onSaved();
    return true;
  }
}
