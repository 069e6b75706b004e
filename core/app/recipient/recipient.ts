import { withModal } from "#core/domain/navigation/index.ts";
import { refuseMessage, type Story } from "#core/domain/story/index.ts";
import { type Cancel, type Message, type Refusal, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { formError, Once } from "../form/index.ts";
import { isNotFound } from "../notFound.ts";
import { Player } from "../player/index.ts";
import type { Session } from "../session/index.ts";
import { bringInvitation, invited } from "./invitation.ts";
import { leaveAsRecipient, markReceived, playedToEnd, shutFor } from "./role.ts";
import { signersOf } from "./signers.ts";
import { Thanks } from "./thanks.ts";

/** The recipient's view: unwrap, play, keep, say thanks (RECIP-*). */
export class Recipient {
  /** private: not let in; requested: asked and waits; rejected: the owner said no (OPEN-63, OPEN-64). */
  loaded: "loading" | "ready" | "missing" | "private" | "requested" | "rejected" | "failed" =
    "loading";
  stage: "wrapped" | "playing" | "ended" = "wrapped";
  /** The band slips off: its music begins with the press that opens the card. */
  isOpening = false;
  story: Story | null = null;
  player: Player | null = null;
  thanks = "";
  busy = false;
  error: Message | null = null;
  saved = false;
  readonly token: string;
  /** The owner looks at it as the recipient would: nothing is marked. */
  readonly isPreview: boolean;
  readonly #ports: AppPorts;
  readonly #session: Session;
  #unhear: Cancel = () => undefined;
  /** Who was signed in when the card was read last. */
  #readAs: string | null = null;
  readonly #receiving = new Once<boolean>((isTold) => isTold);
  readonly #thanks: Thanks;

  constructor(ports: AppPorts, session: Session, token: string, isPreview = false) {
    this.#ports = ports;
    this.#session = session;
    this.token = token;
    this.isPreview = isPreview;
    this.#thanks = new Thanks(ports, session, token);
  }

  async open(): Promise<void> {
    bringInvitation(this.#session, this.#ports, this.token);
    // signing in comes back to the same card: what was shut may be open now, and what was asked for is done
    this.#unhear = this.#ports.navigator.onChange(() => {
      if (this.#session.isSignedIn && this.#readAs !== this.#session.username) void this.read();
    });
    await this.read();
  }
  close(): void {
    this.#unhear();
    this.player?.close();
  }

  async read(): Promise<void> {
    this.#readAs = this.#session.username;
    const answer = await this.#session.api("readStoryByLink", {
      path: { tokenType: "recipient", token: this.token },
      query: invited(this.#session),
    });
    if (!answer.ok) return this.#refused(answer.refusal);
    const { story } = answer.value;
    const written = await this.#thanks.read();
    this.story = story;
    this.saved = story.saved === true;
    this.thanks = written ?? story.thanks_message ?? "";
    this.player?.close();
    this.player = this.#ports.observe(
      new Player(this.#ports, story.slides, () => void this.#ended()),
    );
    this.error = null;
    this.loaded = "ready";
  }

  /**
   * Somebody is there: the first press or key on the page receives the card, drawing it does not, since scanners of
   * links draw pages as well (RECIP-01, OPEN-165). What failed is tried again with the next one, and never told.
   */
  async receive(): Promise<void> {
    if (this.isPreview || this.loaded !== "ready") return;
    await this.#receiving.run(() =>
      markReceived(this.#session, this.token, invited(this.#session)),
    );
  }

  /** On a private link: asks the owner to be let in, signing in first (RECIP-04, OPEN-64). */
  async askToSee(): Promise<void> {
    if (!this.#session.isSignedIn) return this.#ask("PrivateJoin", { groupToken: null });
    this.busy = true;
    this.error = null;
    const answer = await this.#session.api("joinStory", {
      path: { type: "recipient", value: this.token },
      query: invited(this.#session),
    });
    this.busy = false;
    if (!answer.ok) this.error = wordsOf(answer.refusal);
    else if (answer.value.story.role.status === "requested") this.loaded = "requested";
    else await this.read();
  }

  get sender(): string {
    return this.story?.owner.first_name || "someone";
  }
  /** First names of everybody who signed, once each, whoever made the card first. */
  get signers(): readonly string[] {
    return this.story === null ? [] : signersOf(this.story, this.sender);
  }
  /** "From Priya and ten more". */
  get others(): number {
    return Math.max(0, this.signers.length - 1);
  }
  /** Whose card it is reads the thanks, and does not take them back (OPEN-171). */
  get isOwners(): boolean {
    return this.story?.thanks_hidden !== undefined;
  }
  /** Something is written that was not sent. */
  get isWriting(): boolean {
    return !this.isPreview && !this.isThanked && this.thanks.trim() !== "";
  }
  get isThanked(): boolean {
    return Boolean(this.story?.thanks_message);
  }

  beginOpening(): void {
    this.isOpening = true;
  }
  unwrap(): void {
    void this.receive();
    this.stage = "playing";
    this.player?.play();
  }
  replay(): void {
    void this.receive();
    this.stage = "playing";
    this.player?.replay();
  }
  /** Opens at one slide, for whoever picked it from all of them. */
  openAt(slideId: string): void {
    const index = this.story?.slides.findIndex((slide) => slide.id === slideId) ?? -1;
    if (index < 0) return;
    this.stage = "playing";
    this.player?.goTo(index);
    this.player?.play();
  }
  /** Leaves the player before its end. */
  leave(): void {
    this.player?.pause();
    this.stage = "ended";
  }

  /** What is typed is kept on this device until it is sent. */
  writeThanks(text: string): void {
    this.thanks = text;
    if (!this.isPreview) this.#thanks.keep(text);
  }

  /** Keeps the card in the person's account; signed out it asks to sign in first (OPEN-65). */
  async save(): Promise<void> {
    if (this.isPreview) return;
    if (!this.#session.isSignedIn) return this.#ask("RecipientSave");
    this.busy = true;
    const answer = await this.#session.api("saveCard", {
      path: { token: this.token },
      query: invited(this.#session),
    });
    this.busy = false;
    if (answer.ok) this.saved = true;
    else if (answer.refusal.code !== "forbidden") this.error = wordsOf(answer.refusal); // RECIP-03
  }

  /** Takes a kept card from the person's own; with its link it can be kept again (ROLE-18). */
  async letGo(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    const left = await leaveAsRecipient(this.#session, this.token);
    this.busy = false;
    if (!left.ok && left.refusal.code !== "notFound") {
      this.error = wordsOf(left.refusal);
      return false;
    }
    this.saved = false;
    return true;
  }

  /** Sends the thank-you; what was typed stays when it fails (RECIP-05). */
  sayThanks(): Promise<boolean> {
    return this.#thanks.sendOnce(() => this.#sayThanks());
  }
  async #sayThanks(): Promise<boolean> {
    this.error = null;
    const text = this.thanks.trim();
    if (this.isPreview) return false;
    this.error = refuseMessage(text) ?? null;
    if (this.error !== null) return false;
    if (!this.#session.isSignedIn) {
      this.#session.anonymous.remember({ recipientThanks: text });
      this.#ask("RecipientThanks");
      return false;
    }
    this.busy = true;
    const answer = await this.#thanks.send(text, invited(this.#session));
    this.busy = false;
    if (!answer.ok) {
      this.error = formError(this.#ports, answer.refusal, "thanks");
      return false;
    }
    this.story = answer.value.story;
    return true;
  }

  removeThanks(): Promise<boolean> {
    return this.#thanks.removeOnce(() => this.#removeThanks());
  }
  async #removeThanks(): Promise<boolean> {
    this.error = null;
    const answer = await this.#thanks.remove();
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.thanks = "";
    if (this.story !== null)
      this.story = { ...this.story, thanks_message: null, thanks_sent_on: null };
    return true;
  }

  async #refused(refusal: Refusal): Promise<void> {
    // a card that is open stays open while the network is away
    if (this.story !== null && (refusal.code === "network" || refusal.code === "fault")) return;
    this.error = wordsOf(refusal);
    if (refusal.code === "forbidden" || refusal.code === "unauthenticated")
      this.loaded = await shutFor(this.#session, this.token);
    else this.loaded = isNotFound(refusal) ? "missing" : "failed";
  }

  #ask(
    authScenario: "RecipientSave" | "RecipientThanks" | "PrivateJoin",
    more: { groupToken?: null } = {},
  ): void {
    this.#session.anonymous.remember({ authScenario, recipientToken: this.token, ...more });
    this.#ports.navigator.go(withModal(this.#ports.navigator.path, "auth"));
  }

  async #ended(): Promise<void> {
    this.stage = "ended";
    if (!this.isPreview) await playedToEnd(this.#session, this.token);
  }
}
