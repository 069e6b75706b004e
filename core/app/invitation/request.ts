import type { Role } from "#core/domain/role/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import { Once } from "../form/index.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";

/** `/requests/{roleId}`: lets somebody in by the link of the owner's mail, once the owner says so (ROLE-11). */
export class AccessRequest {
  state: "asked" | "letIn" | "declined" | "gone" | "missing" = "asked";
  role: Role | null = null;
  busy = false;
  error: Message | null = null;
  readonly #approving = new Once<void>(() => this.state !== "asked");
  readonly #declining = new Once<void>(() => this.state !== "asked");
  readonly #session: Session;
  readonly #roleId: string;
  readonly #approveToken: string;

  constructor(session: Session, roleId: string, approveToken: string) {
    this.#session = session;
    this.#roleId = roleId;
    this.#approveToken = approveToken;
  }

  /** Who asks, where the owner is signed in here; the token alone reads nothing. */
  async open(): Promise<void> {
    if (this.#approveToken === "") this.state = "missing";
    if (!this.#session.isSignedIn) return;
    const answer = await this.#session.api("readRole", { path: { id: this.#roleId } });
    if (!answer.ok) {
      if (isNotFound(answer.refusal)) this.state = "missing";
      return;
    }
    this.role = answer.value.role;
    if (this.role.status === "active") this.state = "letIn";
    if (this.role.status === "rejected") this.state = "declined";
  }

  /** Whether they asked to open the finished card; else to sign it, as while it is not known. */
  get isToOpen(): boolean {
    return this.role !== null && this.role.role_type !== "contributor";
  }
  /** The mailed token only says yes: saying no is for the owner, signed in (API-52, API-53). */
  get mayDecline(): boolean {
    return this.#session.isSignedIn && this.role !== null;
  }

  decline(): Promise<void> {
    return this.#declining.run(() => this.#decline());
  }
  async #decline(): Promise<void> {
    if (this.busy || !this.mayDecline) return;
    this.busy = true;
    this.error = null;
    const answer = await this.#session.api("changeRole", {
      path: { id: this.#roleId },
      body: { status: "rejected" },
    });
    this.busy = false;
    if (answer.ok) {
      this.state = "declined";
      return;
    }
    this.error = wordsOf(answer.refusal);
    if (isNotFound(answer.refusal)) this.state = "missing";
  }

  approve(): Promise<void> {
    return this.#approving.run(() => this.#approve());
  }
  async #approve(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    const answer = await this.#session.api("approveRole", {
      path: { id: this.#roleId },
      query: { approve_token: this.#approveToken },
    });
    this.busy = false;
    if (answer.ok) {
      this.role = answer.value.role;
      this.state = "letIn";
      return;
    }
    const { code } = answer.refusal;
    this.error = wordsOf(answer.refusal);
    if (code === "gone") this.state = "gone";
    if (isNotFound(answer.refusal)) this.state = "missing";
  }
}
