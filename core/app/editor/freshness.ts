import type { Story, Updates } from "#core/domain/story/index.ts";
import { refreshEvery } from "#core/domain/timers/index.ts";
import type { Cancel } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** Whether the card, its messages or its group have changed since it was read. */
export const isStale = (story: Story, now: Updates): boolean =>
  story.last_story_update !== now.last_story_update ||
  story.last_contribution_update !== now.last_contribution_update ||
  story.last_role_update !== now.last_role_update;

/** A part of a card that can be followed: its group, its messages, or the card itself. */
export type FollowedPart = "last_role_update" | "last_contribution_update" | "last_story_update";

/** Asks for a card's updates every five seconds while the page is visible, and at once on a live event (STORY-11, OPEN-24). */
export class Freshness {
  updates: Updates | null = null;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #storyId: string;
  readonly #onStale: (updates: Updates) => void;
  readonly #onGone: () => void;
  readonly #stops: Cancel[] = [];
  readonly #listeners = new Set<(updates: Updates) => void>();
  #asking = false;

  constructor(
    ports: AppPorts,
    session: Session,
    storyId: string,
    hear: { stale(updates: Updates): void; gone(): void },
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#storyId = storyId;
    this.#onStale = hear.stale;
    this.#onGone = hear.gone;
  }

  start(): void {
    const ask = () => void this.ask();
    this.#stops.push(
      this.#ports.clock.every(refreshEvery, () => {
        if (this.#ports.page.visible) ask();
      }),
      this.#ports.page.onVisible((visible) => {
        if (visible) ask();
      }),
      this.#ports.live.watch(this.#storyId, ask),
    );
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  async ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const answer = await this.#session.api("readUpdates", { path: { id: this.#storyId } });
    this.#asking = false;
    if (!answer.ok) {
      if (answer.refusal.code === "notFound") this.#onGone();
      return; // anything else: the next poll asks again
    }
    this.updates = answer.value.updates;
    this.#onStale(answer.value.updates);
    for (const hear of this.#listeners) hear(answer.value.updates);
  }

  /** Tells whenever that part of the card changed after `known`, the moment somebody last read it. */
  follow(part: FollowedPart, known: string | null | undefined, changed: () => void): Cancel {
    let last = known ?? null;
    const hear = (updates: Updates) => {
      if (updates[part] === last) return;
      last = updates[part];
      changed();
    };
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }
}
