import type { Delivery } from "#core/domain/delivery/index.ts";
import { refuseEmail } from "#core/domain/form/index.ts";
import type { Undelivered } from "#core/domain/mail/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { plainEmail } from "#core/domain/role/index.ts";
import { refuseMessage } from "#core/domain/story/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import type { Message, Refusal } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CardEditor } from "../editor/index.ts";
import { formError, Once } from "../form/index.ts";
import { CardReminder } from "../reminders/index.ts";
import type { Session } from "../session/index.ts";
import { Deliveries } from "./deliveries.ts";
import { Schedule } from "./schedule.ts";
import { Watching } from "./watching.ts";

export type SendWay = "email" | "link";

/** Sending the finished card by e-mail or by link (SEND-01..04). */
export class Send {
  way: SendWay;
  recipientName: string;
  recipientEmail = "";
  message = "";
  busy = false;
  error: Message | null = null;
  fieldErrors: Readonly<Record<string, Message>> = {};
  /** What has just been done. */
  done: "sent" | "scheduled" | "testSent" | "linkCopied" | null = null;
  /** The card has more messages than its tier sends (PAY-02). */
  paywall = false;
  /** The address that the next one takes the place of. */
  mending: Undelivered | null = null;
  /** What was scheduled before and is changed by what is typed now. */
  changing: Delivery | null = null;
  readonly schedule: Schedule;
  readonly deliveries: Deliveries;
  readonly editor: CardEditor;
  readonly watching: Watching;
  /** Of the next time this comes round (SEND-05). */
  readonly reminder: CardReminder;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #sending = new Once<boolean>((sent) => sent);
  readonly #testing = new Once<boolean>(() => false);
  #key: string;
  #sentTo: string | null = null;

  constructor(ports: AppPorts, session: Session, editor: CardEditor, way: SendWay = "email") {
    this.#ports = ports;
    this.#session = session;
    this.editor = editor;
    this.watching = ports.observe(new Watching(ports, session, editor));
    this.reminder = ports.observe(new CardReminder(ports, session, editor, "sending"));
    this.way = way;
    this.#key = ports.newKey();
    this.recipientName = editor.story?.recipient_first_name ?? "";
    this.schedule = ports.observe(new Schedule(ports, editor.story?.occasion_date ?? null));
    this.deliveries = ports.observe(new Deliveries(ports, session, editor));
  }

  /** The link that the recipient opens, complete. */
  get link(): string | null {
    const token = this.editor.story?.tokens.recipient;
    return token ? `${this.#ports.settings.address}${paths.unwrap(token)}` : null;
  }
  get previewPath(): string | null {
    const token = this.editor.story?.tokens.recipient;
    return token ? `${paths.recipient(token)}?preview=true` : null;
  }

  /** @param reminderTitle what a reminder is called that is set with it */
  sendByEmail(reminderTitle = ""): Promise<boolean> {
    // what came back may be sent once more as it is
    if (this.done === "sent" && !this.isOnItsWay) this.#sending.renew();
    return this.#sending.run(() => this.#sendByEmail(reminderTitle));
  }
  /** The same mail to the owner's own address; nothing counts as sent. */
  sendTest(): Promise<boolean> {
    const own = this.#session.username;
    return this.#testing.run(async () => (own === null ? false : this.#send(own, true)));
  }

  /** Whom the card did not reach (F-30). */
  get undelivered(): readonly Undelivered[] {
    return this.editor.story?.undelivered ?? [];
  }
  /** It was sent from here, and as far as is known it gets there. */
  get isOnItsWay(): boolean {
    const to = this.#sentTo;
    return this.done === "sent" && !this.undelivered.some(({ email }) => email === to);
  }
  /** When it goes is chosen: what was wrong with it is no longer said. */
  plan(chosen: Partial<Pick<Schedule, "when" | "day" | "time" | "zone">>): void {
    Object.assign(this.schedule, chosen);
    this.#sending.renew();
    this.fieldErrors = {};
  }
  /** The form with what was scheduled: what is sent next takes its place. */
  change(one: Delivery): void {
    this.way = "email";
    this.type("recipientEmail", one.recipient_email ?? "");
    this.type("recipientName", one.recipient_name);
    this.type("message", one.recipient_message);
    this.schedule.take(one);
    this.again();
    this.changing = one;
  }
  /** The form as it was, and what was scheduled too. */
  keep(): void {
    this.changing = null;
    this.schedule.when = "now";
    this.fieldErrors = {};
    this.error = null;
  }
  /** The form with the address that was wrong: what is sent next goes in its place. */
  mend(one: Undelivered): void {
    this.way = "email";
    this.type("recipientEmail", one.email);
    this.again();
    this.mending = one;
  }
  /** The address is given up: its place in the card goes with it. */
  async withdraw({ role_id }: Undelivered): Promise<void> {
    if (this.mending?.role_id === role_id) this.mending = null;
    const answer = await this.#session.api("deleteRole", { path: { id: role_id } });
    if (!answer.ok && answer.refusal.code !== "notFound") this.#refuse(answer.refusal);
    await this.editor.read();
  }

  /** A field is typed in: what was wrong with it is no longer said. */
  type(field: "recipientName" | "recipientEmail" | "message", value: string): void {
    this[field] = value;
    this.#sending.renew();
    this.fieldErrors = {};
  }

  /** Back to the form with what was typed: to the same person once more, or to somebody else. */
  again(): void {
    this.#sending.renew();
    this.done = null;
    this.error = null;
  }

  /** What is scheduled, and the form for somebody else: one press more plans nothing twice. */
  seeSchedule(): void {
    this.type("recipientEmail", "");
    this.type("message", "");
    this.schedule.when = "now";
    this.again();
  }

  async copyLink(): Promise<boolean> {
    if (this.link === null || !(await this.#ports.page.copy(this.link))) return false;
    this.done = "linkCopied";
    return this.markSentByLink();
  }
  /** SEND-03. */
  async markSentByLink(): Promise<boolean> {
    const answer = await this.#session.api("markSentByLink", { path: { id: this.editor.id } });
    if (answer.ok) this.editor.story = answer.value.story;
    else this.#refuse(answer.refusal);
    return answer.ok;
  }

  async #sendByEmail(reminderTitle: string): Promise<boolean> {
    // what is wrong with either is said at once
    const isGood = [this.#check(), this.reminder.check()];
    if (isGood.includes(false)) return false;
    if (this.changing !== null) return this.#change(this.changing);
    const to = plainEmail(this.recipientEmail);
    // what was just sent from here and came back is mended by sending it elsewhere
    const failed = this.done === "sent" && !this.isOnItsWay ? this.#sentTo : null;
    const instead = this.mending ?? this.undelivered.find(({ email }) => email === failed) ?? null;
    if (!(await this.#send(this.recipientEmail.trim(), false, reminderTitle))) return false;
    this.#sentTo = to;
    this.mending = null;
    if (instead !== null && instead.email !== to) await this.withdraw(instead);
    return true;
  }

  #check(): boolean {
    const errors: Record<string, Message> = {};
    const email = refuseEmail(this.recipientEmail, { required: true });
    if (email !== undefined) errors.recipient_email = email;
    if (this.recipientName.trim() === "") errors.recipient_name = peopleWords.noRecipientName;
    const message = refuseMessage(this.message, false);
    if (message !== undefined) errors.recipient_message = message;
    this.fieldErrors = errors;
    return Object.keys(errors).length === 0;
  }

  async #send(recipient_email: string, test: boolean, reminderTitle = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    this.done = null;
    const name = this.recipientName.trim();
    const moment = test ? {} : this.schedule.asked;
    const answer = await this.#session.api(
      "sendStory",
      {
        path: { id: this.editor.id },
        body: {
          recipient_email,
          ...(name === "" ? {} : { recipient_name: name }),
          recipient_message: this.message.trim(),
          ...(test ? { set_reminder: false } : this.#reminder(reminderTitle)),
          ...moment,
          ...(test ? { test: true } : {}),
        },
      },
      { key: test ? this.#ports.newKey() : this.#key },
    );
    this.busy = false;
    if (!answer.ok) {
      this.#refuse(answer.refusal);
      return false;
    }
    this.#key = this.#ports.newKey();
    this.done = test ? "testSent" : "deliver_on" in moment ? "scheduled" : "sent";
    if (!test) this.reminder.toggle(false);
    this.editor.story = answer.value.story;
    if (!test) await this.deliveries.read();
    return true;
  }

  /** Sent only where one is set (SEND-05). */
  #reminder(title: string) {
    const { on, day, daysBefore, offset } = this.reminder;
    if (!on) return { set_reminder: false };
    return {
      set_reminder: true,
      reminder_days_before: daysBefore,
      reminder_occasion_date: day,
      reminder_offset: offset,
      reminder_title: title,
    };
  }

  /** Another moment, address or note for what was scheduled; now means now. */
  async #change(one: Delivery): Promise<boolean> {
    this.busy = true;
    this.error = null;
    const answer = await this.#session.api("changeDelivery", {
      path: { id: one.id ?? "" },
      body: {
        recipient_email: this.recipientEmail.trim(),
        recipient_name: this.recipientName.trim(),
        recipient_message: this.message.trim(),
        ...this.schedule.asked,
      },
    });
    const isNow = this.schedule.when === "now";
    const went = answer.ok && (!isNow || (await this.deliveries.sendNow(answer.value.delivery)));
    this.busy = false;
    if (!answer.ok) this.#refuse(answer.refusal);
    else if (!went) this.error = this.deliveries.error;
    else {
      this.changing = null;
      this.done = isNow ? "sent" : "scheduled";
      this.#sentTo = plainEmail(this.recipientEmail);
    }
    await this.deliveries.read();
    return went;
  }

  #refuse(refusal: Refusal): void {
    this.paywall = refusal.code === "paywall";
    this.fieldErrors = Object.fromEntries(refusal.errors.map((e) => [e.field, e.message]));
    const about = "reminder_occasion_date";
    this.reminder.error = this.fieldErrors[about] ?? null;
    this.error = refusal.errors.length > 0 ? null : formError(this.#ports, refusal, "send");
  }
}
