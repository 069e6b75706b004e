import { refuseEmail } from "#core/domain/form/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import { type Cancel, seconds, wordsOf } from "#core/kernel/index.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";

/** At most fifty addresses at once (ROLE-15). */
export const mostInvitations = 50;

/** Who is in the group and how they get in (ROLE-15..20). */
export class Group {
  roles: readonly Role[] = [];
  loaded: "loading" | "ready" | "failed" = "loading";
  error: string | null = null;
  /** Said after something worked, for a moment. */
  notice: string | null = null;
  busy = false;
  readonly editor: CardEditor;
  readonly #outside: Outside;
  readonly #session: Session;
  #stop: Cancel = () => undefined;

  constructor(outside: Outside, session: Session, editor: CardEditor) {
    this.#outside = outside;
    this.#session = session;
    this.editor = editor;
  }

  /** The link to share, complete (ROLE-20). */
  get link(): string | null {
    const token = this.editor.story?.tokens.group;
    return token ? `${this.#outside.settings.address}${paths.contributor(token)}` : null;
  }
  get members(): readonly Role[] {
    return this.roles.filter((r) => r.role_type === "owner" || r.role_type === "contributor");
  }
  get requests(): readonly Role[] {
    return this.roles.filter((r) => r.status === "requested");
  }
  get signed(): number {
    return this.members.filter((r) => (r.contribution_count ?? 0) > 0).length;
  }

  async open(): Promise<void> {
    await this.read();
    let known = this.editor.story?.last_role_update;
    this.#stop = this.#outside.clock.every(seconds(5), () => {
      const now = this.editor.freshness.updates?.last_role_update;
      if (now === undefined || now === known) return;
      known = now;
      void this.read();
    });
  }
  close(): void {
    this.#stop();
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
    const copied = await this.#outside.page.copy(this.link);
    if (copied) await this.editor.save({ setup_invite_complete: true });
    return copied;
  }

  /** Addresses from a typed or pasted list, with what is wrong with it, if anything. */
  static addressesIn(text: string): {
    readonly addresses: readonly string[];
    readonly error: string | null;
  } {
    const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
    const addresses = [...new Set(parts.map((part) => part.toLowerCase()))];
    const wrong = addresses.find((address) => refuseEmail(address) !== undefined);
    return { addresses, error: wrong === undefined ? null : `${refuseEmail(wrong)}: ${wrong}` };
  }

  async invite(text: string): Promise<boolean> {
    const { addresses, error } = Group.addressesIn(text);
    this.error = error;
    if (error !== null || addresses.length === 0) return false;
    return this.#do(
      () =>
        this.#session.api(
          "invite",
          {
            query: { story_id: this.editor.id },
            body: { join_emails: [...addresses], role_type: "contributor" },
          },
          { key: this.#outside.newKey() },
        ),
      addresses.length === 1 ? "Invitation sent" : `${addresses.length} invitations sent`,
    );
  }

  nudge(role: Role): Promise<boolean> {
    return this.#do(() => this.#session.api("nudge", { path: { id: role.id } }), "Nudged");
  }
  nudgeAll(): Promise<boolean> {
    return this.#do(
      () => this.#session.api("nudgeAll", { path: { id: this.editor.id } }),
      "Everyone nudged",
    );
  }
  approve(role: Role): Promise<boolean> {
    return this.#do(
      () => this.#session.api("changeRole", { path: { id: role.id }, body: { status: "active" } }),
      "Let in",
    );
  }
  reject(role: Role): Promise<boolean> {
    return this.#do(
      () =>
        this.#session.api("changeRole", { path: { id: role.id }, body: { status: "rejected" } }),
      "Turned down",
    );
  }
  approveAll(): Promise<boolean> {
    return this.#do(
      () => this.#session.api("approveAllRoles", { path: { id: this.editor.id } }),
      "Everyone let in",
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
      joined ? "Removed from the group" : "Invitation withdrawn",
    );
  }

  async #do(
    call: () => Promise<{ ok: true } | { ok: false; refusal: Parameters<typeof wordsOf>[0] }>,
    notice: string,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    this.notice = null;
    const answer = await call();
    if (answer.ok) this.notice = notice;
    else this.error = wordsOf(answer.refusal);
    await Promise.all([this.read(), this.editor.read()]);
    this.busy = false;
    return answer.ok;
  }
}
