import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, isAuthoredBy } from "#core/domain/access/index.ts";
import { countMessages } from "#core/domain/story/index.ts";
import { as } from "#core/kernel/index.ts";
import type { Store } from "#core/service/ports/index.ts";
import { add, aMedium, anAccount, aRole, aSlide, aStory } from "./records.ts";

const actor = (account: string | null, visitor: string | null = null): Actor => ({
  account: account as Actor["account"],
  visitor: visitor as Actor["visitor"],
});
const nobody = actor(null);

/** What rules judge: the thing asked for, and the asking actor's own part. */
export const storeSubjects = (name: string, make: () => Promise<Store>): void => {
  describe(`subjects from the ${name} store`, () => {
    const owner = anAccount();
    const friend = anAccount();
    const story = aStory({
      owner_account_id: owner.id,
      watch_token: "watch-token",
      invite_token: "invite-token",
    });
    const draft = aStory({ owner_visitor_id: as("guest") });
    const owning = aRole(story, { account_id: owner.id, role_type: "owner" });
    const writing = aRole(story, { account_id: friend.id, visitor_id: as("tablet") });
    const invited = aRole(story, {
      status: "pending",
      join_token: "join",
      role_type: "contributor",
    });
    const asking = aRole(story, { status: "requested", approve_token: "approve" });
    const drafting = aRole(draft, { visitor_id: as("guest"), role_type: "owner" });
    const theirs = { account_id: friend.id, role_id: writing.id };
    const slide = aSlide(story, theirs);
    const quiet = { role_requests: 0, contributions_unseen: 0 };

    let store: Store;
    beforeEach(async () => {
      store = await make();
      await store.commit(
        [
          ...add("accounts", owner, friend),
          ...add("stories", story, draft),
          ...add("roles", owning, writing, invited, asking, drafting),
          ...add("slides", slide, aSlide(story, { ...theirs, status: "moderated" })),
          ...add("slides", aSlide(story, { ...theirs, seen: true })),
          ...add("slides", aSlide(story, { ...theirs, status: "pending" })),
          ...add("slides", aSlide(story, { ...theirs, status: "rejected" })),
          ...add("slides", aSlide(story, { account_id: owner.id })),
          ...add("slides", aSlide(story, { visitor_id: as("passer-by") })),
          ...add("slides", aSlide(story, { type: "title" }), aSlide(story, { type: "credits" })),
          ...add("slides", aSlide(draft, { visitor_id: as("guest") })),
        ],
        [],
      );
    });
    const waiting = { role_requests: 1, contributions_unseen: 4 };

    it("[STORY-12] answers a card with the actor's own role and what waits for its owner", async () => {
      const role = async (who: Actor) => {
        const subject = await store.storySubject(story.id, who);
        expect(subject).toEqual({ story, role: expect.toSatisfy(() => true), waiting });
        return subject?.role ?? null;
      };
      expect(await role(actor(owner.id))).toEqual(owning);
      expect(await role(actor(friend.id))).toEqual(writing);
      expect(await role(actor("stranger", "guest"))).toBeNull();
      expect(await role(nobody)).toBeNull();
      expect(await store.storySubject("none", actor(owner.id))).toBeNull();
    });

    it("[F-40] [STORY-12] counts what is new to its owner as the card itself does", async () => {
      for (const { id, owner_account_id: account, owner_visitor_id: visitor } of [story, draft]) {
        const { slides } = await store.bundle(id);
        const { unseen } = countMessages(slides, (s) => isAuthoredBy({ account, visitor }, s));
        const subject = await store.storySubject(id, nobody);
        expect(subject?.waiting.contributions_unseen).toBe(unseen);
      }
      const waitsForRoom = aSlide(story, { ...theirs, status: "pending", sent_on: "2026-03-01" });
      const before = (await store.storySubject(story.id, nobody))?.waiting.contributions_unseen;
      await store.commit([...add("slides", waitsForRoom)], []);
      const after = (await store.storySubject(story.id, nobody))?.waiting.contributions_unseen;
      expect((after ?? 0) - (before ?? 0)).toBe(1);
    });

    it("[OPEN-40] knows a visitor's role, and none that an account has taken over", async () => {
      const guest = actor(null, "guest");
      expect(await store.storySubject(draft.id, guest)).toEqual({
        story: draft,
        role: drafting,
        waiting: quiet,
      });
      const signedIn = await store.storySubject(draft.id, actor(owner.id, "guest"));
      expect(signedIn?.role).toEqual(drafting);
      expect((await store.storySubject(story.id, actor(null, "tablet")))?.role).toBeNull();
    });

    it("[ROLE-09] finds a card by each kind of link, and by no other kind's token", async () => {
      const tokens = {
        group: story.group_token,
        recipient: story.recipient_token,
        watch: "watch-token",
        invite: "invite-token",
      };
      for (const type of ["group", "recipient", "watch", "invite"] as const)
        for (const [of, token] of Object.entries(tokens))
          expect(await store.linkSubject(type, token, actor(friend.id), null)).toEqual(
            of === type
              ? { story, role: writing, waiting, tokenType: type, invitation: null }
              : null,
          );
      expect(await store.linkSubject("watch", "", nobody, null)).toBeNull();
    });

    it("[ROLE-10] brings the invitation along only when it is one to this card", async () => {
      const invitation = async (token: string, joinToken: string) =>
        (await store.linkSubject("group", token, nobody, joinToken))?.invitation;
      expect(await invitation(story.group_token, "join")).toEqual(invited);
      expect(await invitation(story.group_token, "approve")).toBeNull();
      expect(await invitation(draft.group_token, "join")).toBeNull();
    });

    it("[rule 1] answers a slide with its card and the actor's role in it", async () => {
      expect(await store.slideSubject(slide.id, actor(owner.id))).toEqual({
        story,
        role: owning,
        waiting,
        slide,
      });
      expect((await store.slideSubject(slide.id, nobody))?.role).toBeNull();
      expect(await store.slideSubject("none", nobody)).toBeNull();
    });

    it("[rule 1] answers somebody's role apart from the actor's own", async () => {
      expect(await store.roleSubject(writing.id, actor(owner.id))).toEqual({
        story,
        role: owning,
        waiting,
        target: writing,
      });
      expect((await store.roleSubject(writing.id, nobody))?.role).toBeNull();
      expect(await store.roleSubject("none", nobody)).toBeNull();
    });

    it("[rule 2] finds an invitation by the token of its kind, and of the role that is named", async () => {
      const by = (
        kind: "join_token" | "approve_token" | "guest_token",
        token: string,
        who: Actor = nobody,
        role: string | null = null,
      ) => store.invitationSubject(kind, token, who, role);
      expect(await by("join_token", "join")).toEqual({ story, role: null, target: invited });
      const asked = { story, role: writing, target: asking };
      expect(await by("approve_token", "approve", actor(friend.id), asking.id)).toEqual(asked);
      expect(await by("approve_token", "approve", nobody, invited.id)).toBeNull();
      expect(await by("join_token", "approve")).toBeNull();
      expect(await by("join_token", "")).toBeNull();
    });

    it("[rule 1] answers a medium with the card it is for, if there is one", async () => {
      const inCard = aMedium({ story_id: story.id, account_id: friend.id });
      const loose = aMedium({ visitor_id: as("guest") });
      await store.commit(add("media", inCard, loose), []);
      expect(await store.mediaSubject(inCard.id, actor(owner.id))).toEqual({
        media: inCard,
        story,
        role: owning,
      });
      expect(await store.mediaSubject(loose.id, actor(owner.id))).toEqual({
        media: loose,
        story: null,
        role: null,
      });
      expect(await store.mediaSubject("none", nobody)).toBeNull();
    });
  });
};
