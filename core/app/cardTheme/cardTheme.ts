import { titleColours } from "#core/domain/cover/index.ts";
import { normaliseHex } from "#core/domain/form/index.ts";
import { type AccountTheme, type CardTheme, sixColours } from "#core/domain/theme/index.ts";
import { type Cancel, type Message, wordsOf } from "#core/kernel/index.ts";
import type { InputOf } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Session } from "../session/index.ts";

type Change = NonNullable<InputOf<"changeCardTheme">["body"]>;

/** A picker is let go of before its colour is sent. Milliseconds. */
const settles = 400;

/** What a card was coloured like at some moment: enough to colour it so again. */
interface ChosenColours {
  readonly theme: CardTheme;
  readonly applied: string | null;
  /** Whether the card has colours of its own. */
  readonly isOwn: boolean;
}

/** The colours of a card: those of a theme, six of its own, or its cover’s; each is seen at once and kept (THEME-16). */
export class CardColouring {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  theme: CardTheme | null = null;
  /** Of the account; none for whoever has none. */
  themes: readonly AccountTheme[] = [];
  /** The theme that it was given last. */
  applied: string | null = null;
  isOwn = false;
  /** Whether anything was changed since it was opened. */
  hasChanged = false;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #card: CardEditor;
  #before: ChosenColours | null = null;
  #settling: Cancel = () => undefined;
  #unsent: (() => void) | null = null;

  constructor(ports: AppPorts, session: Session, card: CardEditor) {
    this.#ports = ports;
    this.#session = session;
    this.#card = card;
  }

  get colours(): readonly string[] {
    return sixColours(this.theme?.colourset.colours ?? []);
  }

  /** Whether the cover takes these colours; some are coloured by themselves. */
  get reachesCover(): boolean {
    const { cover } = this.#card;
    return cover !== null && titleColours(cover.variant) > 0;
  }

  async open(): Promise<void> {
    this.loaded = "loading";
    const path = { id: this.#card.id };
    const [theme, own] = await Promise.all([
      this.#session.api("readCardTheme", { path, query: {} }),
      this.#session.isSignedIn ? this.#session.api("readThemes", {}) : null,
    ]);
    const refused = [theme, own].find((answer) => answer?.ok === false);
    if (refused?.ok === false) {
      this.#ports.reporter.event("api-error", { source: "themes", code: refused.refusal.code });
      this.error = wordsOf(refused.refusal);
    }
    if (!theme.ok) {
      this.loaded = "failed";
      return;
    }
    this.themes = own?.ok ? own.value.themes : [];
    this.theme = theme.value.theme;
    this.applied = this.#card.story?.last_applied_theme_id ?? null;
    const { playback, specification_colourset: ofCover } = this.theme;
    this.isOwn = JSON.stringify(playback) !== JSON.stringify(ofCover);
    this.#before = { theme: this.theme, applied: this.applied, isOwn: this.isOwn };
    this.loaded = "ready";
  }
  close(): void {
    this.#settle();
  }

  /** The colours of a theme (THEME-16). */
  choose({ id, colourset }: AccountTheme): Promise<void> {
    return this.#change({ theme_id: id, colourset: { ...colourset } }, { applied: id });
  }
  /** The cover’s again. */
  asCover(): Promise<void> {
    return this.#change({ colourset: null, theme_id: null }, { applied: null, isOwn: false });
  }
  /** One of the six, from 0; sent when the picker rests. What is no colour changes nothing (FORM-14). */
  colour(at: number, text: string): void {
    const hex = normaliseHex(text);
    if (!hex || this.theme === null) return;
    const colours = this.colours.map((one, place) => (place === at ? hex : one));
    this.theme = { ...this.theme, colourset: { ...this.theme.colourset, colours } };
    this.#settling();
    this.#unsent = () =>
      void this.#change({ colourset: { colours }, theme_id: null }, { applied: null });
    this.#settling = this.#ports.clock.after(settles, () => this.#settle());
  }
  /** How many of the six are used, 1 to 6 (THEME-13, OPEN-123). */
  use(cover_colour_count: number): Promise<void> {
    return this.#change({ cover_colour_count }, { applied: this.applied });
  }
  showBehind(message_bg_colour_visibility: boolean): Promise<void> {
    return this.#change({ message_bg_colour_visibility }, { applied: this.applied });
  }
  /** As it was when this was opened. */
  async undo(): Promise<void> {
    const before = this.#before;
    if (before === null) return;
    this.#settling();
    this.#unsent = null;
    const { theme, applied, isOwn } = before;
    const { colourset, cover_colour_count, message_bg_colour_visibility } = theme;
    if (isOwn)
      await this.#change(
        { colourset, cover_colour_count, message_bg_colour_visibility, theme_id: applied },
        { applied },
      );
    else await this.asCover();
    if (this.error === null) this.hasChanged = false;
  }

  #settle(): void {
    this.#settling();
    const send = this.#unsent;
    this.#unsent = null;
    send?.();
  }

  async #change(
    body: Change,
    { applied, isOwn = true }: { readonly applied: string | null; readonly isOwn?: boolean },
  ): Promise<void> {
    const kept = { theme: this.theme, applied: this.applied, isOwn: this.isOwn };
    this.error = null;
    this.applied = applied;
    this.isOwn = isOwn;
    this.hasChanged = true;
    const path = { id: this.#card.id };
    const answer = await this.#session.api("changeCardTheme", { path, body });
    if (answer.ok) this.theme = answer.value.theme;
    else {
      this.error = wordsOf(answer.refusal);
      this.theme = kept.theme;
      this.applied = kept.applied;
      this.isOwn = kept.isOwn;
    }
    // the cover behind the dialog
    await this.#card.read();
  }
}
