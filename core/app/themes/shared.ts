import { withModal } from "#core/domain/navigation/index.ts";
import {
  type AccountTheme,
  type Themeset,
  themePaths,
  themeWords,
} from "#core/domain/theme/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";

/** Themes that are passed on: the link for whoever shares them, the choice for whoever opens it (THEME-17, OPEN-129). */
export class SharedThemes {
  loaded: "loading" | "ready" | "missing" | "failed" = "loading";
  busy = false;
  error: Message | null = null;
  themeset: Themeset | null = null;
  selectedThemeIds: readonly string[] = [];
  readonly id: string;
  readonly #ports: AppPorts;
  readonly #session: Session;

  constructor(ports: AppPorts, session: Session, id: string) {
    this.#ports = ports;
    this.#session = session;
    this.id = id;
  }

  async open(): Promise<void> {
    this.loaded = "loading";
    const answer = await this.#session.api("readThemeset", { path: { id: this.id } });
    if (!answer.ok) {
      this.loaded = isNotFound(answer.refusal) ? "missing" : "failed";
      this.error = wordsOf(answer.refusal);
      return;
    }
    this.themeset = answer.value.themeset;
    this.selectedThemeIds = this.themeset.theme_ids;
    this.loaded = "ready";
  }

  get themes(): readonly AccountTheme[] {
    return this.themeset?.themes ?? [];
  }
  /** Where they are taken over, complete. */
  get link(): string {
    return `${this.#ports.settings.address}${themePaths.accept(this.id)}`;
  }
  get needsLogin(): boolean {
    return !this.#session.isSignedIn;
  }

  toggle({ id }: AccountTheme): void {
    const chosen = this.selectedThemeIds;
    this.error = null;
    this.selectedThemeIds = chosen.includes(id)
      ? chosen.filter((one) => one !== id)
      : [...chosen, id];
  }

  /** True once they are the account's; signed out it asks for that first (THEME-18). */
  async accept(): Promise<boolean> {
    this.error = null;
    if (this.selectedThemeIds.length === 0) {
      this.error = themeWords.noneChosen;
      return false;
    }
    if (this.needsLogin) {
      this.#session.anonymous.remember({ authScenario: "ThemesetAccept", themesetId: this.id });
      this.#ports.navigator.go(withModal(this.#ports.navigator.path, "auth"));
      return false;
    }
    this.busy = true;
    const body = { theme_ids: [...this.selectedThemeIds] };
    const answer = await this.#session.api("acceptThemes", { body });
    this.busy = false;
    if (!answer.ok) this.error = wordsOf(answer.refusal);
    return answer.ok;
  }
}
