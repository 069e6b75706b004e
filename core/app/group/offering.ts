import type { Role } from "#core/domain/role/index.ts";
import { storyStatus } from "#core/domain/story/index.ts";
import { groupWords } from "#core/domain/words/index.ts";
import type { Message, Outcome } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Session } from "../session/index.ts";

/** The group of the card, as far as an offer needs it. */
interface Offered {
  readonly editor: Pick<CardEditor, "id" | "isOwn" | "story">;
  readonly roles: readonly Role[];
  act(
    call: () => Promise<Outcome<unknown>>,
    notice: Message,
    fault?: (error: Message | null) => void,
  ): Promise<boolean>;
}

/** Handing a card over: its owner offers it to one person (decision 0077). */
export class Offering {
  /** Why the card was not offered, which is said where it is. */
  error: Message | null = null;
  readonly #ports: Pick<AppPorts, "newKey">;
  readonly #session: Session;
  readonly #group: Offered;

  constructor(ports: Pick<AppPorts, "newKey">, session: Session, group: Offered) {
    this.#ports = ports;
    this.#session = session;
    this.#group = group;
  }

  get #path() {
    return { path: { id: this.#group.editor.id } };
  }
  /** To whom the card is offered: somebody of the group, or an address; null where to no one. */
  get to(): Role | string | null {
    const { editor, roles } = this.#group;
    const offered = editor.story?.offered_to ?? null;
    if (offered === null) return null;
    return roles.find((role) => role.id === offered.role_id) ?? offered.email ?? "";
  }
  /** Offered while it is one's own and not sent. */
  get isPossible(): boolean {
    const { story, isOwn } = this.#group.editor;
    return isOwn && story !== null && storyStatus(story) === "draft" && this.#session.isSignedIn;
  }
  make(to: { readonly role_id: string } | { readonly email: string }): Promise<boolean> {
    return this.#group.act(
      () =>
        this.#session.api("offerCard", { ...this.#path, body: to }, { key: this.#ports.newKey() }),
      groupWords.offered,
      (error) => {
        this.error = error;
      },
    );
  }
  withdraw(): Promise<boolean> {
    return this.#group.act(
      () => this.#session.api("withdrawOffer", this.#path),
      groupWords.offerWithdrawn,
    );
  }
}
