import { expect, test } from "vitest";
import type { App } from "#core/app/index.ts";
import { owned } from "#web/testing/owned.tsx";

type World = Awaited<ReturnType<typeof owned>>;
/** A form as somebody filled it in: what its button does, and what it says is wrong. */
interface Filled {
  press(): Promise<unknown>;
  readonly error: unknown;
  /** Its fields are empty once it went out: pressing again sends what is typed anew. */
  readonly empties?: true;
}

/** Every form with a button that saves or sends, and the calls that pressing it once makes. */
const forms: readonly [string, readonly string[], (world: World) => Promise<Filled>][] = [
  [
    "the message",
    ["createSlide"],
    async ({ app, editor }) => {
      const builder = app.builder(await editor());
      await builder.open({ slideType: "text" });
      builder.write({ description: "Dear Rae", subtitle: "Olive" });
      return { press: () => builder.submit(), error: builder };
    },
  ],
  [
    "a change of a message",
    ["changeSlide"],
    async ({ app, editor, write }) => {
      await write("Dear Rae");
      const card = await editor();
      const builder = app.builder(card);
      const slide = card.messages[0];
      if (slide === undefined) throw new Error("no message");
      await builder.open({ slide });
      builder.write({ description: "Dearest Rae" });
      return { press: () => builder.submit(), error: builder };
    },
  ],
  [
    "the thank-you",
    ["thank"],
    async ({ app, recipient, signUp }) => {
      await signUp("Rae");
      const card = app.recipient(recipient);
      await card.open();
      card.writeThanks("Thank you all");
      return { press: () => card.sayThanks(), error: card };
    },
  ],
  [
    "taking the thank-you back",
    ["removeThanks"],
    async ({ app, recipient, signUp }) => {
      await signUp("Rae");
      const card = app.recipient(recipient);
      await card.open();
      card.writeThanks("Thank you all");
      await card.sayThanks();
      return { press: () => card.removeThanks(), error: card };
    },
  ],
  [
    "the greeting",
    ["changeStory"],
    async ({ app, editor }) => {
      const greeting = app.cardGreeting(await editor());
      greeting.form.write({ greeting_message: "For you" });
      return { press: () => greeting.save(), error: greeting };
    },
  ],
  [
    "the cover",
    ["changeSlide", "changeStory"],
    async ({ app, editor }) => {
      const cover = app.cardCover(await editor());
      cover.design.write({ title: "Hurray" });
      return { press: () => cover.save(), error: cover };
    },
  ],
  [
    "a new card",
    ["createStory"],
    async ({ app }) => {
      const card = app.newCard();
      await card.open();
      return { press: () => card.make(), error: card };
    },
  ],
  [
    "one’s names",
    ["changeAccount"],
    async ({ app }) => {
      const account = app.account();
      await account.open();
      account.names.type("firstName", "Oliva");
      return { press: () => account.names.save(), error: account.names };
    },
  ],
  [
    "a new address",
    ["checkUsername", "requestCode"],
    async ({ app }) => {
      const account = app.account();
      await account.open();
      account.address.type("oliva@mail.test");
      return { press: () => account.address.sendCode(), error: account.address };
    },
  ],
  [
    "the code of a new address",
    ["changeAccount"],
    async ({ app, nextCode }) => {
      const { address } = app.account();
      address.type("oliva@mail.test");
      const code = nextCode();
      await address.sendCode();
      address.typeCode(code);
      return { press: () => address.confirm(), error: address };
    },
  ],
  [
    "the note to the group",
    ["changeStory"],
    async ({ app, editor }) => {
      const note = app.groupNote(await editor());
      note.write({ note: "By Friday, please" });
      return { press: () => note.save(), error: note };
    },
  ],
  [
    "invitations",
    ["invite"],
    async ({ app, editor }) => {
      const group = app.group(await editor());
      return {
        press: () => group.invite("gus@mail.test, lin@mail.test"),
        error: group,
        empties: true,
      };
    },
  ],
  [
    "the finished card",
    ["sendStory"],
    async ({ app, editor, write }) => {
      await write("Dear Rae");
      const send = app.send(await editor());
      send.type("recipientEmail", "rae@mail.test");
      return { press: () => send.sendByEmail(), error: send };
    },
  ],
];

const watched = ({ app }: { app: App }) => {
  const asked: string[] = [];
  const call = app.session.api as (id: string, ...rest: unknown[]) => unknown;
  Object.assign(app.session, {
    api: (id: string, ...rest: unknown[]) => {
      asked.push(id);
      return call(id, ...rest);
    },
  });
  return asked;
};
const saidBy = (form: unknown): unknown =>
  Object.fromEntries(
    Object.entries(form as object).filter(([name]) =>
      ["error", "inviteError", "state", "isStale"].includes(name),
    ),
  );

test.each(forms)(
  "[F-14] %s pressed twice, and once more when it is done, goes out once and accuses nobody",
  async (_, calls, fill) => {
    const world = await owned();
    const form = await fill(world);
    const before = saidBy(form.error);
    const asked = watched(world);
    const [first, second] = await Promise.all([form.press(), form.press()]);
    expect(second, "both hear the same").toEqual(first);
    if (!form.empties) await form.press();
    const counted = asked.filter((id) => calls.includes(id));
    expect(counted.toSorted()).toEqual(calls.toSorted());
    expect(saidBy(form.error)).toEqual(before);
  },
);

test.each(forms)("[F-14] %s that was refused may be pressed again", async (_, calls, fill) => {
  const world = await owned();
  const form = await fill(world);
  const { api } = world.app.session;
  const refusal = { code: "network", message: "You are offline.", errors: [] };
  Object.assign(world.app.session, { api: async () => ({ ok: false, refusal }) });
  await Promise.all([form.press(), form.press()]);
  Object.assign(world.app.session, { api });
  const asked = watched(world);
  await form.press();
  const counted = asked.filter((id) => calls.includes(id));
  expect(counted.toSorted()).toEqual(calls.toSorted());
});
