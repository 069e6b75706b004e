import { paths } from "#core/domain/navigation/index.ts";
import {
  checkInvitations,
  invitationMaximum,
  nudgedLately,
  type Role,
  type SigningState,
} from "#core/domain/role/index.ts";
import { groupWords } from "#core/domain/words/index.ts";
import { type Message, type Outcome, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { type CardEditor, Following } from "../editor/index.ts";
import { Once } from "../form/index.ts";
import type { Session } from "../session/index.ts";
import {
  bySigningState,
  hasSigned,
  isAwaited,
  membersAmong,
  requestsAmong,
  toNudgeAmong,
  turnedDownAmong,
} from "./members.ts";
import { type Nudging, nudgingOf } from "./nudging.ts";
import { Offering } from "./offering.ts";

/** At most fifty addresses at once (ROLE-15). */
export const mostInvitations = invitationMaximum;

/** Who is in the group and how they get in (ROLE-15..20). */
export class Group {
  roles: readonly Role[] = [];
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  /** Said after something worked, for a moment. */
  notice: Message | null = null;
  /** What is wrong with the addresses, or why they were not invited. */
  inviteError: Message | null = null;
  busy = false;
  readonly editor: CardEditor;
  readonly offering: Offering;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #following: Following;
  /** The same addresses may be invited once more: their field is empty after each time. */
  readonly #inviting = new Once<boolean>(() => false);

  constructor(ports: AppPorts, session: Session, editor: CardEditor) {
    this.#ports = ports;
    this.#session = session;
    this.editor = editor;
    this.offering = ports.observe(new Offering(ports, session, this));
    this.#following = new Following(editor, "last_role_update", () => this.read());
  }

  /** The link to share, complete (ROLE-20). */
  get link(): string | null {
    const token = this.editor.story?.tokens.group;
    return token ? `${this.#ports.settings.address}${paths.contributor(token)}` : null;
  }
  get members(): readonly Role[] {
    return membersAmong(this.roles);
  }
  get requests(): readonly Role[] {
    return requestsAmong(this.roles);
  }
  get turnedDown(): readonly Role[] {
    return turnedDownAmong(this.roles);
  }
  get signed(): number {
    return this.members.filter(hasSigned).length;
  }
  isWaitedFor(role: Role): boolean {
    return isAwaited(role);
  }
  /** Once a day (OPEN-70). */
  wasNudged(role: Role): boolean {
    return nudgedLately(role, this.#ports.clock.now());
  }
  get toNudge(): readonly Role[] {
    return toNudgeAmong(this.members, this.#ports.clock.now());
  }
  get bySigning(): Readonly<Record<SigningState, readonly Role[]>> {
    return bySigningState(this.members);
  }

  get nudging(): Nudging | null {
    return nudgingOf(this.editor.story, this.members, this.#ports.clock.now());
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
    return this.act(
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
      (error) => {
        this.inviteError = error;
      },
    );
  }

  nudge(role: Role): Promise<boolean> {
    return this.act(() => this.#session.api("nudge", { path: { id: role.id } }), groupWords.nudged);
  }
  nudgeAll(): Promise<boolean> {
    return this.act(
      () => this.#session.api("nudgeAll", { path: { id: this.editor.id } }),
      ({ nudged }) => groupWords.allNudged(nudged.length),
    );
  }
  approve(role: Role): Promise<boolean> {
    return this.act(
      () => this.#session.api("changeRole", { path: { id: role.id }, body: { status: "active" } }),
      groupWords.letIn,
    );
  }
  reject(role: Role): Promise<boolean> {
    return this.act(
      () =>
        this.#session.api("changeRole", { path: { id: role.id }, body: { status: "rejected" } }),
      groupWords.turnedDown,
    );
  }
  approveAll(): Promise<boolean> {
    return this.act(
      () => this.#session.api("approveAllRoles", { path: { id: this.editor.id } }),
      groupWords.allLetIn,
    );
  }
  /** Joined members leave with their messages kept by default; others are withdrawn (OPEN-66, OPEN-67). */
  remove(role: Role, reassignMedia = true): Promise<boolean> {
    const joined = role.status === "active";
    return this.act(
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
    return this.act(
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

  /** Does something to the group and reads it again; what is wrong is told to `fault`. */
  async act<T>(
    call: () => Promise<Outcome<T>>,
    notice: Message | ((answer: T) => Message),
    fault: (error: Message | null) => void = (error) => {
      this.error = error;
    },
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    fault(null);
    this.notice = null;
    const answer = await call();
    if (answer.ok) this.notice = typeof notice === "function" ? notice(answer.value) : notice;
    else fault(wordsOf(answer.refusal));
    await Promise.all([this.read(), this.editor.read()]);
    this.busy = false;
    return answer.ok;
  }
}
