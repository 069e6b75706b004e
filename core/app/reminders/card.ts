import {
  dayHere,
  hoursEastOn,
  occasionFrom,
  type Reminder,
  reminderTitle,
  usualDaysBefore,
} from "#core/domain/reminder/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { type Message, type Words, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Session } from "../session/index.ts";
import { refuseDate, usualDay } from "./fields.ts";

/** Where a reminder of a card's occasion is offered: while inviting, of this time; while sending, of the next. */
export type Moment = "inviting" | "sending";

/** A reminder of a card's occasion that may be set beside something else (OPEN-41, REMIND-06, SEND-05). */
export class CardReminder {
  on = false;
  error: Message | null = null;
  /** Those that the card has (REMIND-09). */
  own: readonly Reminder[] = [];
  daysBefore: number;
  chosenDay: string | null = null;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #editor: CardEditor;
  readonly #moment: Moment;
  #key: string;

  constructor(ports: AppPorts, session: Session, editor: CardEditor, moment: Moment) {
    this.#ports = ports;
    this.#session = session;
    this.#editor = editor;
    this.#moment = moment;
    this.#key = ports.newKey();
    // the day before is soon enough to look after a card that is being made
    this.daysBefore = moment === "inviting" ? 1 : usualDaysBefore;
  }

  get #story(): Story | null {
    return this.#editor.story;
  }
  /** The occasion's day, as it is known: of this time, or of the next one. */
  get day(): string {
    if (this.chosenDay !== null) return this.chosenDay;
    const today = dayHere(this.#ports.clock.now());
    const story = this.#story;
    const known = story?.occasion_date?.slice(0, 10) ?? "";
    if (this.#moment === "inviting") return known || (story ? usualDay(story.occasion, today) : "");
    if (known === "" || story === null) return "";
    // this time's card is on its way
    const after = known >= today ? known : today;
    const tomorrow = dayHere(Date.parse(`${after}T00:00:00Z`) + 86_400_000, () => 0);
    return occasionFrom({ occasion_date: known, repeat: true }, tomorrow) ?? "";
  }
  get builtTitle(): Words {
    const { recipient_first_name: name = "", occasion = "custom" } = this.#story ?? {};
    return reminderTitle(name, occasion, this.#ports.settings.productName);
  }

  /** An error yields an empty list (REMIND-09). */
  async open(): Promise<void> {
    const path = { id: this.#editor.id };
    const answer = await this.#session.api("readStoryReminders", { path });
    this.own = answer.ok ? answer.value.reminders : [];
  }
  toggle(on: boolean): void {
    this.on = on;
    this.error = null;
  }
  choose({ day, daysBefore = this.daysBefore }: { day?: string; daysBefore?: number }): void {
    this.daysBefore = daysBefore;
    if (day !== undefined) this.chosenDay = day;
    this.error = null;
  }

  /** Whether what is wanted can be kept; what is wrong is said. */
  check(): boolean {
    this.error = this.on ? (refuseDate(this.day) ?? null) : null;
    return this.error === null;
  }
  get offset(): number {
    return hoursEastOn(this.day);
  }

  /** Keeps it with the card; true where nothing is wanted, or it is kept. */
  async add(): Promise<boolean> {
    if (!this.on) return true;
    if (!this.check()) return false;
    const answer = await this.#session.api(
      "createReminder",
      {
        query: { story_id: this.#editor.id },
        body: {
          occasion_date: this.day,
          days_before: this.daysBefore,
          reminder_offset: this.offset,
        },
      },
      { key: this.#key },
    );
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.#key = this.#ports.newKey();
    this.own = [...this.own, answer.value.reminder];
    this.on = false;
    return true;
  }
}
