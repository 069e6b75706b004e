import type { CardEditor } from "../editor/index.ts";
import { Once } from "../form/index.ts";

/** What the organiser tells the group, and by when they want to sign (OPEN-41), while it is written. */
export class GroupNote {
  note: string;
  /** A day as yyyy-mm-dd, "" for none. */
  day: string;
  readonly editor: CardEditor;
  readonly #saving = new Once<boolean>((saved) => saved);

  constructor(editor: CardEditor) {
    this.editor = editor;
    this.note = editor.story?.group_message ?? "";
    this.day = editor.story?.completion_date?.slice(0, 10) ?? "";
  }

  get busy(): boolean {
    return this.editor.beingSubmitted;
  }
  get error(): string | null {
    return this.editor.error;
  }
  write({ note = this.note, day = this.day }: { note?: string; day?: string }): void {
    this.note = note;
    this.day = day;
    this.#saving.renew();
  }
  save(): Promise<boolean> {
    return this.#saving.run(() =>
      this.editor.save({
        group_message: this.note.trim() || null,
        completion_date: this.day || null,
      }),
    );
  }
}
