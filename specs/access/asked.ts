import * as z from "zod/mini";
import { words } from "#core/domain/words/index.ts";
import type { Outcome } from "#core/kernel/index.ts";
import { type Api, type Operation, type OperationId, operations } from "#core/operations/index.ts";
import { type About, asking, served } from "./asking.ts";
import { isSignedIn, letIn, type Question } from "./expected.ts";
import { type Card, cards, everybody, makeWorld, type Things, type World } from "./world.ts";

/** What handlers still say to somebody who was let in: the state of things stands against it, not the person. */
const mayStillRefuse: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  loginWithProvider: ["notFound"], // no provider is switched on
  startProviderLogin: ["notFound"], // no provider is switched on
  register: ["forbidden"], // a wrong code
  login: ["forbidden"], // a wrong code
  refresh: ["unauthenticated"], // no token of a session
  readAuthContext: ["notFound"], // no such sign-in
  resendCode: ["notFound"], // no such sign-in
  undoImport: ["gone"], // no such import
  readUnsubscription: ["notFound"], // no such token
  unsubscribe: ["notFound"], // no such token
  resubscribe: ["notFound"], // no such token
  readCarried: ["notFound"], // no such sign-in
  agreeToCarried: ["notFound"], // no such sign-in
  readAddressChange: ["notFound"], // no such change
  restoreAddress: ["notFound"], // no such change
  readOffer: ["notFound"], // no such offer
  acceptOffer: ["notFound"], // no such offer
  declineOffer: ["notFound"], // no such offer
  nameCoOwner: ["invalid"], // the owner’s own part
  changeRole: ["forbidden"], // a co-owner’s part is the owner’s to change (decision 0077)
  removeTrack: ["notFound"], // the card plays no music
  setThumbnail: ["invalid", "forbidden"], // nothing was uploaded; the owner looked at the message already (F-05)
  createLogo: ["invalid"], // nothing was uploaded
  createLogoLink: ["invalid"], // a logo of somebody else’s (LOGO-04)
  createMedia: ["invalid"], // nothing was uploaded
  openPrivateLink: ["notFound"], // the guest was turned away
  approveSlide: ["notFound"], // the message was not sent yet
  rejectSlide: ["notFound"], // the message was not sent yet
  deleteRole: ["invalid"], // has joined already (OPEN-66)
  nudge: ["unauthenticated"], // the maker of a card signs in before writing to people (OPEN-40)
  answerInvitation: ["gone"], // an invitation opens nothing for whoever was shut out (OPEN-64)
  markWatched: ["forbidden"], // not a recipient (API-63)
  shareThemes: ["invalid"], // a theme of somebody else’s (THEME-19)
  retrieveAddress: ["notFound"], // nobody has been asked
  createPostalOrder: ["notFound"], // nothing is posted on this site
  pay: ["invalid"], // the card has that plan already
  confirmTestPayment: ["invalid"], // no such payment
  answerTestPayment: ["invalid"], // no such payment
};

export const rowOf = (id: OperationId): Operation => operations[id];
const kindOf = (id: OperationId) => rowOf(id).subject.of;

/** The questions that make a difference for what an operation asks about. */
const questionsFor = (id: OperationId): readonly Question[] => {
  const of = kindOf(id);
  const shown = of === "slide" ? [true, false] : [true];
  const privacies = of === "none" ? (["public"] as const) : (["public", "private"] as const);
  const whose =
    of === "slide"
      ? (["mine", "theirs", "unsent"] as const)
      : of === "role" ||
          of === "media" ||
          of === "upload" ||
          of === "reminder" ||
          of === "payment" ||
          of === "theme" ||
          of === "address" ||
          of === "postalOrder" ||
          of === "logoLink"
        ? (["mine", "theirs"] as const)
        : (["theirs"] as const);
  return (of === "none" ? (["ours"] as const) : cards)
    .flatMap((card) => whose.map((w) => ({ card, whose: w })))
    .flatMap((q) => shown.map((s) => ({ ...q, shown: s })))
    .flatMap((q) => privacies.map((privacy) => ({ ...q, privacy })))
    .flatMap((q) => everybody.map((who) => ({ ...q, who })));
};

/** What is asked for; null where the asker has nothing of that kind there. */
const thingFor = (world: World, id: OperationId, { who, card, whose }: Question): Things | null => {
  const { theirs, unsent }: Card = world.cards[card];
  if (whose === "unsent") return { ...theirs, slide: unsent };
  if (whose === "theirs") return theirs;
  const mine = card === "ours" ? world.mine.get(who) : undefined;
  const of = kindOf(id);
  const isNone =
    (of === "role" ||
      of === "reminder" ||
      of === "payment" ||
      of === "theme" ||
      of === "address" ||
      of === "postalOrder" ||
      of === "logoLink") &&
    mine?.[of] === "";
  return mine === undefined || isNone ? null : mine;
};

/** What the invited person asks: with the token of their invitation, where the call takes one. */
const withToken = (id: OperationId, about: About): object => {
  const input = asking[id as keyof typeof asking](about) as { readonly query?: object };
  const { query } = rowOf(id);
  const join_token = about.card.invitation.join_token ?? "";
  // a call that names the card by its id takes the invitation's token in place of the link's
  if (rowOf(id).who === "cardPlayer") return { ...input, query: { token: join_token } };
  const more = { ...input.query, join_token };
  const taken = query ? z.safeParse(query, more) : null;
  const isTaken = taken?.success === true && "join_token" in (taken.data as object);
  return isTaken ? { ...input, query: more } : input;
};

const verdictOf = (outcome: Outcome<unknown>): string =>
  outcome.ok
    ? "in"
    : outcome.refusal.message === words.notAllowed
      ? "out: forbidden"
      : outcome.refusal.message === words.pleaseSignIn
        ? "out: unauthenticated"
        : `in, but ${outcome.refusal.code}`;

export interface AccessCounts {
  readonly asked: number;
  /** How often whoever it is, a privacy, and whose in which card was asked about. */
  readonly cells: ReadonlyMap<string, number>;
  readonly wrong: readonly string[];
}

/**
 * Everybody in every part asks for everything that is served, of their own and others’ cards (R1): whoever is let in
 * though nothing lets them, or kept out though something does, is told in `wrong`, as is a change that a refused call
 * made.
 */
export const askEverything = async (): Promise<AccessCounts> => {
  const worlds = new Map<string, World>();
  const wrong: string[] = [];
  let asked = 0;
  const cells = new Map<string, number>();
  const count = (...keys: readonly string[]) => {
    for (const key of keys) cells.set(key, (cells.get(key) ?? 0) + 1);
  };
  for (const id of served)
    for (const question of questionsFor(id)) {
      const { privacy, shown, who, card, whose } = question;
      const state = `${privacy} ${shown}`;
      const world = worlds.get(state) ?? (await makeWorld({ privacy, shown }));
      worlds.set(state, world);
      const thing = thingFor(world, id, question);
      if (thing === null) continue;
      const about = { card: world.cards[card], thing };
      const api = world.people.get(who)?.api as Api;
      const input = who === "invited" && card === "ours" ? withToken(id, about) : asking[id](about);
      const outcome = await api(id, input as never);
      asked++;
      count(who, privacy, `${card} ${whose}`);
      const expected = letIn[rowOf(id).who]?.(question).includes(who) ?? false;
      const verdict = verdictOf(outcome);
      const code = outcome.ok ? "" : outcome.refusal.code;
      const right = expected
        ? verdict === "in" || mayStillRefuse[id]?.includes(code) === true
        : verdict === `out: ${isSignedIn(who) ? "forbidden" : "unauthenticated"}` &&
          verdict.endsWith(code) &&
          world.commits() === 0;
      if (!right)
        wrong.push(
          `${id}: ${who}, ${whose} in ${card} (${state}): ${verdict}, expected ${expected ? "in" : "out"}`,
        );
      if (world.commits() > 0) worlds.delete(state);
    }
  return { asked, cells, wrong };
};
