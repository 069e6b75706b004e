import { peopleWords } from "#core/domain/words/index.ts";
import type { Message } from "#core/kernel/index.ts";
import type { CardEditor } from "../editor/index.ts";
import { Once } from "../form/index.ts";

/** Whose card it is, said before it is sent (SEND-06). */
export class Addressee {
  firstName: string;
  lastName: string;
  busy = false;
  error: Message | null = null;
  fieldErrors: Readonly<Record<string, Message>> = {};
  readonly editor: CardEditor;
  readonly #keeping = new Once<boolean>(() => false);

  constructor(editor: CardEditor) {
    this.editor = editor;
    this.firstName = editor.story?.recipient_first_name ?? "";
    this.lastName = editor.story?.recipient_last_name ?? "";
  }

  type(field: "firstName" | "lastName", value: string): void {
    this[field] = value;
    this.error = null;
    this.fieldErrors = {};
  }

  /** Keeps the names at the card; false where they aren’t, with what was typed still there. */
  keep(): Promise<boolean> {
    return this.#keeping.run(async () => {
      this.fieldErrors = {};
      this.error = null;
      if (this.firstName.trim() === "") {
        this.fieldErrors = { recipient_first_name: peopleWords.noRecipientName };
        return false;
      }
      this.busy = true;
      const isKept = (await this.editor.rename(this.firstName)) && (await this.#keepLast());
      this.busy = false;
      if (!isKept) this.error = this.editor.error;
      return isKept;
    });
  }

  async #keepLast(): Promise<boolean> {
    const name = this.lastName.trim();
    if (name === (this.editor.story?.recipient_last_name ?? "")) return true;
    return this.editor.save({ recipient_last_name: name }, { force: true });
  }
}
