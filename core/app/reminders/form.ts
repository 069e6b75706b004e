import * as z from "zod/mini";
import {
  dayHere,
  hoursEastOn,
  occasionFrom,
  type Reminder,
  reminderTitle,
} from "#core/domain/reminder/index.ts";
import { type Message, type Words, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Keeper } from "../drafts/index.ts";
import { formError, Once } from "../form/index.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";
import { blankFields, type FieldName, fieldsOf, ReminderFields, refuseFields } from "./fields.ts";
import type { Undoing } from "./undoing.ts";

const Kept = z.partial(ReminderFields);
type Typed = Partial<ReminderFields>;

/** Which field a refusal is about. */
const fieldNamed: Readonly<Record<string, FieldName>> = {
  recipient_first_name: "firstName",
  recipient_last_name: "lastName",
  recipient_name: "firstName",
  recipient_email: "email",
  occasion_date: "date",
  title: "title",
};

/** A reminder that is added (ROUTE-43), or one that is changed (ROUTE-44). */
export class ReminderForm {
  loaded: "loading" | "ready" | "missing" | "failed" = "loading";
  busy = false;
  error: Message | null = null;
  errors: Readonly<Partial<Record<FieldName, Message>>> = {};
  /** As it is kept; null for one that is new. */
  reminder: Reminder | null = null;
  typed: Typed = {};
  readonly id: string | null;
  readonly undoing: Undoing;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #kept: Keeper<typeof Kept>;
  readonly #saving = new Once<boolean>((saved) => saved);
  #key: string;

  constructor(ports: AppPorts, session: Session, undoing: Undoing, id: string | null) {
    this.#ports = ports;
    this.#session = session;
    this.undoing = undoing;
    this.id = id;
    this.#key = ports.newKey();
    this.#kept = new Keeper(ports, session, `reminder:${id ?? "new"}`, Kept);
  }

  get #today(): string {
    return dayHere(this.#ports.clock.now());
  }
  get #before(): ReminderFields {
    return this.reminder === null
      ? blankFields(this.typed.occasion ?? "birthday", this.#today)
      : fieldsOf(this.reminder);
  }
  get fields(): ReminderFields {
    return { ...this.#before, ...this.typed };
  }
  /** What it is called where nobody calls it otherwise (REMIND-04, REMIND-05). */
  get builtTitle(): Words {
    const { firstName, occasion } = this.fields;
    return reminderTitle(firstName.trim(), occasion, this.#ports.settings.productName);
  }
  /** Something was typed that is not saved (OPEN-46). */
  get hasChanged(): boolean {
    const before =
      this.reminder === null ? blankFields("birthday", this.#today) : fieldsOf(this.reminder);
    return (Object.entries(this.typed) as [FieldName, unknown][]).some(
      ([field, value]) => value !== before[field],
    );
  }

  /** What is there, and what was typed before and not saved. */
  async open(): Promise<void> {
    this.loaded = "loading";
    if (this.id !== null) {
      const answer = await this.#session.api("readReminder", { path: { id: this.id } });
      if (!answer.ok) {
        const isGone = isNotFound(answer.refusal) || answer.refusal.code === "forbidden";
        this.loaded = isGone ? "missing" : "failed";
        this.error = wordsOf(answer.refusal);
        return;
      }
      this.reminder = answer.value.reminder;
    }
    const kept = (await this.#kept.read()) as Typed | null;
    this.typed = { ...kept, ...this.typed };
    this.loaded = "ready";
  }

  set<F extends FieldName>(field: F, value: ReminderFields[F]): void {
    this.#saving.renew();
    this.typed = { ...this.typed, [field]: value };
    const { [field]: _mended, ...others } = this.errors;
    this.errors = field === "title" ? {} : others;
    void (this.hasChanged ? this.#kept.keep(this.typed) : this.#kept.forget());
  }
  async discard(): Promise<void> {
    this.#saving.renew();
    this.typed = {};
    this.errors = {};
    await this.#kept.forget();
  }

  /** True once it is kept. */
  save(): Promise<boolean> {
    return this.#saving.run(() => this.#save());
  }
  async #save(): Promise<boolean> {
    this.errors = refuseFields(this.fields);
    this.error = null;
    if (Object.keys(this.errors).length > 0) return false;
    this.busy = true;
    const answer = await this.#send();
    this.busy = false;
    if (!answer.ok) {
      const said = answer.refusal.errors.map(
        ({ field, message }) => [fieldNamed[field] ?? null, message] as const,
      );
      this.errors = Object.fromEntries(said.filter(([field]) => field !== null));
      if (Object.keys(this.errors).length === 0)
        this.error = formError(this.#ports, answer.refusal, "reminder");
      return false;
    }
    this.reminder = answer.value.reminder;
    this.#key = this.#ports.newKey();
    this.typed = {};
    await this.#kept.forget();
    return true;
  }

  #send() {
    const { firstName, lastName, email, occasion, date, daysBefore, repeat, title } = this.fields;
    const next = occasionFrom({ occasion_date: date, repeat }, this.#today) ?? date;
    const body = {
      recipient_first_name: firstName.trim(),
      recipient_last_name: lastName.trim(),
      recipient_email: email.trim(),
      occasion,
      occasion_date: date,
      days_before: daysBefore,
      repeat,
      title: title.trim() || null,
      // nobody is asked for hours: the browser knows where it is (OPEN-142)
      reminder_offset: hoursEastOn(next),
    };
    return this.id === null
      ? this.#session.api("createReminder", { query: {}, body }, { key: this.#key })
      : this.#session.api("changeReminder", { path: { id: this.id }, body });
  }

  /** Deletes it; it can be taken back for a while on the page of all. */
  async remove(): Promise<void> {
    if (this.reminder === null) return;
    await this.discard();
    this.undoing.removal.begin(this.reminder);
  }
}
