import { paths } from "#core/domain/navigation/index.ts";
import { isHeldForApproval, type Slide } from "#core/domain/slide/index.ts";
import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { SlideBuilder } from "./builder.ts";
import { beginWithPhotos } from "./fromLibrary.ts";
import type { BuilderPlace } from "./place.ts";

/** What came of sending; `full`: the card took its last message meanwhile, and the draft is kept (OPEN-149). */
export type WritingResult = "added" | "changed" | "full" | "refused";

interface Beginning {
  readonly slide?: Slide;
  readonly slideType?: string | null;
  /** Photos that were picked in the library (MODAL-15). */
  readonly photos?: readonly string[];
}

/** The owner writes a message into their card, as a contributor does in {@link Contributor}. */
export class OwnerWriting {
  builder: SlideBuilder | null = null;
  #opening: SlideBuilder | null = null;
  readonly #context: Pick<AppContext, "ports" | "session">;
  readonly #editor: CardEditor;
  constructor(context: Pick<AppContext, "ports" | "session">, editor: CardEditor) {
    this.#context = context;
    this.#editor = editor;
  }

  /** Opens the builder for a new message or for one of the card. */
  async write({ slide, slideType = null, photos = [] }: Beginning = {}): Promise<SlideBuilder> {
    this.close();
    const builder = openBuilder(this.#context, this.#editor);
    this.#opening = builder;
    await builder.open({ ...(slide ? { slide } : {}), slideType });
    if (photos.length > 0) await beginWithPhotos(builder, photos);
    // closed, or begun anew, while it was being opened
    if (this.#opening !== builder) builder.watch.stop();
    else this.builder = builder;
    return builder;
  }

  async submit(): Promise<WritingResult> {
    const isNew = this.builder?.draft?.slideId == null;
    const result = (await this.builder?.submit()) ?? null;
    await this.#editor.read();
    if (result !== null) return isNew ? "added" : "changed";
    // somebody filled the card meanwhile
    return isNew && !this.#editor.mayAdd() ? "full" : "refused";
  }

  /** Where a message that its author changed, and that waits for approval, is reviewed instead of reloaded (BUILD-11). */
  reviewAt(slideId: string | null): string | null {
    const { story, slides, id } = this.#editor;
    if (slideId === null || story === null) return null;
    return isHeldForApproval(slideId, { ...story, slides }) ? paths.contributions(id) : null;
  }

  close(): void {
    this.#opening = null;
    this.builder?.watch.stop();
    this.builder = null;
  }
}

export const openOwnerWriting = (
  context: Pick<AppContext, "ports" | "session">,
  editor: CardEditor,
): OwnerWriting => context.ports.observe(new OwnerWriting(context, editor));

/** The owner's builder in this editor. */
export const openBuilder = (
  { ports, session }: Pick<AppContext, "ports" | "session">,
  editor: CardEditor,
): SlideBuilder =>
  ports.observe(new SlideBuilder(ports, session, ownerPlace(editor), () => editor.markChanged()));

const ownerPlace = (editor: CardEditor): BuilderPlace => ({
  storyId: editor.id,
  groupToken: null,
  isOwner: true,
  hasRole: true,
  occasion: editor.story?.occasion ?? "custom",
  present: (editor.story?.slides ?? []).map((slide) => slide.type),
});
