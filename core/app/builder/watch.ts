import type { Slide } from "#core/domain/slide/index.ts";
import { refreshEvery } from "#core/domain/timers/index.ts";
import type { Cancel } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** Watches the slide that is being edited: every five seconds, a 404 means that it was deleted (STORY-13, BUILD-09..13). */
export class SlideWatch {
  slideId: string | null = null;
  /** Who made it; null of a new one. */
  creator: Slide["creator"] = null;
  state: "fresh" | "newer" | "deleted" = "fresh";
  readonly #ports: AppPorts;
  readonly #session: Session;
  #seen = "";
  #stop: Cancel = () => undefined;
  #forget: () => Promise<void> = async () => undefined;

  constructor(ports: AppPorts, session: Session) {
    this.#ports = ports;
    this.#session = session;
  }

  start(slide: Slide, forgetDraft: () => Promise<void>): void {
    this.slideId = slide.id;
    this.creator = slide.creator;
    this.#seen = slide.updated_on;
    this.#forget = forgetDraft;
    this.#stop = this.#ports.clock.every(refreshEvery, () => {
      if (this.#ports.page.visible) void this.ask();
    });
  }
  stop(): void {
    this.#stop();
  }

  async ask(): Promise<void> {
    if (this.slideId === null || this.state === "deleted") return;
    const answer = await this.#session.api("readLastUpdate", { path: { id: this.slideId } });
    if (answer.ok) {
      if (answer.value.last_update > this.#seen) this.state = "newer";
    } else if (answer.refusal.code === "notFound") {
      this.state = "deleted";
      this.stop();
      await this.#forget();
    }
  }

  /** The slide as it is now; null when it cannot be had. */
  async readAgain(): Promise<Slide | null> {
    if (this.slideId === null) return null;
    const answer = await this.#session.api("readSlide", { path: { id: this.slideId } });
    if (!answer.ok) {
      if (answer.refusal.code === "notFound") this.state = "deleted";
      return null;
    }
    this.#seen = answer.value.slide.updated_on;
    this.state = "fresh";
    return answer.value.slide;
  }
}
