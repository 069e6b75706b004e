import fc from "fast-check";
import type { Outcome } from "#core/kernel/index.ts";
import { codeOf, text } from "#specs/fixtures/messages.ts";
import type { Real } from "./card.ts";
import { type Message, type Model, type Name, type Named, people } from "./model.ts";

type Command = fc.AsyncCommand<Model, Real>;
/** What a command does to both, and answers: the code that the product gave, and the one it should have given. */
type Play = (model: Model, real: Real) => Promise<readonly [string, string]>;
type CallOutcome = Outcome<unknown>;

/** How often each kind of command was really played, and how each of them ended. */
export type Counts = Map<string, number>;

const command = (
  kind: string,
  words: string,
  counts: Counts,
  can: (model: Model) => boolean,
  play: Play,
): Command => ({
  check: can,
  run: async (model, real) => {
    const [code, expected] = await play(model, real);
    const key = `${kind} ${code}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const wrong = await real.differences(model);
    if (code !== expected) wrong.unshift(`answers ${code}, expected ${expected}`);
    if (wrong.length > 0) throw new Error(`${words}: ${wrong.join(" | ")}`);
  },
  toString: () => words,
});

const who = fc.constantFrom(...people);
const named = fc.constantFrom<Named>("present", "present", "old", "none");
const which = fc.nat(11);
const always = () => true;
const hasPart = (name: Name) => (model: Model) => model.parts.has(name);
const hasMessages = (model: Model) => model.messages.length > 0;
const pick = (model: Model, nth: number): Message =>
  model.messages[nth % model.messages.length] as Message;
const idOf = (outcome: CallOutcome, at: (value: never) => { readonly id: string }): string =>
  outcome.ok ? at(outcome.value as never).id : "";

/** Random commands of the owner and two people about one card, its group link, their parts and messages. */
export const commandsOf = (counts: Counts): fc.Arbitrary<Command>[] => {
  /** Of a person whose part is there. */
  const part = (kind: string, play: (name: Name) => Play) =>
    who.map((name) => command(kind, `${kind} ${name}`, counts, hasPart(name), play(name)));
  /** Of a person about one of the messages. */
  const about = (
    kind: string,
    call: (real: Real, name: Name, message: Message) => Promise<CallOutcome>,
    model: (model: Model, name: Name, message: Message) => string,
  ) =>
    fc.tuple(who, which).map(([name, nth]) =>
      command(kind, `${name} ${kind} ${nth}`, counts, hasMessages, async (m, real) => {
        const message = pick(m, nth);
        const outcome = await call(real, name, message);
        return [codeOf(outcome), model(m, name, message)];
      }),
    );
  const owners = (kind: string, can: (m: Model) => boolean, play: Play) =>
    fc.constant(command(kind, kind, counts, can, play));
  const story = (real: Real) => ({ path: { id: real.storyId } });
  const set =
    (body: object, change: (m: Model) => void): Play =>
    async (m, real) => {
      change(m);
      return [codeOf(await real.owner.api("changeStory", { ...story(real), body })), "ok"];
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
    part("withdraw", (name) => async (m, real) => [
      codeOf(await real.owner.api("deleteRole", await role(real, name))),
      m.withdraw(name),
    ]),
    part("withdraw one's own", (name) => async (_, real) => [
      codeOf(await real.by(name).api("deleteRole", await role(real, name))),
      "forbidden",
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
      owners("new link", always, async (_, real) => {
        await real.renew();
        return ["ok", "ok"];
      }),
    ),
    fc.tuple(who, named).map(([name, link]) =>
      command(
        "store",
        `${name} stores (${link})`,
        counts,
        (m) => m.messages.length < 12,
        async (m, real) => {
          const query = { group: real.token(link) ?? "no-link" };
          const outcome = await real
            .by(name)
            .api("createContribution", { query, body: text(name) });
          const expected = m.store(name, link);
          if (expected === "ok") {
            const id = idOf(
              outcome,
              ({ contribution }: { contribution: { id: string } }) => contribution,
            );
            m.messages.push({ id, author: name, where: "stored" });
          }
          return [codeOf(outcome), expected];
        },
      ),
    ),
    fc.tuple(who, which, named).map(([name, nth, link]) =>
      command("send", `${name} sends ${nth} (${link})`, counts, hasMessages, async (m, real) => {
        const message = pick(m, nth);
        const groupToken = real.token(link);
        const outcome = await real.by(name).api("sendContribution", {
          path: { id: message.id },
          body: groupToken === undefined ? {} : { groupToken },
        });
        return [codeOf(outcome), m.send(name, message, link)];
      }),
    ),
    who.map((name) =>
      command(
        "write",
        `${name} writes`,
        counts,
        (m) => m.messages.length < 12,
        async (m, real) => {
          const query = { story_id: real.storyId };
          const outcome = await real.by(name).api("createSlide", { query, body: text(name) });
          const where = m.written(name);
          const id = idOf(outcome, ({ slide }: { slide: { id: string } }) => slide);
          if (where) m.messages.push({ id, author: name, where });
          return [codeOf(outcome), where ? "ok" : "forbidden"];
        },
      ),
    ),
    about(
      "edit",
      (real, name, { id }) =>
        real.by(name).api("changeSlide", { path: { id }, body: { description: "other" } }),
      (m, name, message) => m.edit(name, message),
    ),
    about(
      "draw",
      async (real, name, { id }) => {
        const body = { s3_key: await real.picture(name) };
        return real.by(name).api("setThumbnail", { path: { id }, body });
      },
      (m, name, message) => m.draw(name, message),
    ),
    about(
      "delete",
      (real, name, { id }) => real.by(name).api("deleteSlide", { path: { id } }),
      (m, name, message) => m.delete(name, message),
    ),
    which.map((nth) =>
      command("approve", `approve ${nth}`, counts, hasMessages, async (m, real) => {
        const message = pick(m, nth);
        const outcome = await real.owner.api("approveSlide", { path: { id: message.id } });
        return [codeOf(outcome), m.judge(message, "approved")];
      }),
    ),
    which.map((nth) =>
      command("reject", `reject ${nth}`, counts, hasMessages, async (m, real) => {
        const message = pick(m, nth);
        const outcome = await real.owner.api("rejectSlide", { path: { id: message.id } });
        return [codeOf(outcome), m.judge(message, "rejected")];
      }),
    ),
    owners("approve all", hasMessages, async (m, real) => [
      codeOf(await real.owner.api("approveAllSlides", story(real))),
      m.approveAll(),
    ]),
  ];
};
