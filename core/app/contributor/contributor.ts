import { withModal } from "#core/domain/navigation/index.ts";
import { isUsable, type Role } from "#core/domain/role/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { isMessage, type Story } from "#core/domain/story/index.ts";
import { type Cancel, wordsOf } from "#core/kernel/index.ts";
import { type BuilderPlace, SlideBuilder } from "../builder/index.ts";
import { Freshness } from "../editor/index.ts";
import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";

/** Somebody who came by the group's link (ROUTE-15..17, CONTRIB-*). */
export class Contributor {
  loaded: "loading" | "ready" | "missing" | "private" | "requested" | "failed" = "loading";
  story: Story | null = null;
  role: Role | null = null;
  roles: readonly Role[] = [];
  builder: SlideBuilder | null = null;
  error: string | null = null;
  readonly token: string;
  readonly #outside: Outside;
  readonly #session: Session;
  #freshness: Freshness | null = null;
  #logins: Cancel = () => undefined;

  constructor(outside: Outside, session: Session, token: string) {
    this.#outside = outside;
    this.#session = session;
    this.token = token;
  }

  async open(): Promise<void> {
    await this.read();
    this.#logins = this.#session.onLogin(() => void this.read());
    if (this.story !== null && this.role !== null && isUsable(this.role))
      this.#watch(this.story.id);
  }
  close(): void {
    this.#freshness?.stop();
    this.#logins();
  }

  async read(): Promise<void> {
    const { joinToken } = this.#session.anonymous.data;
    const query = joinToken ? { join_token: joinToken } : {};
    const answer = await this.#session.api("readStoryByLink", {
      path: { tokenType: "group", token: this.token },
      query,
    });
    if (!answer.ok) return this.#refused(answer.refusal);
    this.story = answer.value.story;
    const own = await this.#session.api("readOwnRole", {
      path: { type: "group", value: this.token },
      query,
    });
    this.role = own.ok ? own.value.story.role : null;
    this.loaded = "ready";
  }

  get messages(): readonly Slide[] {
    return (this.story?.slides ?? []).filter(isMessage);
  }
  isMine(slide: Slide): boolean {
    const id = this.#session.profile?.id;
    return id !== undefined && slide.creator?.id === id;
  }

  async readMembers(): Promise<void> {
    const answer = await this.#session.api("readGroupByLink", {
      path: { type: "group", token: this.token },
    });
    if (answer.ok) this.roles = answer.value.roles;
  }

  /** Opens the builder for a new message or for one's own slide; also before having any account (CONTRIB-01). */
  async write(
    options: { slide?: Slide; slideType?: string | null } = {},
  ): Promise<SlideBuilder | null> {
    if (this.story === null) return null;
    this.builder?.watch.stop();
    const builder = this.#outside.observe(
      new SlideBuilder(this.#outside, this.#session, this.#place(this.story)),
    );
    await builder.open(options);
    this.builder = builder;
    return builder;
  }

  /** Sends the message in the builder; without an account it is stored and sign-in is asked for (CONTRIB-02, 03). */
  async submit(): Promise<void> {
    const result = (await this.builder?.submit()) ?? null;
    if (result === null) return;
    this.builder = null;
    if (result.kind === "contributionRequiresAuth") {
      this.#outside.navigator.go(withModal(`/group/${this.token}`, "auth"));
      return;
    }
    await this.read();
    this.#outside.navigator.go(
      withModal(`/group/${this.token}/slides`, "contribution-sent", {
        alreadySent: false,
        moderated: result.moderated,
        waiting: result.waiting,
      }),
    );
  }

  /** On a private link: asks the owner to be let in, signing in first (OPEN-64). */
  async askToJoin(): Promise<void> {
    if (!this.#session.isSignedIn) {
      this.#session.anonymous.remember({ authScenario: "PrivateJoin", groupToken: this.token });
      this.#outside.navigator.go(withModal(this.#outside.navigator.path, "auth"));
      return;
    }
    const answer = await this.#session.api("joinStory", {
      path: { type: "group", value: this.token },
    });
    if (!answer.ok) this.error = wordsOf(answer.refusal);
    else if (answer.value.story.role.status === "requested") this.loaded = "requested";
    else await this.read();
  }

  #place(story: Story): BuilderPlace {
    return {
      storyId: story.id,
      groupToken: this.token,
      isOwner: this.role?.role_type === "owner",
      hasRole: this.role !== null && isUsable(this.role),
      isModerated: story.content_moderation,
      present: story.slides.map((s) => s.type),
    };
  }

  #watch(storyId: string): void {
    this.#freshness = new Freshness(this.#outside, this.#session, storyId, {
      stale: (updates) => {
        if (this.story?.last_story_update !== updates.last_story_update) void this.read();
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
    this.loaded =
      refusal.code === "notFound"
        ? "missing"
        : refusal.code === "forbidden" || refusal.code === "unauthenticated"
          ? "private"
          : "failed";
  }
}
