import fc from "fast-check";
import { codeOf, text } from "#specs/fixtures/messages.ts";
import type { Real } from "./card.ts";
import {
  type CallOutcome,
  type Command,
  type Counts,
  command,
  hasMessages,
  idOf,
  named,
  pick,
  which,
  who,
} from "./command.ts";
import type { Message, Model, Name } from "./model.ts";

/** Messages are stored, sent, written, changed, and decided on by the owner. */
export const messageCommands = (counts: Counts): fc.Arbitrary<Command>[] => {
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

  return [
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
    fc.constant(
      command("approve all", "approve all", counts, hasMessages, async (m, real) => {
        const path = { id: real.storyId };
        return [codeOf(await real.owner.api("approveAllSlides", { path })), m.approveAll()];
      }),
    ),
  ];
};
