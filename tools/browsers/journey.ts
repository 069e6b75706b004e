import { paths } from "#core/domain/navigation/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import { photoPath } from "#specs/cast/photos.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import type { Finder } from "./finder.ts";
import type { Line } from "./line.ts";
import { until, type Visitor } from "./visitor.ts";

/** The people of the journey, each with a browser of their own, and the line they all hang on. */
export interface Cast {
  readonly priya: Visitor;
  readonly sam: Visitor;
  readonly grace: Visitor;
  readonly line: Line;
}

/** One step of the way, as it is told; what it answers is told behind it. */
export interface Step {
  readonly told: string;
  // biome-ignore lint/suspicious/noConfusingVoidType: most steps have nothing to add
  readonly does: (cast: Cast) => Promise<string | void>;
}

const words = {
  sam: "Monday’s coffee is on me",
  photo: "Our summer",
  thanks: "I read it twice",
} as const;
const trouble = { part: "We can.t reach .* right now" } as const;

/** Does something that loads a part of the app, while the line breaks in the middle of it; then it is mended. */
const cut = async ({ line }: Cast, who: Visitor, act: () => Promise<void>): Promise<string> => {
  const broken = line.breakInPart();
  await act();
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error("No part was loaded: there was nothing to break")),
      30_000,
    ).unref();
  });
  const path = await Promise.race([broken, late]);
  await who.sees(trouble);
  line.mend();
  return `broken in ${path}`;
};

const openBuilder = async (who: Visitor, kind: "text" | "photos") => {
  const within = { role: "dialog", name: inEnglish(builderWords.chooseType) };
  await who.click({ role: "button", part: `^${say(`kind.${kind}`)}`, within });
};

const findLink = async (who: Visitor, start: string): Promise<string> => {
  const letter = await who.letter(start, ({ links }) => links.some((one) => one.startsWith(start)));
  return letter.links.find((one) => one.startsWith(start)) ?? "";
};

/** How far two pictures are apart where they are most, of 255. */
const apart = (one: readonly number[], other: readonly number[]): number =>
  one.length === other.length
    ? Math.max(0, ...one.map((at, i) => Math.abs(at - (other[i] ?? 0))))
    : 0;

const aliveAfter = 12;

/** The cover's picture changes while it plays, where this browser draws WebGL 2 at all. */
const seesAlive = async (who: Visitor): Promise<string> => {
  const can = (await who.inPage("return finder.webgl()")) as ReturnType<Finder["webgl"]>;
  if (!can.page) return "no WebGL 2 here: it stays a picture";
  const look = async () => (await who.inPage("return finder.picture()")) as number[];
  let first: number[] = [];
  const moved = await until("a cover that moves", async () => {
    const now = await look();
    if (first.length === 0) first = now;
    const far = apart(first, now);
    return far > aliveAfter ? far : null;
  });
  return `moved by ${moved} of 255${can.offscreen ? "" : ", without WebGL in OffscreenCanvas"}`;
};

/**
 * The main journey (R25): a card from the shop, an account by mailed code, a link for the group, words and a photo of
 * somebody else, sent, opened, played to its end, thanked for; twice the line breaks in the middle of a part.
 */
export const journey: readonly Step[] = [
  {
    told: "Priya comes to the start page, and the line breaks on the way to the shop",
    does: async (cast) => {
      const { priya } = cast;
      await priya.go(paths.landing);
      await priya.sees({ role: "heading", part: "." });
      const told = await cut(cast, priya, () =>
        priya.click({ role: "link", name: say("shell.makeCard") }),
      );
      await priya.sees({ role: "region", name: say("shop.covers") });
      return told;
    },
  },
  {
    told: "Priya makes a card for Grace",
    does: async ({ priya }) => {
      await priya.fill({ role: "textbox", name: say("shop.for") }, "Grace");
      const within = { role: "region", name: say("shop.covers") };
      await priya.click({ role: "link", part: ".", within, at: 1 });
      await priya.click({ role: "button", name: say("shop.make") });
      await priya.at(/^\/edit\//);
      await priya.sees({ role: "heading", name: say("editor.messages") });
    },
  },
  {
    told: "Priya signs in with the mailed code to save it",
    does: async ({ priya }) => {
      await priya.click({ role: "button", name: say("editor.save") });
      await priya.signIn();
      await priya.sees({ role: "dialog", name: say("editor.savedTitle") });
    },
  },
  {
    told: "Priya copies the group's link, and Sam opens it",
    does: async ({ priya, sam }) => {
      const id = (await priya.path()).split("/")[2] ?? "";
      await priya.go(paths.group(id));
      await priya.click({ role: "button", name: say("group.copy") });
      await priya.sees({ name: say("group.copied") });
      const link = await priya.textOf({ role: "status", name: say("group.link") });
      await sam.go(link.slice(link.indexOf(paths.contributor(""))));
      await sam.sees({ role: "dialog", name: inEnglish(builderWords.chooseType) });
    },
  },
  {
    told: "Sam writes a message, the line breaks as it is sent, and Sam signs in: nothing typed is lost",
    does: async (cast) => {
      const { sam } = cast;
      await openBuilder(sam, "text");
      await sam.fill({ role: "textbox", name: say("builder.message") }, words.sam);
      await sam.fill({ role: "textbox", name: say("builder.from") }, "Sam");
      const told = await cut(cast, sam, () =>
        sam.click({ role: "button", name: say("builder.send") }),
      );
      await sam.signIn();
      const dialog = { role: "dialog", name: say("contributor.sent") };
      await sam.click({ role: "button", name: say("contributor.sentOk"), within: dialog });
      await sam.gone(dialog);
      return told;
    },
  },
  {
    told: "Sam adds a photo",
    does: async ({ sam }) => {
      await sam.click({ role: "button", name: say("contributor.addAnother") });
      await openBuilder(sam, "photos");
      await sam.upload(say("builder.choosePhotos"), [photoPath("garden")]);
      await sam.sees({ role: "button", name: say("builder.photoMenu", { at: 1 }) });
      await sam.fill({ role: "textbox", name: say("builder.title") }, words.photo);
      await sam.click({ role: "button", name: say("builder.send") });
      const dialog = { role: "dialog", name: say("contributor.sent") };
      await sam.click({ role: "button", name: say("contributor.sentOk"), within: dialog });
      await sam.gone(dialog);
    },
  },
  {
    told: "Priya finds both in the card",
    does: async ({ priya }) => {
      const id = (await priya.path()).split("/")[2] ?? "";
      await priya.go(paths.edit(id));
      const within = { role: "list", name: say("editor.messages") };
      for (const said of [words.sam, words.photo]) await priya.sees({ part: said, within });
    },
  },
  {
    told: "Priya sends it to Grace by e-mail",
    does: async ({ priya, grace }) => {
      const id = (await priya.path()).split("/")[2] ?? "";
      await priya.go(paths.send(id, "email"));
      await priya.fill({ role: "textbox", name: say("send.theirEmail") }, grace.email);
      await priya.click({ role: "button", name: say("send.send") });
      await priya.sees({ name: say("send.sentTo", { name: "Grace" }) });
    },
  },
  {
    told: "Grace opens it from the mail; its cover is alive",
    does: async ({ grace }) => {
      await grace.go(await findLink(grace, "/unwrap/"));
      await grace.click({ role: "button", name: say("recipient.open") });
      return seesAlive(grace);
    },
  },
  {
    told: "Grace watches it to its end",
    does: async ({ grace }) => {
      await grace.sees({ part: words.sam });
      await grace.sees({ part: words.photo });
      await grace.sees({ role: "link", name: say("recipient.sayThanks") });
    },
  },
  {
    told: "Grace says thanks, and signs in with the mailed code",
    does: async ({ grace }) => {
      await grace.click({ role: "link", name: say("recipient.sayThanks") });
      await grace.fill({ role: "textbox", part: "." }, words.thanks);
      await grace.click({ role: "button", name: say("thanks.send") });
      await grace.signIn();
      await grace.sees({ role: "dialog", name: say("recipient.savedThanked") });
    },
  },
  {
    told: "Priya reads the thanks",
    does: async ({ priya }) => {
      const letter = await priya.letter("thanks", ({ subject }) =>
        subject.includes("says thank you"),
      );
      await priya.go(letter.links[0] ?? "");
      await priya.sees({ part: words.thanks });
    },
  },
];
