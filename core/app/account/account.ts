import { withModal } from "#core/domain/navigation/index.ts";
import { isOwnerRole } from "#core/domain/role/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { accountHolder, forgetDrafts, holderOf } from "../drafts/index.ts";
import type { Session } from "../session/index.ts";
import { NewAddress } from "./address.ts";
import { DraftKeeper } from "./draft.ts";
import { OwnEmails } from "./emails.ts";
import { OwnNames } from "./names.ts";
import { tellOfAccount } from "./news.ts";

/** What goes when an account is deleted, for the words that say so before. */
export interface Farewell {
  /** Cards of one's own, which go. */
  readonly cards: number;
  /** Cards of other people with messages of one's own, which stay. */
  readonly signed: number;
}

/** One's own account (ACCT-01): names, address, who sees it, and the way out. */
export class OwnAccount {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  readonly names: OwnNames;
  readonly address: NewAddress;
  readonly emails: OwnEmails;
  /** Said once after the address was changed, until the next change. */
  hasNewAddress = false;
  hidingTo: boolean | null = null;
  hideError: Message | null = null;
  farewell: Farewell | null = null;
  isDeleting = false;
  deleteError: Message | null = null;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #drafts: DraftKeeper;

  constructor(ports: AppPorts, session: Session) {
    const { observe, navigator } = ports;
    this.#ports = ports;
    this.#session = session;
    this.#drafts = new DraftKeeper(ports, session);
    this.emails = observe(new OwnEmails(session));
    this.names = observe(
      new OwnNames(session, this.#drafts, () => {
        tellOfAccount(ports);
        navigator.go(session.modals.bring(withModal(navigator.path, "name-changed-success"))); // OPEN-44
      }),
    );
    this.address = observe(
      new NewAddress(ports, session, this.#drafts, () => {
        tellOfAccount(ports);
        this.hasNewAddress = true;
      }),
    );
  }

  get profile() {
    return this.#session.profile;
  }
  /** Something was typed and is not saved; whoever signs out is asked nothing, and finds it there again (OPEN-46). */
  get hasChanged(): boolean {
    return this.profile !== null && (this.names.isChanged || this.address.isChanged);
  }
  async discard(): Promise<void> {
    await this.names.forget();
    await this.address.forget();
  }
  get hidesEmail(): boolean {
    return this.hidingTo ?? this.profile?.hide_my_email ?? false;
  }

  /** Reads it afresh: it may have been changed on another device. */
  async open(): Promise<void> {
    this.loaded = this.profile === null ? "loading" : "ready";
    const read = await this.#session.readProfile();
    if (read === "loggedOut") return;
    if (read === "failed" && this.profile === null) {
      this.loaded = "failed";
      return;
    }
    void this.emails.open();
    const draft = await this.#drafts.read();
    this.names.restore(draft);
    this.address.restore(draft);
    this.loaded = "ready";
  }

  /** ACCT-04, OPEN-60. What is shown goes back when it could not be kept. */
  async hideEmail(on: boolean): Promise<void> {
    this.hidingTo = on;
    this.hideError = null;
    const answer = await this.#session.api("changeSettings", { body: { hide_my_email: on } });
    if (this.hidingTo !== on) return; // changed again meanwhile
    this.hidingTo = null;
    if (!answer.ok) this.hideError = wordsOf(answer.refusal);
    else {
      this.#session.profile = answer.value.account;
      tellOfAccount(this.#ports);
    }
  }

  /** What deleting would take, to be said before (MODAL-06). Without an answer it is said in general. */
  async readFarewell(): Promise<void> {
    const answer = await this.#session.api("readRoles", {});
    if (!answer.ok) return;
    const { roles } = answer.value;
    this.farewell = {
      cards: roles.filter((r) => isOwnerRole(r)).length,
      signed: roles.filter((r) => !isOwnerRole(r) && r.contribution_count > 0).length,
    };
  }

  /** ACCT-05: gone here and there; every tab is logged out, and nothing typed stays in this browser. */
  async delete(): Promise<boolean> {
    if (this.isDeleting) return false;
    this.isDeleting = true;
    this.deleteError = null;
    const { profile } = this.#session;
    const holder = holderOf(this.#session);
    const answer = await this.#session.api("deleteAccount", {});
    this.isDeleting = false;
    // somebody whose account is gone already has what they asked for
    if (!answer.ok && answer.refusal.code !== "unauthenticated") {
      this.deleteError = wordsOf(answer.refusal);
      return false;
    }
    await forgetDrafts(this.#ports, [
      holder,
      ...(profile === null ? [] : [accountHolder(profile.id)]),
    ]);
    await this.#session.logout();
    return true;
  }
}
