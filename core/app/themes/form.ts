import * as z from "zod/mini";
import { normaliseHex } from "#core/domain/form/index.ts";
import {
  type AccountTheme,
  defaultPalette,
  inkOn,
  legibilityOf,
  sixColours,
  themeWords,
} from "#core/domain/theme/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Keeper } from "../drafts/index.ts";
import { formError, Once } from "../form/index.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";
import type { Removing } from "./removing.ts";

const Kept = z.object({ name: z.nullable(z.string()), colours: z.nullable(z.array(z.string())) });
type Typed = z.infer<typeof Kept>;
const untyped: Typed = { name: null, colours: null };

/** A theme that is made (ROUTE-46), or one that is changed. */
export class ThemeForm {
  loaded: "loading" | "ready" | "missing" | "failed" = "loading";
  busy = false;
  error: Message | null = null;
  nameError: Message | null = null;
  /** As it is kept; null for one that is new. */
  theme: AccountTheme | null = null;
  typed: Typed = untyped;
  /** Which of the six is being chosen, from 0. */
  at = 0;
  /** The hex as it is typed, until it is a colour; null while nothing is. */
  typedHex: string | null = null;
  readonly id: string | null;
  readonly removing: Removing;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #kept: Keeper<typeof Kept>;
  readonly #saving = new Once<boolean>((saved) => saved);
  #key: string;
  /** It was deleted while it was changed: what is saved next is a new one. */
  #isGone = false;

  constructor(ports: AppPorts, session: Session, removing: Removing, id: string | null) {
    this.#ports = ports;
    this.#session = session;
    this.removing = removing;
    this.id = id;
    this.#key = ports.newKey();
    this.#kept = new Keeper(ports, session, `theme:${id ?? "new"}`, Kept);
  }

  get #before(): { readonly name: string; readonly colours: readonly string[] } {
    return this.theme === null
      ? { name: "", colours: defaultPalette }
      : { name: this.theme.name, colours: sixColours(this.theme.colourset.colours) };
  }
  get name(): string {
    return this.typed.name ?? this.#before.name;
  }
  get colours(): readonly string[] {
    return sixColours(this.typed.colours ?? this.#before.colours);
  }
  /** The colour that is being chosen, and how well words read on it in black or white, whichever is better. */
  get chosen() {
    const hex = this.colours[this.at] ?? "";
    const ink = inkOn(hex);
    return { hex, ink, ...legibilityOf(ink, hex) };
  }
  get hex(): string {
    return this.typedHex ?? this.chosen.hex;
  }
  get isHex(): boolean {
    return normaliseHex(this.hex) !== undefined;
  }
  /** Something was chosen that is not saved (OPEN-46). */
  get hasChanged(): boolean {
    const { name, colours } = this.#before;
    return this.name !== name || this.colours.some((colour, at) => colour !== colours[at]);
  }

  /** What is there, and what was chosen before and not saved. */
  async open(): Promise<void> {
    this.loaded = "loading";
    if (this.id === "") {
      this.loaded = "missing";
      this.error = themeWords.noId; // ERR-31
      return;
    }
    if (this.id !== null) {
      const answer = await this.#session.api("readTheme", { path: { id: this.id } });
      if (!answer.ok) {
        const isGone = isNotFound(answer.refusal) || answer.refusal.code === "forbidden";
        this.#ports.reporter.event("api-error", { source: "theme", code: answer.refusal.code }); // ERR-29
        this.loaded = isGone ? "missing" : "failed";
        this.error = wordsOf(answer.refusal);
        return;
      }
      this.theme = answer.value.theme;
    }
    const kept = await this.#kept.read();
    this.typed = {
      name: this.typed.name ?? kept?.name ?? null,
      colours: this.typed.colours ?? kept?.colours ?? null,
    };
    this.loaded = "ready";
  }

  #set(change: Partial<Typed>): void {
    this.#saving.renew();
    this.typed = { ...this.typed, ...change };
    void (this.hasChanged ? this.#kept.keep(this.typed) : this.#kept.forget());
  }
  rename(name: string): void {
    this.nameError = null;
    this.#set({ name });
  }
  /** Goes to another of the six. */
  choose(at: number): void {
    this.at = at;
    this.typedHex = null;
  }
  /** The colour in hand, however it is written; what is no colour yet changes nothing (FORM-14). */
  colour(text: string): void {
    const sound = normaliseHex(text);
    this.typedHex = text;
    if (sound)
      this.#set({ colours: this.colours.map((one, at) => (at === this.at ? sound : one)) });
  }
  /** Leaves the field: what is no colour is dropped. */
  settle(): void {
    this.typedHex = null;
  }
  async discard(): Promise<void> {
    this.#saving.renew();
    this.typed = untyped;
    this.typedHex = null;
    this.nameError = null;
    await this.#kept.forget();
  }

  /** True once it is kept. */
  save(): Promise<boolean> {
    return this.#saving.run(() => this.#save());
  }
  async #save(): Promise<boolean> {
    this.error = null;
    const name = this.name.trim();
    this.nameError = this.id !== null && name === "" ? themeWords.noName : null;
    // told beside the field (FORM-14)
    if (this.nameError || !this.isHex) return false;
    this.busy = true;
    const answer = await this.#send(name);
    this.busy = false;
    if (!answer.ok) {
      this.#isGone = this.id !== null && isNotFound(answer.refusal);
      this.error = this.#isGone
        ? themeWords.deletedElsewhere
        : formError(this.#ports, answer.refusal, "theme");
      return false;
    }
    this.theme = answer.value.theme;
    this.#key = this.#ports.newKey();
    this.typed = untyped;
    await this.#kept.forget();
    return true;
  }
  #send(name: string) {
    const colourset = { ...this.theme?.colourset, colours: [...this.colours] };
    return this.id === null || this.#isGone
      ? this.#session.api(
          "createTheme",
          { body: { colourset, ...(name ? { name } : {}) } },
          { key: this.#key },
        )
      : this.#session.api("changeTheme", { path: { id: this.id }, body: { colourset, name } });
  }

  /** Deletes it; it can be taken back for a while on the page of all. */
  async remove(): Promise<void> {
    if (this.theme === null) return;
    await this.discard();
    this.removing.removal.begin(this.theme);
  }
}
