import {
  type DateOrder,
  dayHere,
  type FoundReminder,
  hoursEastOn,
  type ImportPreview,
  occasionFrom,
} from "#core/domain/reminder/index.ts";
import { importWords } from "#core/domain/words/index.ts";
import type { Message, Refusal } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { formError, Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import type { Undoing } from "./undoing.ts";

type Source = { readonly text: string } | { readonly url: string };

/** Taking many days at once out of a file or a calendar: looked into first, then chosen, then kept. */
export class ReminderImport {
  address = "";
  busy: "looking" | "importing" | null = null;
  error: Message | null = null;
  addressError: Message | null = null;
  preview: ImportPreview | null = null;
  /** The file's name, or the address. */
  name = "";
  /** Which of the found are taken, by their place. */
  taken: ReadonlySet<number> = new Set();
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #undoing: Undoing;
  readonly #importing = new Once<boolean>((done) => done);
  #source: Source | null = null;
  #key: string;
  #looks = 0;

  constructor(ports: AppPorts, session: Session, undoing: Undoing) {
    this.#ports = ports;
    this.#session = session;
    this.#undoing = undoing;
    this.#key = ports.newKey();
  }

  get found(): readonly FoundReminder[] {
    return this.preview?.found ?? [];
  }
  /** Places of what may be taken: what is there already may not. */
  get fresh(): readonly number[] {
    return this.found.flatMap(({ known }, at) => (known ? [] : [at]));
  }
  /** More is chosen than there is room for. */
  get isTooMuch(): boolean {
    return this.taken.size > (this.preview?.room ?? 0);
  }
  get knownCount(): number {
    return this.found.length - this.fresh.length;
  }

  typeAddress(address: string): void {
    this.address = address;
    this.addressError = null;
  }
  readText(name: string, text: string): Promise<void> {
    return this.#look(name, { text });
  }
  async readAddress(): Promise<void> {
    const url = this.address.trim();
    if (url === "") this.addressError = importWords.noSource;
    else await this.#look(url, { url });
  }
  /** A file that is not even sent. */
  refuse(words: Message): void {
    this.error = words;
  }
  /** Reads days that fit both orders the other way. */
  async reorder(order: DateOrder): Promise<void> {
    if (this.#source !== null) await this.#look(this.name, this.#source, order);
  }
  /** What is still being read is not waited for. */
  close(): void {
    this.#looks += 1;
  }
  /** Another file or address. */
  again(): void {
    this.#looks += 1;
    this.preview = null;
    this.#source = null;
    this.busy = null;
    this.error = null;
  }

  async #look(name: string, source: Source, order?: DateOrder): Promise<void> {
    const look = ++this.#looks;
    this.busy = "looking";
    this.error = null;
    this.addressError = null;
    const body = { ...source, ...(order === undefined ? {} : { date_order: order }) };
    const answer = await this.#session.api("previewReminders", { body });
    if (look !== this.#looks) return;
    this.busy = null;
    if (!answer.ok) return this.#refuse(answer.refusal, "url" in source);
    this.name = name;
    this.#source = source;
    this.#importing.renew();
    this.preview = answer.value.preview;
    this.taken = new Set(this.fresh.slice(0, this.preview.room));
  }

  toggle(at: number, on: boolean): void {
    this.#importing.renew();
    const taken = new Set(this.taken);
    if (on) taken.add(at);
    else taken.delete(at);
    this.taken = taken;
  }
  toggleAll(on: boolean): void {
    this.#importing.renew();
    this.taken = new Set(on ? this.fresh.slice(0, this.preview?.room ?? 0) : []);
  }

  /** True once they are kept; they can be taken back on the page of all. */
  take(): Promise<boolean> {
    return this.#importing.run(() => this.#take());
  }
  async #take(): Promise<boolean> {
    if (this.taken.size === 0 || this.isTooMuch || this.busy !== null) return false;
    this.busy = "importing";
    this.error = null;
    const today = dayHere(this.#ports.clock.now());
    const reminders = this.found
      .filter((_, at) => this.taken.has(at))
      .map(({ line: _line, known: _known, ...reminder }) => ({
        ...reminder,
        reminder_offset: hoursEastOn(occasionFrom(reminder, today) ?? reminder.occasion_date),
      }));
    const key = { key: this.#key };
    const answer = await this.#session.api("importReminders", { body: { reminders } }, key);
    this.busy = null;
    if (!answer.ok) {
      this.#refuse(answer.refusal, false);
      return false;
    }
    this.#key = this.#ports.newKey();
    const { import_id: id, reminders: added } = answer.value;
    this.#undoing.imported = { id, count: added.length };
    return true;
  }

  #refuse(refusal: Refusal, isAddress: boolean): void {
    const words = formError(this.#ports, refusal, "import");
    if (isAddress) this.addressError = words;
    else this.error = words;
  }
}
