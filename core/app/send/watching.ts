import { paths } from "#core/domain/navigation/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Session } from "../session/index.ts";

/** The link for whoever shall watch the card and nothing more (ROLE-08, ROUTE-24), and the card on one's own page. */
export class Watching {
  busy = false;
  error: Message | null = null;
  readonly editor: CardEditor;
  readonly #address: string;
  readonly #session: Session;

  constructor({ settings }: Pick<AppPorts, "settings">, session: Session, editor: CardEditor) {
    this.#address = settings.address;
    this.#session = session;
    this.editor = editor;
  }

  /** Null until one was made. */
  get link(): string | null {
    const token = this.editor.story?.tokens.watch;
    return token ? `${this.#address}${paths.watch(token)}` : null;
  }
  /** The lines of HTML that show the card on any page. */
  get lines(): string | null {
    const token = this.editor.story?.tokens.watch;
    if (!token) return null;
    return `<script type="module" src="${this.#address}/embed.js"></script>\n<fanfold-card token="${token}"></fanfold-card>`;
  }

  /** Makes a link; one that was there before leads nowhere from then on (OPEN-69). */
  async make(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    const made = await this.#session.api("makeToken", {
      path: { id: this.editor.id },
      body: { token_type: "watch" },
    });
    this.busy = false;
    if (!made.ok) {
      this.error = wordsOf(made.refusal);
      return false;
    }
    const { story } = this.editor;
    if (story !== null)
      this.editor.story = { ...story, tokens: { ...story.tokens, watch: made.value.token } };
    return true;
  }
}
