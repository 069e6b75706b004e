import type { Delivery } from "#core/domain/delivery/index.ts";
import { type Message, type Refusal, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CardEditor } from "../editor/index.ts";
import { Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";

/** Everyone the card is on its way to, how far, and what can be done about what has not gone (F-30). */
export class Deliveries {
  all: readonly Delivery[] = [];
  error: Message | null = null;
  /** The card has more messages than its tier sends (PAY-02). */
  paywall = false;
  /** The id of the one that something is done about. */
  busy: string | null = null;
  readonly editor: CardEditor;
  readonly #session: Session;
  readonly #doing = new Once<boolean>(() => false);
  #reads = 0;

  constructor(_ports: AppPorts, session: Session, editor: CardEditor) {
    this.#session = session;
    this.editor = editor;
  }

  /** What has not gone yet. */
  get coming(): readonly Delivery[] {
    return this.all.filter(({ id }) => id !== null);
  }

  /** Reads them anew; the answer to the latest question counts. */
  async read(): Promise<void> {
    const read = ++this.#reads;
    const answer = await this.#session.api("readDeliveries", { path: { id: this.editor.id } });
    if (answer.ok && read === this.#reads) this.all = answer.value.deliveries;
  }

  /** Nothing is sent to them, and the card stays open. */
  cancel(one: Delivery): Promise<boolean> {
    return this.#do(one, async (path) => {
      const answer = await this.#session.api("cancelDelivery", { path });
      return answer.ok ? null : answer.refusal;
    });
  }

  sendNow(one: Delivery): Promise<boolean> {
    return this.#do(one, async (path) => {
      const answer = await this.#session.api("deliverNow", { path });
      if (answer.ok) this.editor.story = answer.value.story;
      return answer.ok ? null : answer.refusal;
    });
  }

  /** Once, and the list as it is then: also where it went out at the same moment. */
  #do(one: Delivery, call: (path: { id: string }) => Promise<Refusal | null>): Promise<boolean> {
    return this.#doing.run(async () => {
      this.busy = one.id;
      this.error = null;
      this.paywall = false;
      const refusal = await call({ id: one.id ?? "" });
      if (refusal !== null) {
        this.paywall = refusal.code === "paywall";
        this.error = refusal.code === "notFound" ? null : wordsOf(refusal);
      }
      await this.read();
      this.busy = null;
      return refusal === null;
    });
  }
}
