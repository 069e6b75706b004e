import { moveMessage, placesOf, renumber } from "#core/domain/order/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { type Session, Turns } from "../session/index.ts";

/** The card whose messages are put in order. */
interface Ordered {
  readonly id: string;
  story: Story | null;
  readonly slides: readonly Slide[];
  readonly removed: Slide | null;
}
/** What became of a move: seen and saved, or what the authority said. */
type Sent = Awaited<ReturnType<typeof sendOrder>>;

const sendOrder = (session: Session, { id, slides, version }: Story) =>
  session.api("orderSlides", { path: { id }, body: { slides: placesOf(slides), version } });

/**
 * Moves messages, shown at once (STORY-10). Moves that follow each other quickly are sent one after the other, the last
 * order standing for those before it.
 */
export class Order {
  readonly #session: Session;
  readonly #turns = new Turns();
  #last = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Answers null where nothing had to be sent; a later move speaks for those before it. */
  async move(card: Ordered, slideId: string, to: number): Promise<Sent | null | undefined> {
    if (card.story === null) return undefined;
    const ordered = moveMessage(card.slides, slideId, to, card.removed);
    if (ordered === undefined) return undefined;
    const before = card.story;
    if (renumber(ordered).length === 0) return null;
    card.story = { ...before, slides: ordered.map((s, at) => ({ ...s, position: at + 1 })) };
    const move = ++this.#last;
    return this.#turns.take("order", async () => {
      if (move !== this.#last || card.story === null) return null;
      const answer = await sendOrder(this.#session, card.story);
      if (answer.ok && move !== this.#last) {
        card.story = { ...card.story, version: answer.value.story.version };
        return null;
      }
      if (!answer.ok && answer.refusal.code !== "stale") card.story = before;
      return answer;
    });
  }
}
