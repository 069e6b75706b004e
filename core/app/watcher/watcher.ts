import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { isNotFound } from "../notFound.ts";
import { Player, type PlayerOutside } from "../player/index.ts";
import { signersOf } from "../recipient/index.ts";
import type { Session } from "../session/index.ts";

/** Whoever looks: somebody's session, or a guest on a page of another site, who has none. */
export interface Looking extends Pick<Session, "isSignedIn"> {
  readonly api: Api;
  readonly anonymous: Pick<Session["anonymous"], "remember">;
}

/** Somebody with a watch link (ROUTE-24, PLAY-10): plays the card, and neither owns, signs nor keeps it. */
export class Watcher {
  loaded: "loading" | "ready" | "missing" | "shut" | "failed" = "loading";
  stage: "closed" | "playing" | "ended" = "closed";
  story: Story | null = null;
  player: Player | null = null;
  error: Message | null = null;
  readonly token: string;
  /** Nobody previews a watch link. */
  readonly isPreview = false;
  /** The message that the link asks for; the whole card where it names none. */
  readonly #message: string | null;
  readonly #ports: PlayerOutside & Pick<AppPorts, "observe">;
  readonly #session: Looking;

  constructor(
    ports: PlayerOutside & Pick<AppPorts, "observe">,
    session: Looking,
    token: string,
    message: string | null = null,
  ) {
    this.#message = message;
    this.#ports = ports;
    this.#session = session;
    this.token = token;
  }

  async open(): Promise<void> {
    const path = { tokenType: "watch", token: this.token } as const;
    const answer = await this.#session.api("readStoryByLink", { path });
    if (!answer.ok) {
      const { code } = answer.refusal;
      this.error = wordsOf(answer.refusal);
      const isShut = code === "forbidden" || code === "unauthenticated";
      this.loaded = isNotFound(answer.refusal) ? "missing" : isShut ? "shut" : "failed";
      return;
    }
    const { story } = answer.value;
    this.story = story;
    this.player?.close();
    this.player = this.#ports.observe(
      new Player(this.#ports, this.#asked(story), () => {
        this.stage = "ended";
      }),
    );
    this.error = null;
    this.loaded = "ready";
    await this.#join();
  }
  close(): void {
    this.player?.close();
  }

  get sender(): string {
    return this.story?.owner.first_name || "someone";
  }
  /** Whether one message is played and not the card. */
  get isOneMessage(): boolean {
    return this.story !== null && this.#asked(this.story) !== this.story.slides;
  }
  /** How many signed beside the sender. */
  get others(): number {
    return this.story === null ? 0 : signersOf(this.story, this.sender).length - 1;
  }

  play(): void {
    if (this.stage === "ended") this.player?.replay();
    else this.player?.play();
    this.stage = "playing";
  }
  /** Leaves the player before its end. */
  leave(): void {
    this.player?.pause();
    this.stage = "ended";
  }

  /** What is played: a message that is no longer in the card leaves the card. */
  #asked({ slides }: Story): readonly Slide[] {
    const message = slides.find(({ id }) => id === this.#message);
    return message === undefined ? slides : [message];
  }

  /**
   * With an account they are a watcher of this card from now on (ROLE-08). Without one the link is remembered: it
   * leads back to the card after sign-in, where the card's id alone would open nothing (OPEN-59).
   */
  async #join(): Promise<void> {
    if (!this.#session.isSignedIn) {
      this.#session.anonymous.remember({ sharedStoryId: this.token });
      return;
    }
    // whether or not they are known as a watcher, the card plays
    await this.#session.api("joinStory", { path: { type: "watch", value: this.token } });
  }
}
