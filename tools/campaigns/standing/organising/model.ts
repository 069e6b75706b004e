import { days, hours } from "#core/kernel/index.ts";

/** Each of them may own the card, help with it, be in its group or outside. */
export const people = ["Ada", "Ben", "Cal"] as const;
export type Name = (typeof people)[number];
/** Whether somebody has the link of the newest offer, or the one of an offer before. */
export type Link = "newest" | "older";

interface Offer {
  readonly to: Name;
  readonly at: number;
  state: "open" | "accepted" | "declined" | "withdrawn";
}

/** An offer stands for two weeks. */
const stands = days(14);

/**
 * Who owns a card, who helps, and to whom it is offered, as decision 0077 tells of it, written down apart from the
 * product. Every method answers the code that the call has to end with.
 */
export class Organising {
  owner: Name = "Ada";
  readonly members = new Set<Name>(["Ada"]);
  readonly helpers = new Set<Name>();
  offer: Offer | null = null;
  isSent = false;
  now = 0;

  organises(who: Name): boolean {
    return who === this.owner || this.helpers.has(who);
  }

  passes(span: number): string {
    this.now += span;
    return "ok";
  }
  join(who: Name): string {
    this.members.add(who);
    return "ok";
  }
  /** Somebody is taken out by themselves, the owner, or whoever helps: those who help by the owner alone. */
  remove(by: Name, who: Name): string {
    if (by !== who && !this.organises(by)) return "forbidden";
    if (who === this.owner) return "invalid";
    if (by !== who && by !== this.owner && this.helpers.has(who)) return "forbidden";
    this.members.delete(who);
    this.helpers.delete(who);
    return "ok";
  }
  name(by: Name, who: Name, isNamed: boolean): string {
    if (by !== this.owner) return "forbidden";
    if (isNamed && who === this.owner) return "invalid";
    if (isNamed) this.helpers.add(who);
    else this.helpers.delete(who);
    return "ok";
  }
  send(by: Name): string {
    if (!this.organises(by)) return "forbidden";
    this.isSent = true;
    return "ok";
  }

  get offerState(): string | null {
    const { offer } = this;
    if (offer === null || offer.state !== "open") return offer?.state ?? null;
    if (this.isSent) return "sent";
    return this.now >= offer.at + stands ? "expired" : "open";
  }
  offerTo(by: Name, to: Name): string {
    // a mail a day to one person, so that no limit is met
    this.now += hours(25);
    if (by !== this.owner) return "forbidden";
    if (to === by || this.isSent) return "invalid";
    this.offer = { to, at: this.now, state: "open" };
    return "ok";
  }
  withdraw(by: Name): string {
    if (by !== this.owner) return "forbidden";
    if (this.offer?.state === "open") this.offer.state = "withdrawn";
    return "ok";
  }
  accept(by: Name, link: Link): string {
    const { offer } = this;
    if (offer === null || link === "older") return "notFound";
    if (by !== offer.to) return "forbidden";
    if (offer.state === "accepted" && by === this.owner) return "ok";
    if (this.offerState !== "open") return "gone";
    offer.state = "accepted";
    this.helpers.delete(by);
    this.helpers.add(this.owner);
    this.members.add(by);
    this.owner = by;
    return "ok";
  }
  decline(link: Link): string {
    const { offer } = this;
    if (offer === null || link === "older") return "notFound";
    if (offer.state === "declined") return "ok";
    if (this.offerState !== "open") return "gone";
    offer.state = "declined";
    return "ok";
  }
}
