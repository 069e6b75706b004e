import { isAuthoredBy } from "#core/domain/access/index.ts";
import { isOutside, type RoleRecord } from "#core/domain/role/index.ts";
import {
  messageStateAfter,
  messageStateOf,
  type SlideRecord,
  slideWords,
} from "#core/domain/slide/index.ts";
import { type Card, storyStatus } from "#core/domain/story/index.ts";
import { words } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import {
  arrange,
  changeCard,
  circumstancesOf,
  moveTo,
  readCard,
  showSlide,
  withSlide,
} from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import { cardName, post, privateLinkMail } from "../../mail/index.ts";
import { groupChanged, newRole } from "../../role/index.ts";
import { tellOfGuest } from "../tellOfMessage.ts";
import { locked } from "./slides.ts";

/**
 * Sends a stored message with a name alone (decision 0076): its author gets a part in the card that this visit holds, and
 * a private link that opens it elsewhere. Sending twice is sending once.
 */
export const signAsGuest: Handler<"signAsGuest"> = async (context, { body }, subject) => {
  const { story, slide } = subject;
  const card = await readCard(context, subject);
  const lock = locked(story);
  if (lock) return lock;
  const known = subject.role;
  const name = body.name;
  const role = known ?? guestRole(context, card, name);
  const guest_token = role.guest_token ?? context.ids.token();
  const show = (shown: SlideRecord) => ({
    contribution: {
      id: slide.id,
      status: shown.status,
      slide: showSlide(context, story, shown, card.media),
    },
    guest_token,
  });
  if (messageStateOf(slide) !== "stored") return done(show(slide));
  if (known === null) {
    context.work.add("roles", { ...role, guest_token });
    groupChanged(context, story);
  } else context.work.change("roles", known, { guest_name: name, guest_token });

  const standing = messageStateAfter("stored", "send", circumstancesOf(context, card, role));
  const sent = moveTo(context, slide, standing, {
    creator_first_name: name,
    role_id: role.id,
    seen: false,
  });
  const slides = arrange(context, withSlide(card.slides, sent));
  changeCard(context, story, { last_contribution_update: context.today });
  await tellOfGuest(context, story, name, standing);
  if (body.email) await mailLink(context, card, body.email, guest_token);
  return done(show(slides.find((other) => other.id === sent.id) ?? sent));
};

/** An active part that belongs to this visit. */
const guestRole = (context: Context, { story }: Card, guest_name: string): RoleRecord => ({
  ...newRole(context, story, { account: null, role_type: "contributor", status: "active" }),
  visitor_id: context.visitor().visitor,
  guest_name,
});

/** To the address that the guest gave, which is kept nowhere else. Beyond the limit the link is shown all the same. */
const mailLink = async (
  context: Context,
  { story }: Card,
  to: string,
  token: string,
): Promise<void> => {
  if (await countIn(context, [{ limit: "privateLinksToAddress", of: to }])) return;
  const mail = privateLinkMail(context.settings, { card: cardName(story), token });
  post(context, { kind: "private_link", to, sender: null, mail });
};

/** Takes a guest’s part in the card, with what they wrote, into this visit. */
export const openPrivateLink: Handler<"openPrivateLink"> = async (context, _asked, subject) => {
  const { story, target, role } = subject;
  if (isOutside(target)) return refused("notFound", words.notFound);
  if (storyStatus(story) !== "draft") return refused("gone", slideWords.sentAlready);
  const { group_token } = story;
  // already theirs, or they have a part of their own: what was written stays whose it is
  if (isAuthoredBy(context.actor, target) || role !== null) return done({ group_token });
  const { visitor_id } = target;
  if (visitor_id === null) return refused("notFound", words.notFound);
  const now = { visitor_id: context.visitor().visitor };
  context.work.change("roles", target, now);
  context.work.changeAll("slides", { story_id: story.id, visitor_id, role_id: target.id }, now);
  context.work.changeAll("media", { story_id: story.id, visitor_id }, now);
  groupChanged(context, story);
  return done({ group_token });
};
