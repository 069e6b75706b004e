import {
  coverOfSlug,
  coverSlug,
  fillTitle,
  type ShopCover,
  searchCovers,
  shopCovers,
} from "#core/domain/cover/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  comingUp,
  localDay,
  occasionOf,
  occasionsOn,
  offeredAgain,
} from "#core/domain/occasion/index.ts";
import { posterPath, shelfPosterPath } from "#core/domain/presenters/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import type { Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { beginCard } from "../cover/begin.ts";
import { formError } from "../form/index.ts";
import type { Session } from "../session/index.ts";

/** Choosing a cover for somebody: the name is typed once and every cover wears it (SHOP-10). */
export class Shop {
  occasion: Occasion;
  recipientFirstName = "";
  chosen: ShopCover | null = null;
  /** What is looked for among all covers; the whole shelf is shown while it is empty. */
  sought = "";
  /** The slug of the cover that is seen alive in its place; one at a time, and the chosen one rests meanwhile. */
  lively: string | null = null;
  busy = false;
  error: Message | null = null;
  /** How far the reminder that somebody comes from has been looked up. */
  reminded: "unread" | "reading" | "read" = "unread";
  readonly #ports: AppPorts;
  readonly #session: Session;
  #key: string;
  #reminderId: string | null = null;

  constructor(ports: AppPorts, session: Session, occasion: Occasion) {
    this.#ports = ports;
    this.#session = session;
    this.occasion = occasion;
    this.#key = ports.newKey();
    this.chosen = this.covers[0] ?? null;
  }

  /** What is offered today; the one being looked at stays in the list, since direct links always work (OPEN-144). */
  get occasions() {
    const offered = occasionsOn(localDay(this.#ports.clock.now()));
    return offered.some(({ value }) => value === this.occasion)
      ? offered
      : [occasionOf(this.occasion), ...offered];
  }
  get covers(): readonly ShopCover[] {
    return shopCovers(this.occasion);
  }
  /** What is found, of this shelf and all others; null while nothing is looked for. */
  get found(): readonly ShopCover[] | null {
    return searchCovers(this.sought, this.covers);
  }
  /** What has its day soon, the soonest first. */
  get coming() {
    return comingUp(this.#ports.clock.now());
  }
  /** The day on which an occasion that is out of season is on the list again; null while it is (OPEN-144). */
  get offeredAgain() {
    return offeredAgain(this.occasion, this.#ports.clock.now());
  }
  /** Where the still picture of a cover lies: one of another shelf has no picture with this occasion's title. */
  posterOf(cover: ShopCover): string {
    const slug = coverSlug(cover);
    if (this.covers.some((one) => coverSlug(one) === slug)) return posterPath(this.occasion, cover);
    if (cover.variant === "default") return posterPath("welcome", cover);
    return shelfPosterPath(cover.variant, cover.theme);
  }
  /** The address that opens the shop at a cover, for passing on; it holds no name. */
  addressOf(cover: ShopCover): string {
    return `${this.#ports.settings.address}${paths.shop(this.occasion)}?cover=${coverSlug(cover)}`;
  }
  /** The words that a cover wears: its own title, else the occasion's. */
  titleOf(cover: ShopCover): string {
    const name = this.recipientFirstName.trim();
    return cover.title === undefined
      ? occasionOf(this.occasion).title(name)
      : fillTitle(cover.title, name);
  }

  /**
   * Occasion and recipient as the reminder says (ROUTE-30). Where it cannot be had, because nobody is signed in, it is
   * somebody else's or nobody answers, the shop is as it is for everybody.
   */
  async openFor(reminderId: string): Promise<void> {
    if (this.#reminderId === reminderId || this.reminded === "reading") return;
    if (this.#session.isSignedIn) {
      // a shelf that is shown already stays while it is looked up: somebody has signed in above it
      if (this.reminded === "unread") this.reminded = "reading";
      const answer = await this.#session.api("readReminder", { path: { id: reminderId } });
      if (answer.ok) {
        const { reminder } = answer.value;
        this.browse(reminder.occasion);
        this.recipientFirstName ||= reminder.recipient_first_name;
        this.#reminderId = reminder.id;
      }
    }
    this.reminded = "read";
  }

  /** Another occasion; the name stays. */
  browse(occasion: Occasion): void {
    this.error = null;
    this.occasion = occasion;
    this.chosen = this.covers[0] ?? null;
  }
  choose(cover: ShopCover): void {
    this.chosen = cover;
  }
  /** Chooses the cover that an address names; whatever names none leaves the choice as it is. */
  chooseBySlug(slug: string): void {
    const cover = coverOfSlug(slug, this.covers);
    if (cover !== null) this.chosen = cover;
  }

  /** The chosen cover, to be changed before the card is made (ROUTE-48). */
  async design(): Promise<void> {
    if (this.chosen === null) return;
    const { variant, theme } = this.chosen;
    await beginCard(
      { ports: this.#ports, session: this.#session },
      {
        occasion: this.occasion,
        occasion_date: null,
        title_style: null,
        title_theme: theme,
        title_variant: variant,
        title_exported_id: variant === "exported" ? theme : null,
        title_slide_data: null,
        reminderId: this.#reminderId,
      },
      { recipientFirstName: this.recipientFirstName, title: this.titleOf(this.chosen) },
    );
    this.#ports.navigator.go(paths.create);
  }

  /** Starts the card and goes on to the editor; answers its id, null when it was refused. */
  async start(): Promise<string | null> {
    if (this.busy || this.chosen === null) return null;
    this.busy = true;
    this.error = null;
    const cover = this.chosen;
    const answer = await this.#session.api(
      "createStory",
      {
        body: {
          occasion: this.occasion,
          title_variant: cover.variant,
          title_theme: cover.theme,
          ...(cover.variant === "exported" ? { title_exported_id: cover.theme } : {}),
          recipient_first_name: this.recipientFirstName.trim(),
          ...(cover.title === undefined ? {} : { title: this.titleOf(cover) }),
          ...(this.#reminderId === null ? {} : { from_reminder_id: this.#reminderId }),
        },
      },
      { key: this.#key },
    );
    this.busy = false;
    if (!answer.ok) {
      this.error = formError(this.#ports, answer.refusal, "shop");
      return null;
    }
    this.#key = this.#ports.newKey();
    const { id } = answer.value.story;
    if (!this.#session.isSignedIn) this.#session.anonymous.remember({ storyId: id });
    this.#ports.navigator.go(paths.edit(id));
    return id;
  }
}
