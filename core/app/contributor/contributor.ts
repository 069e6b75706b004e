import { paths, withModal } from "#core/domain/navigation/index.ts";
import { isOrganiserRole, isOwnerRole, isUsable, type Role } from "#core/domain/role/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { isMessage, type Story } from "#core/domain/story/index.ts";
import { type Cancel, type FieldError, type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { asContributor, SlideBuilder } from "../builder/index.ts";
import { Freshness } from "../editor/index.ts";
import type { Session } from "../session/index.ts";
import { asksForMessage } from "./asksForMessage.ts";
import { type Closed, closedBy } from "./closed.ts";
import { readMembers } from "./members.ts";
import { isNews, isOwn, readOwn, withSent } from "./own.ts";
import { sentPath } from "./sent.ts";

/** Somebody who came by the group's link (ROUTE-15..17, CONTRIB-*). */
export class Contributor {
  loaded: "loading" | "ready" | Closed = "loading";
  story: Story | null = null;
  role: Role | null = null;
  roles: readonly Role[] = [];
  /** One's own messages wherever they stand, also those that wait (CONTRIB-07). */
  mine: readonly Slide[] = [];
  busy = false;
  builder: SlideBuilder | null = null;
  error: Message | null = null;
  /** What is wrong with a guest’s name or address. */
  guestErrors: readonly FieldError[] = [];
  /** Asked to be let in just now: what was answered is told. */
  wasAsked = false;
  readonly token: string;
  readonly #ports: AppPorts;
  readonly #session: Session;
  #freshness: Freshness | null = null;
  #logins: Cancel = () => undefined;
  #opening: SlideBuilder | null = null;
  #isOpen = false;
  #isWelcomed = false;

  constructor(ports: AppPorts, session: Session, token: string) {
    this.#ports = ports;
    this.#session = session;
    this.token = token;
  }

  async open(): Promise<void> {
    this.#isOpen = true;
    this.#logins();
    const again = () => void this.read();
    const stops = [this.#session.onLogin(again), this.#session.onResumed(again)];
    this.#logins = () => {
      for (const stop of stops) stop();
    };
    await this.read();
  }
  close(): void {
    this.#isOpen = false;
    this.#freshness?.stop();
    this.#freshness = null;
    this.#logins();
    this.stopWriting();
  }

  async read(): Promise<void> {
    const { joinToken } = this.#session.anonymous.data;
    const query = joinToken ? { join_token: joinToken } : {};
    const [answer, own] = await Promise.all([
      this.#session.api("readStoryByLink", {
        path: { tokenType: "group", token: this.token },
        query,
      }),
      this.#session.api("readOwnRole", { path: { type: "group", value: this.token }, query }),
    ]);
    this.role = own.ok ? own.value.story.role : null;
    if (!answer.ok) return this.#refused(answer.refusal);
    const { story } = answer.value;
    this.story = story;
    this.mine = await readOwn(this.#session, story, this.role, this.isMember && !this.isOwner);
    this.loaded = "ready";
    if (!this.#isOpen) return;
    this.#welcome();
    if (this.isMember && this.#freshness === null) this.#watch(story.id);
  }

  /** An active part in the card; an owner looks at their own group's page. */
  get isMember(): boolean {
    return this.role !== null && isUsable(this.role);
  }
  get isOwner(): boolean {
    return isOwnerRole(this.role);
  }
  /** Owns the card, or helps its owner: for them there is the card's own page as well. */
  get isOrganiser(): boolean {
    return isOrganiserRole(this.role);
  }
  /** A message that was written here and waits for its author to sign in (CONTRIB-02). */
  get hasUnsent(): boolean {
    const { contributionId, groupToken } = this.#session.anonymous.data;
    return !this.#session.isSignedIn && contributionId !== null && groupToken === this.token;
  }

  /** A name alone will do here (decision 0076). */
  get maySignAsGuest(): boolean {
    return !this.#session.isSignedIn && this.story?.guests_may_sign === true;
  }
  /** The private link to what one signed as a guest; null for everyone else. */
  get privateLink(): string | null {
    const token = this.role?.guest_token ?? null;
    return token === null ? null : `${this.#ports.settings.address}${paths.privateLink(token)}`;
  }

  get messages(): readonly Slide[] {
    return (this.story?.slides ?? []).filter(isMessage);
  }
  isMine(slide: Slide): boolean {
    return isOwn(this.#session, slide, this.role);
  }

  /** Others' messages, where they are shown before the card is sent. */
  get others(): readonly Slide[] {
    return this.messages.filter((slide) => !this.isMine(slide));
  }

  async readMembers(): Promise<void> {
    const answer = await readMembers(this.#session, this.token);
    if (answer.ok) this.roles = answer.value;
    else this.error = wordsOf(answer.refusal);
  }

  /** Opens the builder for a new message or for one's own slide; also before having any account (CONTRIB-01). */
  async write(
    options: { slide?: Slide; slideType?: string | null } = {},
  ): Promise<SlideBuilder | null> {
    if (this.story === null) return null;
    this.builder?.watch.stop();
    const builder = this.#ports.observe(
      new SlideBuilder(
        this.#ports,
        this.#session,
        asContributor(this.token, this.story, this.role),
      ),
    );
    this.#opening = builder;
    await builder.open(options);
    // closed, or begun anew, while it was being opened
    if (this.#opening !== builder) builder.watch.stop();
    else this.builder = builder;
    return builder;
  }

  /** Leaves the builder without sending. */
  stopWriting(): void {
    this.#opening = null;
    this.builder?.watch.stop();
    this.builder = null;
  }

  /** Takes one's own message out of the card for good. */
  async removeMessage(slideId: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const answer = await this.#session.api("deleteSlide", { path: { id: slideId } });
    const isGone = answer.ok || answer.refusal.code === "notFound";
    if (!isGone) this.error = wordsOf(answer.refusal);
    await this.read();
    this.busy = false;
    return isGone;
  }

  /** Leaves the group; one's messages stay unless one takes them along (ROLE-18, OPEN-67). */
  async leave(keepMessages: boolean): Promise<boolean> {
    if (this.role === null || this.busy) return false;
    this.busy = true;
    const answer = await this.#session.api("removeMember", {
      path: { id: this.role.id },
      body: { reassign_media: keepMessages },
    });
    if (!answer.ok) this.error = wordsOf(answer.refusal);
    else {
      this.#freshness?.stop();
      this.#freshness = null;
    }
    await this.read();
    this.busy = false;
    return answer.ok;
  }

  /** Goes on with the message that waits for sign-in (CONTRIB-03). */
  sendUnsent(): void {
    this.#session.anonymous.remember({ authScenario: "Contribution" });
    this.#ports.navigator.go(withModal(this.#ports.navigator.path, "auth"));
  }

  /** Sends the message that waits with a name alone; a private link to it is mailed where an address is given. */
  async signAsGuest(name: string, email: string): Promise<void> {
    const { contributionId, groupToken } = this.#session.anonymous.data;
    if (contributionId === null || groupToken === null || this.busy) return;
    this.busy = true;
    this.guestErrors = [];
    const answer = await this.#session.api("signAsGuest", {
      path: { id: contributionId },
      body: { groupToken, name, ...(email.trim() === "" ? {} : { email: email.trim() }) },
    });
    this.busy = false;
    if (!answer.ok) {
      const { errors = [] } = answer.refusal;
      this.guestErrors = errors;
      this.error = errors.length > 0 ? null : wordsOf(answer.refusal);
      return;
    }
    const { status } = answer.value.contribution;
    this.#session.anonymous.remember({ contributionId: null, slideType: null });
    await this.read();
    const told = { moderated: status === "moderated", waiting: status === "pending" };
    const path = sentPath(this.token, told, { isEdit: false, isOwner: false });
    this.#ports.navigator.go(this.#session.modals.bring(path));
  }

  /** Sends the message in the builder; without an account it is stored and sign-in is asked for (CONTRIB-02, 03). */
  async submit(): Promise<void> {
    const isEdit = this.builder?.draft?.slideId != null;
    const result = (await this.builder?.submit()) ?? null;
    if (result === null) return;
    if (result.kind === "contributionRequiresAuth") {
      // guests are asked for their name on the page itself
      const page = paths.contributorSlides(this.token);
      const asks = this.maySignAsGuest ? page : withModal(`/group/${this.token}`, "auth");
      this.#ports.navigator.go(asks);
      this.stopWriting();
      return;
    }
    // the answer has the message as it stands now; the rest of the card may come a little later (F-39)
    this.mine = withSent(this.mine, result.slide);
    const { token, isOwner } = this;
    const told = sentPath(token, result, { isEdit, isOwner });
    this.#ports.navigator.go(this.#session.modals.bring(told));
    this.stopWriting();
    await this.read();
  }

  /** On a private link: asks the owner to be let in, signing in first (OPEN-64). */
  async askToJoin(): Promise<void> {
    if (!this.#session.isSignedIn) {
      this.#session.anonymous.remember({
        authScenario: "PrivateJoin",
        groupToken: this.token,
      });
      this.#ports.navigator.go(withModal(this.#ports.navigator.path, "auth"));
      return;
    }
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    this.wasAsked = true;
    const answer = await this.#session.api("joinStory", {
      path: { type: "group", value: this.token },
    });
    this.busy = false;
    if (!answer.ok) this.error = wordsOf(answer.refusal);
    else if (answer.value.story.role.status === "requested") this.loaded = "requested";
    else await this.read();
  }

  /** Whoever comes for the first time is at the builder at once (ROUTE-15); the owner only looks. */
  #welcome(): void {
    if (this.#isWelcomed) return;
    this.#isWelcomed = true;
    const { navigator } = this.#ports;
    const path = asksForMessage(navigator.path);
    const isNew = this.mine.length === 0 && !this.hasUnsent && !this.isOwner;
    if (path !== null && isNew) navigator.go(path);
  }

  #watch(storyId: string): void {
    this.#freshness = new Freshness(this.#ports, this.#session, storyId, {
      stale: (updates) => {
        if (isNews(this.story, updates)) void this.read();
      },
      gone: () => {
        this.loaded = "missing";
      },
    });
    this.#freshness.start();
  }

  #refused(refusal: Parameters<typeof wordsOf>[0]): void {
    if (this.story !== null && (refusal.code === "network" || refusal.code === "fault")) return;
    this.error = wordsOf(refusal);
    this.loaded = closedBy(refusal, this.role);
  }
}
