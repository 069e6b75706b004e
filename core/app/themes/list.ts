import { withModal } from "#core/domain/navigation/index.ts";
import {
  type AccountTheme,
  inOrder,
  themeMaximum,
  themePaths,
  themeWords,
} from "#core/domain/theme/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import type { Removing } from "./removing.ts";

/** One's own themes (ROUTE-45, THEME-01), in one's own order. */
export class ThemeList {
  loaded: "loading" | "ready" | "failed" | "signedOut" = "loading";
  error: Message | null = null;
  busy = false;
  /** Those that are about to be passed on; null while none are chosen (THEME-06). */
  selectedThemeIds: readonly string[] | null = null;
  readonly removing: Removing;
  /** With those that are about to go. */
  all: readonly AccountTheme[] = [];
  readonly #ports: AppPorts;
  readonly #session: Session;
  #key: string;

  constructor(ports: AppPorts, session: Session, removing: Removing) {
    this.#ports = ports;
    this.#session = session;
    this.removing = removing;
    this.#key = ports.newKey();
  }

  /** Signed out there is nothing to ask for (OPEN-128). */
  async open(): Promise<void> {
    if (!this.#session.isSignedIn) {
      this.loaded = "signedOut";
      return;
    }
    if (this.loaded !== "ready") this.loaded = "loading";
    const answer = await this.#session.api("readThemes", {});
    if (answer.ok) {
      this.all = answer.value.themes;
      this.loaded = "ready";
      return;
    }
    // ERR-29
    this.#ports.reporter.event("api-error", { source: "themes", code: answer.refusal.code });
    this.error = wordsOf(answer.refusal);
    if (this.loaded !== "ready") this.loaded = "failed";
  }
  /** What was deleted here can't be taken back from elsewhere. */
  close(): void {
    this.removing.removal.finish();
  }

  get themes(): readonly AccountTheme[] {
    return this.all.filter((theme) => this.removing.keeps(theme));
  }
  get isFull(): boolean {
    return this.themes.length >= themeMaximum;
  }

  /** Logs in and comes back (OPEN-128). */
  signIn(): void {
    this.#session.anonymous.remember({ authScenario: "RedirectThemes" });
    this.#ports.navigator.go(withModal(this.#ports.navigator.path, "auth"));
  }

  /** To another place, 0 being the first; it goes back where it was if that can't be kept (THEME-15). */
  async move(from: number, to: number): Promise<void> {
    const before = this.all;
    const shown = this.themes.map(({ id }) => id);
    const [id] = shown.splice(from, 1);
    if (id === undefined) return;
    shown.splice(to, 0, id);
    this.error = null;
    this.all = inOrder(before, shown);
    const body = { themes: this.all.map((theme) => theme.id) };
    const answer = await this.#session.api("reorderThemes", { body });
    if (answer.ok) return;
    this.all = inOrder(
      this.all,
      before.map((theme) => theme.id),
    );
    this.error = wordsOf(answer.refusal);
  }

  /** Adds another of the same colours behind it. */
  async duplicate({ id, colourset }: AccountTheme, name: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    const body = { colourset, name };
    const answer = await this.#session.api("createTheme", { body }, { key: this.#key });
    this.#key = this.#ports.newKey();
    this.busy = false;
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.all = [...this.all, answer.value.theme];
    const { themes } = this;
    await this.move(themes.length - 1, themes.findIndex((theme) => theme.id === id) + 1);
    return true;
  }

  remove(theme: AccountTheme): void {
    this.removing.removal.begin(theme);
  }

  /** Begins to choose what is passed on; without a theme none is chosen yet. */
  choose(theme?: AccountTheme): void {
    this.selectedThemeIds = theme ? [theme.id] : [];
  }
  cancelChoice(): void {
    this.selectedThemeIds = null;
  }
  toggle({ id }: AccountTheme): void {
    const chosen = this.selectedThemeIds ?? [];
    this.selectedThemeIds = chosen.includes(id)
      ? chosen.filter((one) => one !== id)
      : [...chosen, id];
  }

  /** Makes the link of the chosen themes and goes where it stands (THEME-17, OPEN-129). */
  async share(): Promise<void> {
    const chosen = this.themes
      .map(({ id }) => id)
      .filter((id) => this.selectedThemeIds?.includes(id));
    this.error = null;
    if (chosen.length === 0) {
      this.error = themeWords.noneChosen;
      return;
    }
    if (this.busy) return;
    this.busy = true;
    const answer = await this.#session.api(
      "shareThemes",
      { body: { theme_ids: chosen } },
      { key: this.#key },
    );
    this.#key = this.#ports.newKey();
    this.busy = false;
    if (answer.ok) this.#ports.navigator.go(themePaths.share(answer.value.themeset.id));
    else this.error = wordsOf(answer.refusal);
  }
}
