import type { CardEditor } from "../editor/index.ts";

/** The thank-you as the card's organiser reads it, and puts it out of sight (OPEN-171). */
export class ThankYou {
  busy = false;
  readonly editor: CardEditor;

  constructor(editor: CardEditor) {
    this.editor = editor;
  }

  get state(): "none" | "shown" | "hidden" {
    const { story } = this.editor;
    if (!story?.thanks_message) return "none";
    return story.thanks_hidden ? "hidden" : "shown";
  }
  get words(): string {
    return this.editor.story?.thanks_message ?? "";
  }
  get sentOn(): string | null {
    return this.editor.story?.thanks_sent_on ?? null;
  }
  /** Who wrote it; null where nobody knows: the link may have been passed on. */
  get from(): string | null {
    return this.editor.story?.thanks_from ?? null;
  }
  /** The name that the card is for, or null. */
  get recipient(): string | null {
    return this.editor.story?.recipient_first_name || null;
  }

  hide(): Promise<boolean> {
    return this.#set(true);
  }
  showAgain(): Promise<boolean> {
    return this.#set(false);
  }

  /** True when it is kept; else the editor says why not, and all is as it was. */
  async #set(thanks_hidden: boolean): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const saved = await this.editor.save({ thanks_hidden }, { force: true });
    this.busy = false;
    return saved;
  }
}
