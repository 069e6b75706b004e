import type { Slide } from "#core/domain/slide/index.ts";
import { done, type Outcome } from "#core/kernel/index.ts";
import type { Session } from "../session/index.ts";
import { bodyOf, type Draft } from "./draft.ts";
import type { BuilderPlace } from "./place.ts";

/** How the builder closed (CONTRIB-02, CONTRIB-06). */
export type Submitted =
  | {
      readonly kind: "saved";
      readonly slide: Slide;
      /** It waits for the owner's approval (CONTRIB-07). */
      readonly moderated: boolean;
      /** It waits for room in the card (OPEN-149). */
      readonly waiting: boolean;
    }
  /** Stored under the group's link; it is sent after sign-in. */
  | { readonly kind: "contributionRequiresAuth"; readonly contributionId: string };

/** Sends a message the way that fits who wrote it (CONTRIB-02..07). */
export const submitDraft = async (
  session: Session,
  place: BuilderPlace,
  draft: Draft,
  key: string,
): Promise<Outcome<Submitted>> => {
  if (draft.slideId !== null) return change(session, draft, draft.slideId);
  if (place.isOwner || (session.isSignedIn && place.hasRole))
    return create(session, place, draft, key);
  return contribute(session, place, draft, key);
};

const saved = (slide: Slide): Submitted => ({
  kind: "saved",
  slide,
  moderated: slide.status === "moderated",
  waiting: slide.status === "pending",
});

const create = async (session: Session, place: BuilderPlace, draft: Draft, key: string) => {
  const answer = await session.api(
    "createSlide",
    { query: { story_id: place.storyId }, body: bodyOf(draft) },
    { key },
  );
  return answer.ok ? done(saved(answer.value.slide)) : answer;
};

const change = async (session: Session, draft: Draft, id: string) => {
  const { type, ...body } = bodyOf(draft);
  const answer = await session.api("changeSlide", {
    path: { id },
    body: { ...body, ...(draft.version === null ? {} : { version: draft.version }) },
  });
  return answer.ok ? done(saved(answer.value.slide)) : answer;
};

/** Stored under the group token first; sent at once when the person is signed in (CONTRIB-02, CONTRIB-11). */
const contribute = async (
  session: Session,
  place: BuilderPlace,
  draft: Draft,
  key: string,
): Promise<Outcome<Submitted>> => {
  const groupToken = place.groupToken ?? "";
  const { joinToken } = session.anonymous.data;
  const stored = await session.api(
    "createContribution",
    {
      query: { group: groupToken, ...(joinToken ? { join_token: joinToken } : {}) },
      body: {
        ...bodyOf(draft),
        ...(draft.contributionId === null ? {} : { contribution_id: draft.contributionId }),
      },
    },
    { key },
  );
  if (!stored.ok) return stored;
  const contributionId = stored.value.contribution.id;
  if (!session.isSignedIn) {
    session.anonymous.remember({ authScenario: "Contribution", contributionId, groupToken });
    return done({ kind: "contributionRequiresAuth", contributionId });
  }
  const sent = await session.api("sendContribution", {
    path: { id: contributionId },
    body: { contributionId, groupToken, ...(joinToken ? { join_token: joinToken } : {}) },
  });
  return sent.ok ? done(saved(sent.value.contribution.slide)) : sent;
};
