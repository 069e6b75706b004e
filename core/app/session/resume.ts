import { paths, withModal, withoutModal } from "#core/domain/navigation/index.ts";
import type { Outcome } from "#core/kernel/index.ts";
import { isNotFound } from "../notFound.ts";
import type { AnonymousData } from "./anonymous.ts";
import type { Session } from "./session.ts";

/** Where somebody goes on, and what of the data is done with; `later` when nobody answered: it is still to be done. */
interface Step {
  readonly path: string;
  readonly done: Partial<AnonymousData> | "later";
  /** What it was about is not there any more, the id or token by which it was known. */
  readonly lost?: string;
}

/** Where somebody goes on; what was lost on the way leaves the choice to whatever else they came for (OPEN-168). */
export type Resumed = Pick<Step, "path" | "lost">;

/**
 * Does what somebody was about to do when they were asked to sign in, and answers where they go on
 * (AUTH-36..48, OPEN-57). The subject's data is cleared field by field once it is done (OPEN-59).
 */
export const resume = async (session: Session): Promise<Resumed> => {
  const { data } = session.anonymous;
  const { path, done, lost } = await stepOf(session, data);
  session.modals.bring(path);
  if (done === "later") {
    session.later(() => void resume(session));
    return { path };
  }
  if (data.storyId !== null && done.storyId === undefined)
    await session.api("adoptStory", { path: { id: data.storyId } }); // a card that was begun beside it
  if (data.didPlayAsRecipient) await tellOfPlaying(session, data.recipientToken);
  const who = { authScenario: null, email: null, firstName: null, lastName: null };
  session.anonymous.remember({ ...done, ...who, didPlayAsRecipient: false });
  if (data.authScenario !== null) {
    session.resumed();
    session.tabs.redirect(path);
  }
  return lost === undefined ? { path } : { path, lost };
};

const stepOf = async (session: Session, data: AnonymousData): Promise<Step> => {
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
      return creator(session, data, (id) => payment(id, data));
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
      return bundle(data);
    case "ThemesetAccept": {
      const path = data.themesetId ? `/themes/accept/${data.themesetId}` : "/themes";
      return { path, done: { themesetId: null } };
    }
    case "RedirectThemes":
      return { path: "/themes", done: {} };
    default: {
      const { sharedStoryId } = data; // a card that was opened by a watch link (OPEN-59)
      const path = sharedStoryId === null ? paths.home() : `/watch/${sharedStoryId}`;
      return { path, done: { sharedStoryId: null } };
    }
  }
};

/** Nobody answered, or nobody could: worth another try. */
const isLater = (answer: Outcome<unknown>): boolean =>
  !answer.ok && (answer.refusal.code === "network" || answer.refusal.code === "fault");

const isGone = (answer: Outcome<unknown>): boolean => !answer.ok && isNotFound(answer.refusal);

/**
 * The card made before sign-in becomes the account's (STORY-16); without a card that loads: '/' (OPEN-57). While
 * nobody answers the card stays open to whoever made it.
 */
const creator = async (
  session: Session,
  { storyId }: AnonymousData,
  to: (storyId: string) => string,
): Promise<Step> => {
  if (storyId === null) return { path: paths.landing, done: {} };
  const adopted = await session.api("adoptStory", { path: { id: storyId } });
  // nothing is claimed that has not been done
  if (isLater(adopted)) return { path: withoutModal(to(storyId)), done: "later" };
  if (!adopted.ok) return { path: paths.landing, done: {}, lost: storyId };
  return {
    path: to(storyId),
    done: { storyId: null, productTier: null, sendMethod: null },
  };
};

/** The upgrade, above where it leads on to: to sending where that is what it unlocks, else to the card (AUTH-41). */
const payment = (id: string, { productTier, sendMethod }: AnonymousData): string => {
  const unlockDigitalSend = sendMethod !== null;
  return withModal(unlockDigitalSend ? paths.send(id) : paths.edit(id), "upgrade", {
    productTier,
    unlockDigitalSend,
  });
};

const bundle = ({ bundleType: type, bundleQuantity: quantity }: AnonymousData): Step => ({
  path: withModal(paths.home(), "bundle", { type, quantity }),
  done: { bundleType: null, bundleQuantity: null },
});

/**
 * The message written before sign-in is sent. Where that does not go through the builder is open again on it; it is
 * done with only once it stands elsewhere than among the pending ones (AUTH-37, AUTH-38).
 */
const contribution = async (session: Session, data: AnonymousData): Promise<Step> => {
  const { contributionId, groupToken, joinToken } = data;
  if (groupToken === null) return { path: paths.home(), done: {} };
  if (contributionId === null) return { path: paths.contributor(groupToken), done: {} };
  const sent = await session.api("sendContribution", {
    path: { id: contributionId },
    body: { contributionId, groupToken, ...(joinToken ? { join_token: joinToken } : {}) },
  });
  if (!sent.ok) {
    const page = paths.contributor(groupToken);
    // the message may be gone, or the card with it
    const path = { type: "group", value: groupToken } as const;
    if (isGone(sent) && isGone(await session.api("readOwnRole", { path })))
      return { path: page, done: {}, lost: groupToken };
    const here = withoutModal(session.place);
    return {
      path: withModal(here.startsWith(page) ? here : page, "contribution-builder"),
      done: isLater(sent) ? "later" : {},
    };
  }
  const { status } = sent.value.contribution;
  return {
    path: withModal(paths.contributorSlides(groupToken), "contribution-sent", {
      alreadySent: false,
      moderated: status === "moderated",
      waiting: status === "pending",
    }),
    done: status === "pending" ? {} : { contributionId: null, joinToken: null, slideType: null },
  };
};

const recipient = async (session: Session, data: AnonymousData): Promise<Step> => {
  const { recipientToken: token, joinToken, recipientThanks } = data;
  if (token === null) return { path: paths.home(), done: {} };
  const query = joinToken ? { join_token: joinToken } : {};
  const saved = await session.api("saveCard", { path: { token }, query });
  if (isGone(saved)) return { path: paths.recipient(token), done: {}, lost: token };
  // nothing is claimed that has not been done
  if (!saved.ok) return { path: paths.recipient(token), done: isLater(saved) ? "later" : {} };
  let thanksSent = false;
  if (data.authScenario === "RecipientThanks" && recipientThanks !== null) {
    const body = { thanks_message: recipientThanks };
    const thanked = await session.api("thank", { path: { token }, query, body });
    // what was typed waits there
    if (!thanked.ok) return { path: paths.thanks(token), done: isLater(thanked) ? "later" : {} };
    thanksSent = true;
  }
  return {
    path: withModal(paths.recipientSlides(token), "recipient-saved", { thanksSent }),
    done: { recipientThanks: null, recipientToken: null, joinToken: null },
  };
};

/** The card was played to its end before sign-in: now it is known by whom (PLAY-09, OPEN-59). */
const tellOfPlaying = async (session: Session, value: string | null): Promise<void> => {
  if (value === null) return;
  const own = await session.api("readOwnRole", { path: { type: "recipient", value } });
  const role = own.ok ? own.value.story.role : null;
  if (role?.role_type !== "recipient" || role.status !== "active") return;
  await session.api("markWatched", { path: { id: role.id }, body: { has_watched: true } });
};

const join = async (session: Session, data: AnonymousData): Promise<Step> => {
  // one for the recipient is there besides when somebody watched a card before they asked a group
  const asRecipient = data.groupToken === null;
  const value = data.groupToken ?? data.recipientToken;
  if (value === null) return { path: paths.home(), done: {} };
  const joined = await session.api("joinStory", {
    path: { type: asRecipient ? "recipient" : "group", value },
    ...(data.joinToken ? { query: { join_token: data.joinToken } } : {}),
  });
  const path = asRecipient ? paths.recipient(value) : paths.contributor(value);
  if (isGone(joined)) return { path, done: {}, lost: value };
  return { path, done: isLater(joined) ? "later" : { joinToken: null } };
};
