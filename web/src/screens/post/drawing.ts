import { type AppContext, type CardEditor, type MakePrint, watchable } from "#core/app/index.ts";
import { printFile } from "#web/print/index.ts";

/** Draws what is printed of a card in this browser; it rejects where the card can’t be watched by its code. */
export const drawing =
  (app: AppContext, editor: CardEditor): MakePrint =>
  async ({ progress }, cancelled) => {
    const work = new AbortController();
    cancelled.onAbort(() => work.abort());
    const card = await watchable(app, editor);
    if ("error" in card) throw new Error("The card has no link for its codes to lead to");
    const file = await printFile(card.story, "post", {
      address: app.ports.settings.address,
      signal: work.signal,
      onProgress: (done, of) => progress(done / of),
    });
    return { name: "card.pdf", type: "application/pdf", size: file.size, content: file };
  };
