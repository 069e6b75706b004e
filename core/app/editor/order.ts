import { inOrder, moveMessage, placesOf, renumber } from "#core/domain/order/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { KeyedQueue, type Session } from "../session/index.ts";

/** The card whose messages are put in order. */
interface Ordered {
  readonly id: string;
  story: Story | null;
  readonly slides: readonly Slide[];
  readonly removed: Slide | null;
}
/** What became of a move: seen and saved, or what the authority said. */
type Sent = Awaited<ReturnType<typeof sendOrder>>;

const inPlace = ({ slides }: Story): string =>
  inOrder(slides)
    .map(({ id }) => id)
    .join(" ");

const sendOrder = (session: Session, { id, slides, version }: Story) =>
  session.api("orderSlides", { path: { id }, body: { slides: placesOf(slides), version } });

/** How often a card is read anew that moved on in something else. */
const mostTries = 3;

/**
 * Moves messages, shown at once (STORY-10). Moves that follow each other quickly are sent one after the other, the last
 * order standing for those before it. A card that moved on meanwhile without its order (a thumbnail was made, somebody
 * came) takes the move all the same; another order is shown first.
 */
export class Order {
  readonly #session: Session;
  readonly #queue = new KeyedQueue();
  #last = 0;
  #onTheirWay = 0;
  /** The order that the moves on their way started from. */
  #before = "";

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
    if (this.#onTheirWay++ === 0) this.#before = inPlace(before);
    const wanted = card.story.slides;
    return this.#queue.run("order", async () => {
      const answer = await this.#send(card, move, wanted);
      this.#onTheirWay -= 1;
      if (answer === null || card.story === null) return null;
      if (answer.ok && move !== this.#last) {
        card.story = { ...card.story, version: answer.value.story.version };
        return null;
      }
      if (!answer.ok && answer.refusal.code !== "stale") card.story = before;
      return answer;
    });
  }

  async #send(card: Ordered, move: number, wanted: readonly Slide[]): Promise<Sent | null> {
    const placeOf = (id: string) => wanted.find((slide) => slide.id === id)?.position;
    for (let tries = 1; move === this.#last && card.story !== null; tries++) {
      const { story } = card;
      // read meanwhile, as it was before the move
      if (inPlace(story) === this.#before)
        card.story = {
          ...story,
          slides: inOrder(
            story.slides.map((s) => ({ ...s, position: placeOf(s.id) ?? s.position })),
          ),
        };
      const answer = await sendOrder(this.#session, card.story);
      if (answer.ok) this.#before = inPlace(answer.value.story);
      if (answer.ok || answer.refusal.code !== "stale" || tries === mostTries) return answer;
      const now = await this.#session.api("readStory", { path: { id: card.id } });
      if (!now.ok || inPlace(now.value.story) !== this.#before) return answer;
      card.story = now.value.story;
    }
    return null;
  }
}
