import type { MediaRecord } from "#core/domain/media/index.ts";
import type { AccountId, VisitorId } from "#core/kernel/index.ts";
import type { OperationId } from "#core/operations/index.ts";
import type { found } from "./shapes.ts";
import {
  cardTold,
  creatorTold,
  deliveryTold,
  linksTold,
  mediumTold,
  organisesOurs,
  personTold,
  readerIn,
  roleTold,
  slideTold,
  updatesTold,
} from "./told.ts";
import type { Who, World } from "./world.ts";

type Thing = ReturnType<typeof found>[number];
interface Maker {
  readonly account_id: AccountId | null;
  readonly visitor_id: VisitorId | null;
}

/** Who asked what, and through which kind of link. */
export interface AskedCall {
  readonly id: OperationId;
  readonly who: Who;
  readonly link: string | undefined;
}
/** What should stand in one thing of an answer: its own fields, and those of what it carries. */
export interface Expected {
  readonly as: string;
  readonly fields: readonly string[];
  readonly inner: Readonly<Record<string, readonly string[]>>;
}

const accountOf = (world: World, who: Who): { id: AccountId; email: string } | undefined =>
  (world.people.get(who) as { account?: { id: AccountId; email: string } }).account;

/** Whether this person made it; the maker of the visitors' card has one cookie before and after signing in. */
const isBy = (world: World, who: Who, thing: Maker | null | undefined): boolean => {
  if (!thing) return false;
  const cookie = who === "makerSignedIn" ? "maker" : who;
  return thing.account_id === null
    ? thing.visitor_id === world.service.secrets.hash(`visitor:cookie of ${cookie}`)
    : thing.account_id === accountOf(world, who)?.id;
};

const cardOf = (world: World, storyId: unknown) =>
  world.service.store.find("stories", String(storyId ?? "") as never);

/** Whether they organise it, as its owner or beside them. */
const organises = async (
  world: World,
  { id, who }: AskedCall,
  storyId: unknown,
): Promise<boolean> => {
  const card = await cardOf(world, storyId);
  if (card === null) return false;
  const owner = { account_id: card.owner_account_id, visitor_id: card.owner_visitor_id };
  // whoever makes a card owns it, with a cookie of their own from then on
  const me = accountOf(world, who)?.id;
  const helps = me !== undefined && card.co_owners.includes(me);
  return id === "createStory" || helps || isBy(world, who, owner);
};

export const expectedOf = async (
  world: World,
  asked: AskedCall,
  { kind, fields }: Thing,
): Promise<Expected> => {
  const { id, who, link } = asked;
  const { store } = world.service;
  if (kind === "story") {
    const as = (await organises(world, asked, fields.id))
      ? "owner"
      : (readerIn[id]?.(who, link) ?? null);
    if (as === null) return { as: "nobody", fields: [], inner: {} };
    const card = await cardOf(world, fields.id);
    const tokens = linksTold[as].filter((name) => name !== "watch" || card?.watch_token);
    return { as, fields: cardTold[as], inner: { tokens, owner: ["first_name", "last_name"] } };
  }
  if (kind === "delivery")
    return organisesOurs(who)
      ? { as: "owner", fields: deliveryTold.owner, inner: {} }
      : { as: "nobody", fields: [], inner: {} };
  if (kind === "updates") {
    const as = organisesOurs(who) ? "owner" : "member";
    return { as, fields: updatesTold[as], inner: {} };
  }
  const mine = async (table: "slides" | "media" | "roles") =>
    isBy(world, who, (await store.find(table, fields.id as never)) as Maker | null);
  if (kind === "role") {
    const own = (await mine("roles")) ? "own" : id === "readInvitation" ? "invited" : "fellow";
    const as = (await organises(world, asked, fields.story_id)) ? "owner" : own;
    return { as, fields: roleTold[as], inner: { person: personTold[as] } };
  }
  if (kind === "slide") {
    const maker = (await mine("slides")) ? "author" : "reader";
    const as = (await organises(world, asked, fields.story_id)) ? "owner" : maker;
    return { as, fields: slideTold[as], inner: { creator: creatorTold[as] } };
  }
  const medium = (await store.find("media", fields.id as never)) as MediaRecord | null;
  // whoever uploads has a cookie of their own from then on
  const maker = id === "createMedia" || (await mine("media")) ? "author" : "reader";
  const as = (await organises(world, asked, medium?.story_id)) ? "owner" : maker;
  const onSlide = Object.hasOwn(fields, "position") ? ["position"] : [];
  return { as, fields: [...mediumTold[as], ...onSlide], inner: {} };
};

/**
 * What no answer about our card may say anywhere, by name: tokens and people's addresses and accounts that are not
 * the asker's, were not sent along, and are not among the links they may pass on. The owner may see all but the
 * tokens that other people's mails carry for them.
 */
export const leaked = async (
  world: World,
  { id, who }: AskedCall,
  input: unknown,
  answer: unknown,
  links: readonly string[],
): Promise<readonly string[]> => {
  const { story, invitation, request, delivery } = world.cards.ours;
  const me = accountOf(world, who);
  const accounts = await world.service.store.list("accounts", {});
  const others = organisesOurs(who) ? [] : accounts.filter((account) => account.id !== me?.id);
  const secrets: readonly (readonly [string, string | null])[] = [
    ...(["group", "recipient", "watch", "invite"] as const)
      .filter((name) => !links.includes(name))
      .map((name) => [`${name} token`, story[`${name}_token`]] as const),
    ["approve token", request.approve_token],
    ...(organisesOurs(who) ? [] : [["planned address", delivery.email] as const]),
    // whose words they are, and whom they are for (OPEN-171)
    ...(organisesOurs(who) || who === "recipient active" ? [] : [["thanks", "so kind"] as const]),
    ...(organisesOurs(who) ? [] : [["join token", invitation.join_token] as const]),
    // the invitation names whom it was sent to, and becomes their part (OPEN-54)
    ...(organisesOurs(who) || id === "readInvitation" || id === "answerInvitation"
      ? []
      : [["invited address", invitation.join_email] as const]),
    ...others.map(({ email }) => ["address", email] as const),
    ...others.map(({ id }) => ["account", `"${id}"`] as const),
  ];
  const sent = JSON.stringify(input);
  const said = JSON.stringify(answer);
  return secrets
    .filter(([, value]) => value !== null && said.includes(value) && !sent.includes(value))
    .map(([name]) => name);
};
