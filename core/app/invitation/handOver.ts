import { paths, withModal } from "#core/domain/navigation/index.ts";
import type { OfferState } from "#core/domain/story/offer.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AnswerOf } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Once } from "../form/index.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";

type Offer = AnswerOf<"readOffer">["offer"];

/** `/handover/{token}`: a card that its owner offers; reading it changes nothing (decision 0077). */
export class HandOver {
  state: OfferState | "loading" | "failed" | "missing" = "loading";
  offer: Offer | null = null;
  busy = false;
  error: Message | null = null;
  readonly #ports: Pick<AppPorts, "navigator">;
  readonly #session: Session;
  readonly #token: string;
  readonly #answering = new Once<void>(() => this.state !== "open");

  constructor(ports: Pick<AppPorts, "navigator">, session: Session, token: string) {
    this.#ports = ports;
    this.#session = session;
    this.#token = token;
  }

  get #path() {
    return { path: { token: this.#token } };
  }
  /** Taking a card over needs an account; saying no does not. */
  get needsSignIn(): boolean {
    return !this.#session.isSignedIn;
  }

  async open(): Promise<void> {
    this.error = null;
    const answer = await this.#session.api("readOffer", this.#path);
    if (answer.ok) this.#take(answer.value.offer);
    else if (isNotFound(answer.refusal)) this.state = "missing";
    else {
      this.error = wordsOf(answer.refusal);
      this.state = "failed";
    }
  }
  #take(offer: Offer): void {
    this.offer = offer;
    this.state = offer.state;
  }

  accept(): Promise<void> {
    return this.#answering.run(async () => {
      if (this.needsSignIn)
        return this.#ports.navigator.go(withModal(this.#ports.navigator.path, "auth"));
      this.busy = true;
      this.error = null;
      const answer = await this.#session.api("acceptOffer", this.#path);
      if (answer.ok) this.#take(answer.value.offer);
      else await this.#refused(answer.refusal);
      this.busy = false;
    });
  }
  decline(): Promise<void> {
    return this.#answering.run(async () => {
      this.busy = true;
      this.error = null;
      const answer = await this.#session.api("declineOffer", this.#path);
      if (answer.ok) this.state = "declined";
      else await this.#refused(answer.refusal);
      this.busy = false;
    });
  }
  /** Whoever comes too late reads how it stands; what else is wrong is said beside the buttons. */
  async #refused(refusal: Parameters<typeof wordsOf>[0] & { readonly code: string }) {
    if (refusal.code === "gone" || refusal.code === "notFound") await this.open();
    else this.error = wordsOf(refusal);
  }
  /** Where the card is that was taken over. */
  get cardPath(): string {
    const id = this.offer?.story_id;
    return id ? paths.edit(id) : paths.home();
  }
}
