import fc from "fast-check";
import { days, hours } from "#core/kernel/index.ts";
import { codeOf } from "#specs/fixtures/messages.ts";
import { type Counts, commandOf, type Play } from "../command.ts";
import type { Organised } from "./card.ts";
import { type Link, type Name, type Organising, people } from "./model.ts";

type Played = Play<Organising, Organised>;
const command = commandOf<Organising, Organised>();

const who = fc.constantFrom(...people);
const link = fc.constantFrom<Link>("newest", "newest", "newest", "older");

/** Random commands of three people about who owns a card, who helps with it and to whom it is offered. */
export const organisingCommands = (
  counts: Counts,
): fc.Arbitrary<fc.AsyncCommand<Organising, Organised>>[] => {
  const always = () => true;
  const of = (kind: string, words: string, can: (model: Organising) => boolean, play: Played) =>
    command(kind, words, counts, can, play);
  /** Of one person about another, who has a part. */
  const about = (kind: string, play: (by: Name, name: Name) => Played) =>
    fc
      .tuple(who, who)
      .map(([by, name]) =>
        of(kind, `${by} ${kind} ${name}`, (m) => m.members.has(name), play(by, name)),
      );
  const partOf = async (real: Organised, name: Name) => ({
    path: { id: (await real.roleOf(name))?.id ?? "" },
  });
  const name = (is: boolean) =>
    about(is ? "names" : "names no more", (by, one) => async (m, real) => {
      const asked = { ...(await partOf(real, one)), body: { co_owner: is } };
      return [codeOf(await real.by(by).api("nameCoOwner", asked)), m.name(by, one, is)];
    });
  const offer = fc.tuple(who, who, fc.boolean()).map(([by, to, isByPart]) =>
    of("offers", `${by} offers it to ${to}`, always, async (m, real) => {
      await real.pass(hours(25));
      const part = isByPart ? await real.roleOf(to) : null;
      const body = part ? { role_id: part.id } : { email: real.by(to).account.email };
      const path = { id: real.storyId };
      const code = codeOf(await real.by(by).api("offerCard", { path, body }));
      await real.noteOffer();
      return [code, m.offerTo(by, to)];
    }),
  );
  const accept = fc.tuple(who, link).map(([by, which]) =>
    of("accepts", `${by} accepts (${which})`, always, async (m, real) => {
      const path = { token: real.link(which) };
      return [codeOf(await real.by(by).api("acceptOffer", { path })), m.accept(by, which)];
    }),
  );

  return [
    who.map((by) =>
      of("joins", `${by} joins`, always, async (m, real) => {
        const path = { type: "group" as const, value: real.groupToken };
        return [codeOf(await real.by(by).api("joinStory", { path })), m.join(by)];
      }),
    ),
    about("removes", (by, one) => async (m, real) => [
      codeOf(await real.by(by).api("removeMember", await partOf(real, one))),
      m.remove(by, one),
    ]),
    name(true),
    name(false),
    offer,
    offer,
    who.map((by) =>
      of("withdraws", `${by} withdraws the offer`, always, async (m, real) => {
        const path = { id: real.storyId };
        return [codeOf(await real.by(by).api("withdrawOffer", { path })), m.withdraw(by)];
      }),
    ),
    accept,
    accept,
    fc.tuple(who, link).map(([by, which]) =>
      of("declines", `${by} declines (${which})`, always, async (m, real) => {
        const path = { token: real.link(which) };
        return [codeOf(await real.by(by).api("declineOffer", { path })), m.decline(which)];
      }),
    ),
    fc.constantFrom(days(1), days(13), days(14)).map((span) =>
      of("time", `${span / days(1)} days pass`, always, async (m, real) => {
        await real.pass(span);
        return ["ok", m.passes(span)];
      }),
    ),
    // a card that is out is offered no more: late, so that most of a sequence is before it
    who.map((by) =>
      of(
        "sends",
        `${by} sends it`,
        (m) => m.now > days(40),
        async (m, real) => {
          const path = { id: real.storyId };
          const body = { recipient_email: "grace@people.test" };
          return [codeOf(await real.by(by).api("sendStory", { path, body })), m.send(by)];
        },
      ),
    ),
  ];
};
