import { paths } from "#core/domain/navigation/index.ts";
import { nextNudgeDay } from "#core/domain/nudging/next.ts";
import { signBy } from "#core/domain/nudging/setting.ts";
import { dayHere } from "#core/domain/reminder/index.ts";
import {
  checkInvitations,
  invitationMaximum,
  isOwnerRole,
  isToSign,
  mayBeNudged,
  nudgedLately,
  type Role,
  type SigningState,
  signingStateOf,
} from "#core/domain/role/index.ts";
import { storyStatus } from "#core/domain/story/index.ts";
import { groupWords } from "#core/domain/words/index.ts";
import { type Message, type Outcome, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { type CardEditor, Following } from "../editor/index.ts";
import { Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";

/** At most fifty addresses at once (ROLE-15). */
export const mostInvitations = invitationMaximum;

/** Whether nudges go by themselves before the day to sign by, when the next do where one is, and to how many. */
export interface Nudging {
  readonly isOn: boolean;
  /** YYYY-MM-DD; null while none was chosen, or where none is to come. */
  readonly day: string | null;
  readonly next: string | null;
  readonly reaches: number;
}

/** Who is in the group and how they get in (ROLE-15..20). */
export class Group {
  roles: readonly Role[] = [];
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  /** Said after something worked, for a moment. */
  notice: Message | null = null;
  /** What is wrong with the addresses, or why they were not invited. */
  inviteError: Message | null = null;
  /** Why the card was not offered, which is said where it is. */
  offerError: Message | null = null;
  busy = false;
  readonly editor: CardEditor;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #following: Following;
  /** The same addresses may be invited once more: their field is empty after each time. */
  readonly #inviting = new Once<boolean>(() => false);

  constructor(ports: AppPorts, session: Session, editor: CardEditor) {
    this.#ports = ports;
    this.#session = session;
    this.editor = editor;
    this.#following = new Following(editor, "last_role_update", () => this.read());
  }

  /** The link to share, complete (ROLE-20). */
  get link(): string | null {
    const token = this.editor.story?.tokens.group;
    return token ? `${this.#ports.settings.address}${paths.contributor(token)}` : null;
  }
  /** Who is in or invited, the owner first, then who helps them, then whoever signed, then whoever is waited for. */
  get members(): readonly Role[] {
    const rank = (r: Role) =>
      isOwnerRole(r) ? 0 : r.co_owner ? 1 : r.contribution_count > 0 ? 2 : 3;
    return this.roles
      .filter((r) => isOwnerRole(r) || r.role_type === "contributor")
      .filter((r) => r.status === "active" || r.status === "pending")
      .sort((a, b) => rank(a) - rank(b));
  }
  get requests(): readonly Role[] {
    return this.roles.filter((r) => r.status === "requested");
  }
  /** Turned down; the owner may still let them in. */
  get turnedDown(): readonly Role[] {
    return this.roles.filter((r) => r.status === "rejected" && !isOwnerRole(r));
  }
  get signed(): number {
    return this.members.filter((r) => r.contribution_count > 0).length;
  }
  /** Waited for: invited and not here, or here without a message (OPEN-70). */
  isWaitedFor(role: Role): boolean {
    return mayBeNudged(role, role.contribution_count);
  }
  /** Once a day (OPEN-70). */
  wasNudged(role: Role): boolean {
    return nudgedLately(role, this.#ports.clock.now());
  }
  /** Whoever a nudge to everyone reaches now: each person once a day at most. */
  get toNudge(): readonly Role[] {
    return this.members.filter((r) => isToSign(r, r.contribution_count) && !this.wasNudged(r));
  }
  /** Members by how far they are known to be; the owner is there in any case (OPEN-165). */
  get bySigning(): Readonly<Record<SigningState, readonly Role[]>> {
    const of = (state: SigningState) => this.members.filter((r) => signingStateOf(r) === state);
    return { invited: of("invited"), opened: of("opened"), signed: of("signed") };
  }

  /** Nudges that go by themselves until the card is sent; null from then on (decision 0075). */
  get nudging(): Nudging | null {
    const { story } = this.editor;
    if (story === null || storyStatus(story) !== "draft") return null;
    const now = this.#ports.clock.now();
    const here = { day: dayHere(now), hour: new Date(now).getHours() };
    const day = signBy({ completion_date: story.completion_date ?? null });
    return {
      isOn: story.auto_nudge === true,
      day,
      next: day === null ? null : nextNudgeDay(day, here),
      reaches: this.members.filter((r) => isToSign(r, r.contribution_count)).length,
    };
  }
  nudgeByItself(isOn: boolean): Promise<boolean> {
    return this.editor.save({ auto_nudge: isOn }, { force: true });
  }

  open(): Promise<void> {
    return this.#following.open();
  }
  close(): void {
    this.#following.close();
  }

  async read(): Promise<void> {
    const answer = await this.#session.api("readGroup", { path: { id: this.editor.id } });
    if (answer.ok) {
      this.roles = answer.value.roles;
      this.loaded = "ready";
    } else if (this.loaded !== "ready") {
      this.loaded = "failed";
      this.error = wordsOf(answer.refusal);
    }
  }

  async copyLink(): Promise<boolean> {
    if (this.link === null) return false;
    const copied = await this.#ports.page.copy(this.link);
    if (copied) await this.linkPassedOn();
    return copied;
  }
  /** The link was copied or shared: that part of setting up is done. */
  async linkPassedOn(): Promise<void> {
    if (this.editor.story?.setup_invite_complete === false)
      await this.editor.save({ setup_invite_complete: true });
  }

  /** Addresses as somebody types or pastes them: by commas, blanks or lines. */
  static addressesIn(text: string): readonly string[] {
    return text.split(/[\s,;]+/).filter((part) => part !== "");
  }

  /** What is wrong with the list is said before anything is sent (ROLE-15, ERR-17). */
  invite(text: string): Promise<boolean> {
    return this.#inviting.run(() => this.#invite(text));
  }
  async #invite(text: string): Promise<boolean> {
    const checked = checkInvitations(Group.addressesIn(text), this.#ports.settings.productName);
    this.inviteError = checked.ok ? null : wordsOf(checked.refusal);
    if (!checked.ok) return false;
    const emails = checked.value;
    return this.#do(
      () =>
        this.#session.api(
          "invite",
          {
            query: { story_id: this.editor.id },
            body: { join_emails: [...emails], role_type: "contributor" },
          },
          { key: this.#ports.newKey() },
        ),
      groupWords.invited(emails.length),
      "inviteError",
    );
  }

  nudge(role: Role): Promise<boolean> {
    return this.#do(() => this.#session.api("nudge", { path: { id: role.id } }), groupWords.nudged);
  }
  nudgeAll(): Promise<boolean> {
    return this.#do(
      () => this.#session.api("nudgeAll", { path: { id: this.editor.id } }),
      ({ nudged }) => groupWords.allNudged(nudged.length),
    );
  }
  approve(role: Role): Promise<boolean> {
    return this.#do(
      () => this.#session.api("changeRole", { path: { id: role.id }, body: { status: "active" } }),
      groupWords.letIn,
    );
  }
  reject(role: Role): Promise<boolean> {
    return this.#do(
      () =>
        this.#session.api("changeRole", { path: { id: role.id }, body: { status: "rejected" } }),
      groupWords.turnedDown,
    );
  }
  approveAll(): Promise<boolean> {
    return this.#do(
      () => this.#session.api("approveAllRoles", { path: { id: this.editor.id } }),
      groupWords.allLetIn,
    );
  }
  /** Joined members leave with their messages kept by default; others are withdrawn (OPEN-66, OPEN-67). */
  remove(role: Role, reassignMedia = true): Promise<boolean> {
    const joined = role.status === "active";
    return this.#do(
      () =>
        joined
          ? this.#session.api("removeMember", {
              path: { id: role.id },
              body: { reassign_media: reassignMedia },
            })
          : this.#session.api("deleteRole", { path: { id: role.id } }),
      joined ? groupWords.removed : groupWords.withdrawn,
    );
  }

  /** Has somebody of the group help to organise the card, or no longer (decision 0077). */
  nameCoOwner(role: Role, isNamed: boolean): Promise<boolean> {
    return this.#do(
      () =>
        this.#session.api("nameCoOwner", {
          path: { id: role.id },
          body: { co_owner: isNamed },
        }),
      isNamed ? groupWords.named : groupWords.notNamed,
    );
  }
  /** What its owner may do about somebody's help; null where nothing is to be done. */
  helpOf(role: Role): "name" | "takeBack" | null {
    if (!this.editor.isOwn) return null;
    if (role.co_owner === true) return "takeBack";
    return role.co_owner === false ? "name" : null;
  }

  /** To whom the card is offered: somebody of the group, or an address; null where to no one. */
  get offeredTo(): Role | string | null {
    const offered = this.editor.story?.offered_to ?? null;
    if (offered === null) return null;
    return this.roles.find((role) => role.id === offered.role_id) ?? offered.email ?? "";
  }
  /** Offered while it is one's own and not sent. */
  get mayBeOffered(): boolean {
    const { story, isOwn } = this.editor;
    return isOwn && story !== null && storyStatus(story) === "draft" && this.#session.isSignedIn;
  }
  offer(to: { readonly role_id: string } | { readonly email: string }): Promise<boolean> {
    return this.#do(
      () =>
        this.#session.api(
          "offerCard",
          { path: { id: this.editor.id }, body: to },
          { key: this.#ports.newKey() },
        ),
      groupWords.offered,
      "offerError",
    );
  }
  withdrawOffer(): Promise<boolean> {
    return this.#do(
      () => this.#session.api("withdrawOffer", { path: { id: this.editor.id } }),
      groupWords.offerWithdrawn,
    );
  }

  async #do<T>(
    call: () => Promise<Outcome<T>>,
    notice: Message | ((answer: T) => Message),
    fault: "error" | "inviteError" | "offerError" = "error",
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    this[fault] = null;
    this.notice = null;
    const answer = await call();
    if (answer.ok) this.notice = typeof notice === "function" ? notice(answer.value) : notice;
    else this[fault] = wordsOf(answer.refusal);
    await Promise.all([this.read(), this.editor.read()]);
    this.busy = false;
    return answer.ok;
  }
}
