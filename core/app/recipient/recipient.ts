import { withModal } from "#core/domain/navigation/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { wordsOf } from "#core/kernel/index.ts";
import type { Outside } from "../outside.ts";
import { Player } from "../player/index.ts";
import type { Session } from "../session/index.ts";

export const mostThanks = 300;

/** The recipient's view: unwrap, play, keep, say thanks (RECIP-*). */
export class Recipient {
  loaded: "loading" | "ready" | "missing" | "private" | "failed" = "loading";
  stage: "wrapped" | "playing" | "ended" = "wrapped";
  story: Story | null = null;
  player: Player | null = null;
  thanks = "";
  busy = false;
  error: string | null = null;
  saved = false;
  readonly token: string;
  /** The owner looks at it as the recipient would: nothing is marked. */
  readonly isPreview: boolean;
  readonly #outside: Outside;
  readonly #session: Session;

  constructor(outside: Outside, session: Session, token: string, isPreview = false) {
    this.#outside = outside;
    this.#session = session;
    this.token = token;
    this.isPreview = isPreview;
  }

  async open(): Promise<void> {
    const { joinToken } = this.#session.anonymous.data;
    const answer = await this.#session.api("readStoryByLink", {
      path: { tokenType: "recipient", token: this.token },
      query: joinToken ? { join_token: joinToken } : {},
    });
    if (!answer.ok) {
      const { code } = answer.refusal;
      this.loaded =
        code === "notFound"
          ? "missing"
          : code === "forbidden" || code === "unauthenticated"
            ? "private"
            : "failed";
      this.error = wordsOf(answer.refusal);
      return;
    }
    this.story = answer.value.story;
    this.saved = answer.value.story.saved;
    this.thanks =
      this.#session.anonymous.data.recipientThanks ?? answer.value.story.thanks_message ?? "";
    this.player = this.#outside.observe(
      new Player(this.#outside, answer.value.story.slides, () => void this.#ended()),
    );
    this.loaded = "ready";
    if (!this.isPreview) await this.#session.api("markReceived", { path: { token: this.token } }); // errors are ignored (RECIP-01)
  }
  close(): void {
    this.player?.close();
  }

  get sender(): string {
    return this.story?.owner.first_name || "someone";
  }
  /** "From Priya and ten more". */
  get others(): number {
    return Math.max(0, (this.story?.role_active_count ?? 1) - 1);
  }

  unwrap(): void {
    this.stage = "playing";
    this.player?.play();
  }
  replay(): void {
    this.stage = "playing";
    this.player?.replay();
  }

  /** Keeps the card in the person's account; signed out it asks to sign in first (OPEN-65). */
  async save(): Promise<void> {
    if (this.isPreview) return;
    if (!this.#session.isSignedIn) return this.#ask("RecipientSave");
    this.busy = true;
    const answer = await this.#session.api("saveCard", { path: { token: this.token } });
    this.busy = false;
    if (answer.ok) this.saved = true;
    else if (answer.refusal.code !== "forbidden") this.error = wordsOf(answer.refusal); // RECIP-03
  }

  /** Sends the thank-you; what was typed stays when it fails (RECIP-05). */
  async sayThanks(): Promise<boolean> {
    this.error = null;
    const text = this.thanks.trim();
    if (this.isPreview) return false;
    if (text === "") {
      this.error = "Please add a message";
      return false;
    }
    if (text.length > mostThanks) {
      this.error = "Please keep your message under 300 characters";
      return false;
    }
    if (!this.#session.isSignedIn) {
      this.#session.anonymous.remember({ recipientThanks: text });
      this.#ask("RecipientThanks");
      return false;
    }
    this.busy = true;
    const answer = await this.#session.api("thank", {
      path: { token: this.token },
      body: { thanks_message: text },
    });
    this.busy = false;
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.#session.anonymous.remember({ recipientThanks: null });
    this.story = answer.value.story;
    return true;
  }

  async removeThanks(): Promise<boolean> {
    const answer = await this.#session.api("removeThanks", { path: { token: this.token } });
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.thanks = "";
    if (this.story !== null)
      this.story = { ...this.story, thanks_message: null, thanks_sent_on: null };
    return true;
  }

  #ask(authScenario: "RecipientSave" | "RecipientThanks"): void {
    this.#session.anonymous.remember({ authScenario, recipientToken: this.token });
    this.#outside.navigator.go(withModal(this.#outside.navigator.path, "auth"));
  }

  /** The card was played to its end: marked as watched, or remembered until sign-in (PLAY-08, PLAY-09). */
  async #ended(): Promise<void> {
    this.stage = "ended";
    if (this.isPreview) return;
    if (!this.#session.isSignedIn) {
      this.#session.anonymous.remember({ didPlayAsRecipient: true, recipientToken: this.token });
      return;
    }
    const mine = await this.#session.api("readOwnRole", {
      path: { type: "recipient", value: this.token },
    });
    const role = mine.ok ? mine.value.story.role : null;
    if (role?.role_type === "recipient" && role.status === "active")
      await this.#session.api("markWatched", {
        path: { id: role.id },
        body: { has_watched: true },
      });
  }
}
