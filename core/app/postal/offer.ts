import type { CardClass, PostalClass } from "#core/domain/postal/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** What is offered by post (POST-02); nothing is where the operator has it switched off or sells nothing (OPEN-159, OPEN-169). */
export class PostalOffer {
  loaded: "loading" | "ready" | "failed" = "loading";
  card_classes: readonly CardClass[] = [];
  postal_classes: readonly PostalClass[] = [];
  send_by_post_enabled = false;
  readonly storyId: string;
  readonly #ports: AppPorts;
  readonly #session: Session;

  constructor(ports: AppPorts, session: Session, storyId: string) {
    this.#ports = ports;
    this.#session = session;
    this.storyId = storyId;
  }

  async open(): Promise<void> {
    if (this.#ports.settings.tiers === "off" || !this.#session.isSignedIn) {
      this.loaded = "ready";
      return;
    }
    const answer = await this.#session.api("readPostal", { query: { story_id: this.storyId } });
    if (!answer.ok) {
      this.loaded = "failed";
      return;
    }
    this.card_classes = answer.value.card_classes;
    this.postal_classes = answer.value.postal_classes;
    this.send_by_post_enabled = answer.value.send_by_post_enabled;
    this.loaded = "ready";
  }

  /** The least that a posted card costs, in minor units; null where nothing is known of it. */
  get from(): number | null {
    const least = (all: readonly { readonly amount: number }[]): number =>
      Math.min(...all.map(({ amount }) => amount));
    const sum = least(this.card_classes) + least(this.postal_classes);
    return Number.isFinite(sum) ? sum : null;
  }
}
