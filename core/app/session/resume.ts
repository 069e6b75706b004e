import { paths, withModal } from "#core/domain/navigation/index.ts";
import type { AnonymousData } from "./anonymous.ts";
import type { Session } from "./session.ts";

/**
 * Does what somebody was about to do when they were asked to sign in, and answers where they go on
 * (AUTH-36..48, OPEN-57). The subject's data is cleared field by field once it is done (OPEN-59).
 */
export const resume = async (session: Session): Promise<string> => {
  const { data } = session.anonymous;
  const next = await stepOf(session, data);
  if (data.didPlayAsRecipient) await tellOfPlaying(session, data.recipientToken);
  session.anonymous.remember({ authScenario: null, email: null, firstName: null, lastName: null });
  if (data.authScenario !== null) session.resumed();
  return next;
};

const stepOf = async (session: Session, data: AnonymousData): Promise<string> => {
  switch (data.authScenario) {
    case "CreatorSave":
      return creator(session, data, (id) => withModal(paths.edit(id), "card-saved"));
    case "CreatorSend":
      return creator(session, data, (id) => paths.send(id));
    case "CreatorSettings":
      return creator(session, data, (id) => paths.settings(id));
    case "CreatorInviteGroup":
      return creator(session, data, (id) => paths.group(id));
    case "CreatorPayment":
      return creator(session, data, (id) =>
        withModal(paths.edit(id), "upgrade", {
          productTier: data.productTier,
          unlockDigitalSend: false,
        }),
      );
    case "AnonymousSaveExit":
      return creator(session, data, () => withModal(paths.home(), "card-saved"));
    case "SwitchDevice":
      return creator(session, data, (id) => paths.edit(id));
    case "Contribution":
      return contribution(session, data);
    case "RecipientSave":
    case "RecipientThanks":
      return recipient(session, data);
    case "PrivateJoin":
      return join(session, data);
    case "BundlePayment":
      return withModal(paths.home(), "bundle", {
        type: data.bundleType,
        quantity: data.bundleQuantity,
      });
    case "ThemesetAccept":
      return data.themesetId ? `/themes/accept/${data.themesetId}` : "/themes";
    case "RedirectThemes":
      return "/themes";
    default:
      return paths.home();
  }
};

/** The card made before sign-in becomes the account's (STORY-16); without a card that loads: '/' (OPEN-57). */
const creator = async (
  session: Session,
  data: AnonymousData,
  to: (storyId: string) => string,
): Promise<string> => {
  if (data.storyId === null) return paths.landing;
  const adopted = await session.api("adoptStory", { path: { id: data.storyId } });
  if (!adopted.ok) return paths.landing;
  session.anonymous.remember({ storyId: null });
  return to(data.storyId);
};

const contribution = async (session: Session, data: AnonymousData): Promise<string> => {
  const { contributionId, groupToken } = data;
  if (groupToken === null) return paths.home();
  if (contributionId === null) return paths.contributor(groupToken);
  const sent = await session.api("sendContribution", {
    path: { id: contributionId },
    body: { contributionId, groupToken, ...(data.joinToken ? { join_token: data.joinToken } : {}) },
  });
  if (!sent.ok) return withModal(paths.contributor(groupToken), "contribution-builder");
  session.anonymous.remember({ contributionId: null, joinToken: null, slideType: null });
  const { status } = sent.value.contribution;
  return withModal(paths.contributorSlides(groupToken), "contribution-sent", {
    alreadySent: false,
    moderated: status === "moderated",
    waiting: status === "pending",
  });
};

const recipient = async (session: Session, data: AnonymousData): Promise<string> => {
  const token = data.recipientToken;
  if (token === null) return paths.home();
  const query = data.joinToken ? { join_token: data.joinToken } : {};
  await session.api("saveCard", { path: { token }, query });
  let thanksSent = false;
  if (data.authScenario === "RecipientThanks" && data.recipientThanks !== null) {
    const thanked = await session.api("thank", {
      path: { token },
      query,
      body: { thanks_message: data.recipientThanks },
    });
    thanksSent = thanked.ok;
    if (!thanked.ok) return paths.thanks(token); // what was typed waits there
  }
  session.anonymous.remember({
    recipientThanks: null,
    recipientToken: null,
    joinToken: null,
  });
  return withModal(paths.recipientSlides(token), "recipient-saved", { thanksSent });
};

/** The card was played to its end before sign-in: now it is known by whom (PLAY-09, OPEN-59). */
const tellOfPlaying = async (session: Session, value: string | null): Promise<void> => {
  session.anonymous.remember({ didPlayAsRecipient: false });
  if (value === null) return;
  const own = await session.api("readOwnRole", { path: { type: "recipient", value } });
  const role = own.ok ? own.value.story.role : null;
  if (role?.role_type !== "recipient" || role.status !== "active") return;
  await session.api("markWatched", { path: { id: role.id }, body: { has_watched: true } });
};

const join = async (session: Session, data: AnonymousData): Promise<string> => {
  const asRecipient = data.recipientToken !== null;
  const value = data.recipientToken ?? data.groupToken;
  if (value === null) return paths.home();
  await session.api("joinStory", {
    path: { type: asRecipient ? "recipient" : "group", value },
    ...(data.joinToken ? { query: { join_token: data.joinToken } } : {}),
  });
  session.anonymous.remember({ joinToken: null });
  return asRecipient ? paths.recipient(value) : paths.contributor(value);
};
