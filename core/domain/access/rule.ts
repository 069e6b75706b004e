import type { Message } from "#core/kernel/index.ts";
import type { Actor } from "./actor.ts";
import { type InCard, isShutOut } from "./standing.ts";

const built: unique symbol = Symbol("rule");

/**
 * Who may do something. A rule says how it looks at people who are shut out of the card that its subject stands in;
 * it can be built only by the constructors below, so that none is written without saying so.
 */
export interface Rule<S> {
  readonly [built]: true;
  /** What becomes of people who are shut out; "noCard" where the subject stands in none. */
  readonly shutOut: "refused" | "allowed" | "noCard";
  /** Why people who are shut out are allowed; null where they are not. */
  readonly why: string | null;
  /** What an account that is refused is told, where the rule has words of its own. */
  readonly says?: (actor: Actor, subject: S) => Message | null;
  /** True lets in; false answers 401 to someone signed out, else 403. */
  readonly lets: (actor: Actor, subject: S) => boolean;
}
type Judge<S> = (actor: Actor, subject: S) => boolean;
/** A subject that stands in no card. */
type NotMember<S> = S extends { readonly role: unknown } ? never : S;

/** A rule about something in a card: whoever is shut out of the card is refused before the rule is asked. */
export const inCard = <S extends InCard | null>(lets: Judge<S>): Rule<S> => ({
  [built]: true,
  shutOut: "refused",
  why: null,
  lets: (actor, subject) => !isShutOut(actor, subject) && lets(actor, subject),
});

/** The same rule, with words of its own for an account that it refuses. */
export const saying = <S>(rule: Rule<S>, says: NonNullable<Rule<S>["says"]>): Rule<S> => ({
  ...rule,
  says,
});

/** A rule about something in a card that people who are shut out may do as well, and why. */
export const evenShutOut = <S extends InCard | null>(why: string, lets: Judge<S>): Rule<S> => ({
  [built]: true,
  shutOut: "allowed",
  why,
  lets,
});

/** A rule about what stands in no card. */
export const outsideCards = <S>(lets: Judge<NotMember<S>>): Rule<NotMember<S>> => ({
  [built]: true,
  shutOut: "noCard",
  why: null,
  lets,
});
