import { isOrganiserRole, type Role, type RoleType } from "#core/domain/role/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { storyStatus } from "#core/domain/story/index.ts";
import { homeWords } from "#core/domain/words/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

export type HomeType = "created" | "contributed" | "received";
export interface CardOnDesk {
  readonly role: Role;
  readonly story: Story;
}

/** Parts by which a card is on somebody's desk; they are read one after the other. */
const parts = ["owner", "contributor", "recipient"] as const satisfies readonly RoleType[];
/** Among which cards one stands: with one's own whatever one organises, also beside its owner (decision 0077). */
const kindOf = (role: Role): HomeType | null =>
  isOrganiserRole(role)
    ? "created"
    : role.role_type === "contributor"
      ? "contributed"
      : role.role_type === "recipient"
        ? "received"
        : null;
/** Ids of cards rise as they are made. */
const newestFirst = ({ role: a }: CardOnDesk, { role: b }: CardOnDesk): number =>
  a.story_id < b.story_id ? 1 : a.story_id > b.story_id ? -1 : 0;
/** Cards of each kind before the first is shown: more than fill a screen. */
const shownFirst = 24;
/** Cards at a time after that. */
const readLater = 100;

/** The cards of the signed-in person, built from their roles (OPEN-36, OPEN-37). */
export class Home {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  type: HomeType;
  roles: readonly Role[] = [];
  readonly #ports: AppPorts;
  readonly #session: Session;
  /** Which opening reads now: an earlier one that is still reading has nothing more to add. */
  #opening = 0;

  constructor(ports: AppPorts, session: Session, type: HomeType = "created") {
    this.#ports = ports;
    this.#session = session;
    this.type = type;
  }

  /** Shows the newest cards of each kind as soon as they are there; older ones follow (P20). */
  async open(): Promise<void> {
    this.loaded = "loading";
    const opening = ++this.#opening;
    const isLatest = () => opening === this.#opening;
    const newest = await this.#read(isLatest, { limit: shownFirst });
    if (newest === null) return;
    this.roles = newest;
    this.loaded = "ready";
    for (const kind of parts) {
      let last = newest.filter((role) => role.role_type === kind);
      for (let limit = shownFirst; last.length === limit; limit = readLater) {
        const older = await this.#read(isLatest, {
          role_type: kind,
          before: last.at(-1)?.story_id,
          limit: readLater,
        });
        if (older === null) return;
        this.roles = [...this.roles, ...older];
        last = [...older];
      }
    }
  }

  /** One page; null when it could not be read, which is said, or is no longer wanted. */
  async #read(
    isWanted: () => boolean,
    query: {
      readonly role_type?: RoleType;
      readonly before?: string | undefined;
      readonly limit: number;
    },
  ): Promise<readonly Role[] | null> {
    const answer = await this.#session.api("readRoles", { query });
    if (!isWanted()) return null;
    if (answer.ok) return answer.value.roles;
    this.loaded = "failed";
    this.error = wordsOf(answer.refusal);
    return null;
  }

  get cards(): readonly CardOnDesk[] {
    return this.of(this.type);
  }
  of(type: HomeType): readonly CardOnDesk[] {
    return this.roles
      .flatMap((role) =>
        kindOf(role) === type && role.status !== "rejected" && role.story
          ? [{ role, story: role.story }]
          : [],
      )
      .sort(newestFirst);
  }
  /** Covers of cards that one organises that have no picture yet: their maker left before it was made (THUMB-01). */
  get bareCovers(): readonly CardOnDesk[] {
    return this.of("created").filter(({ story }) =>
      story.slides.some(({ type, thumbnail_url }) => type === "title" && thumbnail_url === null),
    );
  }
  /** A slide of one of the cards has changed. */
  take(slide: Slide): void {
    this.roles = this.roles.map((role) =>
      role.story?.id === slide.story_id
        ? {
            ...role,
            story: {
              ...role.story,
              slides: role.story.slides.map((one) => (one.id === slide.id ? slide : one)),
            },
          }
        : role,
    );
  }
  show(type: HomeType): void {
    this.type = type;
  }

  /** Somebody said thank you for one's own card, and one has not put it out of sight. */
  isThanked({ role, story }: CardOnDesk): boolean {
    return isOrganiserRole(role) && Boolean(story.thanks_sent_on) && !story.thanks_hidden;
  }

  /** What the line tells of and leads to, where it leads anywhere of its own. */
  noteTo(card: CardOnDesk): "thanks" | "undelivered" | "scheduled" | null {
    const { words } = this.nextStep(card);
    if (!isOrganiserRole(card.role)) return null;
    if (words.key === homeWords.saidThanks.key) return "thanks";
    if (words.key === homeWords.undelivered.key) return "undelivered";
    return words.key === homeWords.scheduled({ day: "" }).key ? "scheduled" : null;
  }
  /** It goes out on a day that was chosen, and nobody has opened it yet. */
  isScheduled({ role, story }: CardOnDesk): boolean {
    const isComing = story.scheduled_for != null && storyStatus(story) !== "received";
    return isOrganiserRole(role) && isComing;
  }

  /** One line that says what a card needs next (screens 10). */
  nextStep(card: CardOnDesk): {
    readonly words: Message;
    readonly tone: "warn" | "good" | "quiet";
  } {
    const { story, role } = card;
    if (!isOrganiserRole(role)) {
      if (story.thanks_sent_on) return { words: homeWords.thanked, tone: "good" };
      const isIn = role.status === "active";
      const words = isIn ? homeWords.from(story.owner.first_name) : homeWords.waiting;
      return { words, tone: "quiet" };
    }
    // somebody waits for a card that will not come by itself (F-30)
    if (storyStatus(story) !== "received" && (story.undelivered ?? []).length > 0)
      return { words: homeWords.undelivered, tone: "warn" };
    const { role_request_count: requests = 0, moderated_slide_count: held = 0 } = story;
    // what only the organiser can decide stays said until it is decided (OPEN-170)
    if (requests > 0) return { words: homeWords.requests(requests), tone: "warn" };
    if (held > 0) return { words: homeWords.forApproval(held), tone: "warn" };
    if (this.isThanked(card)) return { words: homeWords.saidThanks, tone: "good" };
    const { scheduled_for: day } = story;
    if (day && this.isScheduled(card)) return { words: homeWords.scheduled({ day }), tone: "good" };
    const { unseen_slide_count: unseen = 0 } = story;
    if (unseen > 0) return { words: homeWords.unseen(unseen), tone: "warn" };
    const status = storyStatus(story);
    if (status === "received") return { words: homeWords.opened, tone: "good" };
    if (status === "sent") return { words: homeWords.sent, tone: "good" };
    const { contribution_count: messages = 0 } = story;
    const words = messages === 0 ? homeWords.addFirst : homeWords.messages(messages);
    return { words, tone: "quiet" };
  }

  /** Leaves the group of a card; what one wrote stays in it unless one takes it along (ROLE-18, OPEN-67). */
  async leave(role: Role, keepMessages = true): Promise<boolean> {
    const answer = await this.#session.api("removeMember", {
      path: { id: role.id },
      body: { reassign_media: keepMessages },
    });
    if (!answer.ok && answer.refusal.code !== "notFound") {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.roles = this.roles.filter((r) => r.id !== role.id);
    return true;
  }

  async deleteCard(storyId: string): Promise<boolean> {
    const answer = await this.#session.api("deleteStory", { path: { id: storyId } });
    if (!answer.ok && answer.refusal.code !== "notFound") {
      this.error = wordsOf(answer.refusal);
      return false;
    }
    this.roles = this.roles.filter((r) => r.story_id !== storyId);
    this.#ports.reporter.event("card deleted");
    return true;
  }
}
