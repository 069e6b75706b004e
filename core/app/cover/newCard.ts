import * as z from "zod/mini";
import { paths } from "#core/domain/navigation/index.ts";
import { coverSlide, ownCoverTitle, retitleCover } from "#core/domain/slide/index.ts";
import { CardDraft, type Occasion, type Story } from "#core/domain/story/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import type { Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { formError, Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import { drawn, type KeptCard, newCardKeeper } from "./begin.ts";
import { coverKeeper } from "./cardCover.ts";
import { greetingKeeper, trimmed } from "./cardGreeting.ts";
import { CoverDesign } from "./design.ts";
import { GreetingForm } from "./greeting.ts";
import { contentOf } from "./written.ts";

/** Making a card from the very beginning (ROUTE-48, ROUTE-49): its cover, then its greeting. */
export class NewCard {
  loaded: "loading" | "ready" = "loading";
  draft: CardDraft = z.parse(CardDraft, {});
  recipientFirstName = "";
  hasChanged = false;
  busy = false;
  error: Message | null = null;
  readonly design: CoverDesign;
  readonly form: GreetingForm;

  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #making = new Once<string | null>((id) => id !== null);
  readonly #keeper: ReturnType<typeof newCardKeeper>;
  #key: string;
  #greetingWritten = false;

  constructor(ports: AppPorts, session: Session) {
    this.#ports = ports;
    this.#session = session;
    this.#key = ports.newKey();
    this.#keeper = newCardKeeper(ports, session);
    this.design = ports.observe(
      new CoverDesign(ports, session, drawn(this.draft, ""), null, () => this.#touch()),
    );
    this.form = ports.observe(
      new GreetingForm(this.#defaultGreeting, () => {
        this.#greetingWritten = true;
        this.#touch();
      }),
    );
  }

  get occasion(): Occasion {
    return this.draft.occasion;
  }
  get #defaultGreeting() {
    return {
      greeting_to: this.recipientFirstName.trim(),
      greeting_message: "",
      greeting_from: this.#session.profile?.first_name ?? "",
    };
  }

  /** Goes on with what was begun here, before sign-in too; else with an empty draft (OPEN-38). */
  async open(): Promise<void> {
    const kept = await this.#keeper.read();
    if (kept !== null) {
      this.draft = kept.draft;
      this.recipientFirstName = kept.recipientFirstName;
      this.hasChanged = kept.hasChanged;
      this.design.restore(kept.look);
      this.#greetingWritten = kept.greeting !== null;
    }
    this.form.restore(kept?.greeting ?? this.#defaultGreeting);
    this.loaded = "ready";
  }

  /** Another occasion: the title follows where it is the occasion's own. */
  celebrate(occasion: Occasion): void {
    const { title } = this.design.look;
    const name = this.recipientFirstName.trim();
    const isOwn = title === ownCoverTitle(this.occasion, name);
    this.draft = { ...this.draft, occasion };
    if (isOwn) this.design.restore({ ...this.design.look, title: ownCoverTitle(occasion, name) });
    this.#touch();
  }
  /** Whom it is for: the title says the name where it said the one before, and so does the greeting. */
  name(recipientFirstName: string): void {
    const { look } = this.design;
    const before = this.recipientFirstName.trim();
    const after = recipientFirstName.trim();
    this.recipientFirstName = recipientFirstName;
    this.design.restore({ ...look, title: retitleCover(look.title, this.occasion, before, after) });
    if (!this.#greetingWritten) this.form.restore(this.#defaultGreeting);
    this.#touch();
  }

  /** Makes the card and goes on to it; answers its id, null when it was refused. */
  make(): Promise<string | null> {
    return this.#making.run(() => this.#make());
  }
  async #make(): Promise<string | null> {
    const { design, form } = this;
    this.error = design.isUploading ? builderWords.stillUploading : null;
    if (this.error !== null || !design.ready() || !form.check()) return null;
    this.busy = true;
    const { look } = design;
    const answer = await this.#session.api(
      "createStory",
      {
        body: {
          ...this.#asDraft(),
          title: look.title,
          from_reminder_id: this.draft.reminderId,
          recipient_first_name: this.recipientFirstName.trim(),
        },
      },
      { key: this.#key },
    );
    if (!answer.ok) {
      this.busy = false;
      this.error = formError(this.#ports, answer.refusal, "create");
      return null;
    }
    const { story } = answer.value;
    const isGreeted = await this.#greet(story.id);
    const isDressed = await this.#dress(story);
    const next = isDressed ? (isGreeted ? paths.edit : paths.greeting) : paths.cover;
    await this.#keeper.forget();
    this.#key = this.#ports.newKey();
    this.hasChanged = false;
    this.busy = false;
    this.#ports.navigator.go(next(story.id), { replace: true });
    return story.id;
  }

  /** A card is not started with a greeting; one that does not go through is kept for its editor. */
  async #greet(id: string): Promise<boolean> {
    const { greeting } = this.form;
    if (!this.#greetingWritten || greeting.greeting_message.trim() === "") return true;
    const body = trimmed(greeting);
    const changed = await this.#session.api("changeStory", { path: { id }, body });
    if (!changed.ok) await greetingKeeper(this.#ports, this.#session, id).keep({ greeting });
    return changed.ok;
  }
  /** Nor with colours and photo: the same of them. */
  async #dress({ id, slides }: Story): Promise<boolean> {
    const { look } = this.design;
    const cover = coverSlide(slides);
    if ((look.colours === null && look.photo === null) || !cover) return true;
    const changed = await this.#session.api("changeSlide", {
      path: { id: cover.id },
      body: contentOf(look, cover),
    });
    if (!changed.ok)
      await coverKeeper(this.#ports, this.#session, id).keep({ look, version: cover.version });
    return changed.ok;
  }

  /** Throws everything away, because the person said so. */
  async discard(): Promise<void> {
    this.design.discard();
    this.hasChanged = false;
    await this.#keeper.forget();
  }

  /** The builder draft's fields as the card is started with them. */
  #asDraft() {
    const { look } = this.design;
    const { occasion, occasion_date, title_slide_data } = this.draft;
    const content = contentOf(look, { slide_data: title_slide_data });
    return {
      occasion,
      occasion_date,
      title_style: look.style,
      title_theme: look.theme,
      title_variant: look.variant,
      title_exported_id: look.exportedId,
      title_slide_data: content.slide_data,
    };
  }
  #touch(): void {
    this.error = null;
    this.#making.renew();
    this.hasChanged = true;
    this.draft = { ...this.#asDraft(), reminderId: this.draft.reminderId };
    const kept: KeptCard = {
      draft: this.draft,
      look: this.design.look,
      recipientFirstName: this.recipientFirstName,
      greeting: this.#greetingWritten ? this.form.greeting : null,
      hasChanged: true,
    };
    void this.#keeper.keep(kept);
  }
}
