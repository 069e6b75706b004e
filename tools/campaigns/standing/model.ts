/** Who acts beside the owner. */
export const people = ["Ada", "Ben"] as const;
export type Name = (typeof people)[number];
export type Status = "active" | "requested" | "rejected";
export type Where = "stored" | "moderated" | "approved" | "rejected";
/** The token that somebody names: the link's present one, the one before, or none. */
export type Named = "present" | "old" | "none";

export interface Message {
  readonly id: string;
  author: Name | "owner";
  where: Where;
}
interface Part {
  status: Status;
  /** It came of an invitation, whose row it is. */
  readonly invited: boolean;
}

/**
 * A card as the requirements tell of it, written down apart from the product: who is in it and how, which messages
 * it has and where they stand. Every method answers the code that the call has to end with (OPEN-63, OPEN-64,
 * OPEN-66, OPEN-95, OPEN-96, OPEN-97, OPEN-166).
 */
export class Model {
  privacy: "public" | "private" = "public";
  moderation = false;
  messages: Message[] = [];
  readonly parts = new Map<Name, Part>();
  /** Whose invitation waits for an answer. */
  readonly invitations = new Set<Name>();
  readonly everInvited = new Set<Name>();
  /** Who organises the card beside its owner (decision 0077). */
  readonly helpers = new Set<Name>();

  isOut(who: Name): boolean {
    return this.parts.get(who)?.status === "rejected";
  }
  isIn(who: Name): boolean {
    return this.parts.get(who)?.status === "active";
  }

  /** Only who is in the card helps; taking it back is always possible. */
  name(who: Name, isNamed: boolean): string {
    if (isNamed && !this.isIn(who)) return "invalid";
    if (isNamed) this.helpers.add(who);
    else this.helpers.delete(who);
    return "ok";
  }

  join(who: Name, named: Named): string {
    if (named !== "present") return "notFound";
    if (this.isOut(who)) return "forbidden";
    this.#enter(who);
    return "ok";
  }
  /** Through the group link, or by an invitation to their address. */
  #enter(who: Name): void {
    const part = this.parts.get(who);
    if (part?.status === "active") return;
    if (this.invitations.delete(who)) {
      if (part) part.status = "active";
      else this.parts.set(who, { status: "active", invited: true });
    } else if (!part)
      this.parts.set(who, {
        status: this.privacy === "public" ? "active" : "requested",
        invited: false,
      });
    else if (this.privacy === "public") part.status = "active";
  }
  accept(who: Name): string {
    if (this.isOut(who)) return "forbidden";
    if (this.isIn(who)) this.invitations.delete(who);
    else this.#enter(who);
    return "ok";
  }
  invite(who: Name): string {
    this.everInvited.add(who);
    if (!this.parts.get(who)?.invited) this.invitations.add(who);
    return "ok";
  }

  leave(who: Name): string {
    if (this.isOut(who)) return "forbidden";
    this.remove(who);
    return "ok";
  }
  /** What was given stays, in the owner's hands; what was never sent goes. */
  remove(who: Name): void {
    this.parts.delete(who);
    this.helpers.delete(who);
    this.messages = this.messages.filter((m) => m.author !== who || m.where !== "stored");
    for (const m of this.messages) if (m.author === who) m.author = "owner";
  }
  withdraw(who: Name): string {
    if (this.isIn(who)) return "invalid";
    this.parts.delete(who);
    return "ok";
  }
  withdrawOwn(who: Name): string {
    return this.helpers.has(who) ? "invalid" : "forbidden";
  }
  setStatus(who: Name, status: "active" | "rejected"): string {
    const part = this.parts.get(who);
    if (status === "rejected") this.helpers.delete(who);
    if (part) part.status = status;
    return "ok";
  }

  /** How storing a message under the link ends. */
  store(who: Name, named: Named): string {
    if (named !== "present") return "notFound";
    if (this.isOut(who)) return "forbidden";
    return this.privacy === "public" || this.isIn(who) ? "ok" : "forbidden";
  }
  send(who: Name, message: Message, named: Named): string {
    if (this.isOut(who)) return "forbidden";
    if (message.author !== who || !(named === "present" || this.isIn(who))) return "forbidden";
    if (message.where !== "stored") return "ok";
    this.#enter(who);
    message.where = this.#isHeld(who) ? "moderated" : "approved";
    return "ok";
  }
  #isHeld(who: Name): boolean {
    return !this.helpers.has(who) && (this.moderation || !this.isIn(who));
  }
  /** Where a new message of somebody in the card stands; null where they may not write. */
  written(who: Name): Where | null {
    if (!this.isIn(who)) return null;
    return this.#isHeld(who) ? "moderated" : "approved";
  }
  /** Its author, who is not shut out, touches a message, and whoever helps; the owner does so elsewhere. */
  #mayTouch(who: Name, message: Message): boolean {
    return this.helpers.has(who) || (message.author === who && !this.isOut(who));
  }
  edit(who: Name, message: Message): string {
    if (!this.#mayTouch(who, message)) return "forbidden";
    // whoever organises decides by approving and declining, not by editing
    if (this.helpers.has(who)) return "ok";
    if (message.where === "rejected" || (message.where === "approved" && this.#isHeld(who)))
      message.where = "moderated";
    return "ok";
  }
  /** Its picture alone is replaced only where the owner has nothing to look at again (F-05). */
  draw(who: Name, message: Message): string {
    if (this.helpers.has(who)) return "ok";
    if (!this.#mayTouch(who, message) || message.where === "rejected") return "forbidden";
    return message.where === "approved" && this.#isHeld(who) ? "forbidden" : "ok";
  }
  delete(who: Name, message: Message): string {
    if (!this.#mayTouch(who, message)) return "forbidden";
    this.messages = this.messages.filter((m) => m !== message);
    return "ok";
  }
  judge(message: Message, verdict: "approved" | "rejected"): string {
    if (message.where === "stored") return "notFound";
    message.where = verdict;
    return "ok";
  }
  approveAll(): string {
    for (const m of this.messages) if (m.where === "moderated") m.where = "approved";
    return "ok";
  }
}
