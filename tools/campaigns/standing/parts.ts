import fc from "fast-check";
import { codeOf } from "#specs/fixtures/messages.ts";
import type { Real } from "./card.ts";
import {
  always,
  type Command,
  type Counts,
  command,
  hasPart,
  named,
  type Play,
  who,
} from "./command.ts";
import type { Model, Name } from "./model.ts";

/** People join, leave, are invited, let in and shut out; the owner says how the link and messages are taken. */
export const partCommands = (counts: Counts): fc.Arbitrary<Command>[] => {
  /** Of a person whose part is there. */
  const part = (kind: string, play: (name: Name) => Play) =>
    who.map((name) => command(kind, `${kind} ${name}`, counts, hasPart(name), play(name)));
  const set =
    (body: object, change: (m: Model) => void): Play =>
    async (m, real) => {
      change(m);
      return [
        codeOf(await real.owner.api("changeStory", { path: { id: real.storyId }, body })),
        "ok",
      ];
    };
  const role = async (real: Real, name: Name) => ({
    path: { id: (await real.roleOf(name))?.id ?? "" },
  });

  const block = part("block", (name) => async (m, real) => {
    const body = { status: "rejected" as const };
    const outcome = await real.owner.api("changeRole", { ...(await role(real, name)), body });
    return [codeOf(outcome), m.setStatus(name, "rejected")];
  });
  const join = fc.tuple(who, named).map(([name, link]) =>
    command("join", `${name} joins (${link})`, counts, always, async (m, real) => {
      const path = { type: "group" as const, value: real.token(link) ?? "no-link" };
      return [codeOf(await real.by(name).api("joinStory", { path })), m.join(name, link)];
    }),
  );

  return [
    join,
    join,
    block,
    block,
    part("leave", (name) => async (m, real) => {
      const outcome = await real.by(name).api("removeMember", await role(real, name));
      return [codeOf(outcome), m.leave(name)];
    }),
    part("admit", (name) => async (m, real) => {
      const body = { status: "active" as const };
      const outcome = await real.owner.api("changeRole", { ...(await role(real, name)), body });
      return [codeOf(outcome), m.setStatus(name, "active")];
    }),
    part("remove", (name) => async (m, real) => {
      const outcome = await real.owner.api("removeMember", await role(real, name));
      m.remove(name);
      return [codeOf(outcome), "ok"];
    }),
    ...[true, true, false].map((co_owner) =>
      part(co_owner ? "help" : "help no more", (name) => async (m, real) => {
        const body = { co_owner };
        const outcome = await real.owner.api("nameCoOwner", { ...(await role(real, name)), body });
        return [codeOf(outcome), m.name(name, co_owner)];
      }),
    ),
    part("withdraw", (name) => async (m, real) => [
      codeOf(await real.owner.api("deleteRole", await role(real, name))),
      m.withdraw(name),
    ]),
    part("withdraw one's own", (name) => async (m, real) => [
      codeOf(await real.by(name).api("deleteRole", await role(real, name))),
      m.withdrawOwn(name),
    ]),
    who.map((name) =>
      command(
        "invite",
        `invite ${name}`,
        counts,
        (m) => !m.everInvited.has(name),
        async (m, real) => {
          const join_emails = [real.by(name).account.email];
          const outcome = await real.owner.api("invite", {
            query: { story_id: real.storyId },
            body: { join_emails, role_type: "contributor" },
          });
          return [codeOf(outcome), m.invite(name)];
        },
      ),
    ),
    who.map((name) =>
      command(
        "accept",
        `${name} accepts`,
        counts,
        (m) => m.invitations.has(name),
        async (m, real) => {
          const invitation = await real.invitationOf(name);
          const path = {
            joinToken: invitation?.join_token ?? "",
            id: invitation?.id ?? "",
            answer: "accept" as const,
          };
          return [codeOf(await real.by(name).api("answerInvitation", { path })), m.accept(name)];
        },
      ),
    ),
    fc.oneof(
      fc.constantFrom("public" as const, "private" as const).map((privacy) =>
        command(
          "privacy",
          privacy,
          counts,
          always,
          set({ group_link_privacy: privacy }, (m) => {
            m.privacy = privacy;
          }),
        ),
      ),
      fc.boolean().map((moderation) =>
        command(
          "moderation",
          `moderation ${moderation}`,
          counts,
          always,
          set({ content_moderation: moderation }, (m) => {
            m.moderation = moderation;
          }),
        ),
      ),
      fc.constant(
        command("new link", "new link", counts, always, async (_, real) => {
          await real.renew();
          return ["ok", "ok"];
        }),
      ),
    ),
  ];
};
