import type { AppPorts } from "../appPorts.ts";
import { accountHolder, draftKey } from "../drafts/index.ts";
import type { DraftKey } from "../ports/index.ts";
import type { Session } from "../session/index.ts";

/** What somebody typed into their account and has not saved; a code that is on its way belongs to it. */
export interface AccountDraft {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  /** The change of address that waits for its code. */
  readonly contextId?: string;
}

/**
 * Keeps what was typed through a reload, a lost session, or the way to the mail and back (design rule 7). Kept by
 * account, not by address, since the address may be what changes.
 */
export class DraftKeeper {
  readonly #ports: Pick<AppPorts, "drafts">;
  readonly #session: Session;
  #draft: AccountDraft = {};

  constructor(ports: Pick<AppPorts, "drafts">, session: Session) {
    this.#ports = ports;
    this.#session = session;
  }

  get #key(): DraftKey | null {
    const { profile } = this.#session;
    return profile === null ? null : draftKey("account", accountHolder(profile.id), "");
  }

  async read(): Promise<AccountDraft> {
    const kept =
      this.#key === null ? null : await this.#ports.drafts.get(this.#key).catch(() => null);
    this.#draft = { ...(typeof kept === "object" ? kept : {}) };
    return this.#draft;
  }

  /** Takes over what changed; undefined forgets it. A browser that keeps nothing is no reason to stop. */
  async keep(change: { readonly [K in keyof AccountDraft]: string | undefined }): Promise<void> {
    const all = Object.entries({ ...this.#draft, ...change });
    this.#draft = Object.fromEntries(all.filter(([, value]) => value !== undefined));
    if (this.#key === null) return;
    const { drafts } = this.#ports;
    const isEmpty = Object.keys(this.#draft).length === 0;
    await (isEmpty ? drafts.remove(this.#key) : drafts.put(this.#key, this.#draft)).catch(
      () => undefined,
    );
  }
}
