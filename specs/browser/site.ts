import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#specs/support/serverProcess.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { type Bought, livingPurchases } from "./bought.ts";
import { type Known, known, photo, soon, written } from "./known.ts";

export type { Known };

/** A running site with a card in the middle of its life, for looking at every screen of it. */
export interface LivingSite {
  readonly address: string;
  readonly owner: Known;
  readonly contributor: Known;
  readonly recipient: Known;
  /** Somebody with an account and nothing else. */
  readonly stranger: Known;
  /** Somebody who has paid, had a card posted and begun to post it again. */
  readonly buyer: Known;
  /** What they bought; null where nothing is sold. */
  readonly bought: Bought | null;
  readonly card: { readonly id: string; readonly group: string; readonly recipient: string };
  /** A full card of the owner without anything else. */
  readonly full: { readonly id: string; readonly recipient: string };
  /** A private card that the stranger has asked to join. */
  readonly closed: { readonly group: string; readonly recipient: string; readonly request: string };
  /** The slide of the card with the first message. */
  readonly slide: string;
  /** The card's watch token. */
  readonly watch: string;
  /** The owner's reminder of a wedding. */
  readonly reminder: string;
  /** The owner's theme, and the set by which it is shared. */
  readonly theme: { readonly id: string; readonly set: string };
  /** Own path of an invitation that nobody has followed. */
  readonly invitation: string;
  /** Own path out of the invitations to that address. */
  readonly unsubscribe: string;
  /** Own path of the way back to an address that an account had before, mailed to it. */
  readonly restore: string;
  stop(): Promise<void>;
}

export const startSite = async (
  env: Readonly<Record<string, string>> = {},
): Promise<LivingSite> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-screens-"));
  const server = await startServer(folder, {
    TRUSTED_PROXIES: "1",
    PSEUDO_LOCALE: "on",
    ENABLED_FEATURES: "send_by_post",
    ...env,
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await lived(server.address, env.TIERS !== "off")), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** What people did at the site until now. */
const lived = async (address: string, isSold: boolean): Promise<Omit<LivingSite, "stop">> => {
  const [owner, contributor, recipient, stranger, buyer] = await Promise.all([
    known(address, "Priya"),
    known(address, "Sam"),
    known(address, "Grace"),
    known(address, "Lin"),
    known(address, "Edith"),
  ]);
  const card = await livingCard(owner, contributor, recipient);
  const full = await plainCard(owner, ["One", "Two", "Three", "Four", "Five"]);
  const { token: watch } = await owner.ask("makeToken", {
    path: { id: card.card.id },
    body: { token_type: "watch" },
  });
  const { reminder } = await owner.ask("createReminder", {
    query: {},
    body: { occasion: "wedding", recipient_name: "Edith Clarke", occasion_date: "2031-05-12" },
  });
  const { theme } = await owner.ask("createTheme", {
    body: { colourset: { colours: ["#1D3557", "#E63946"] }, name: "Company" },
  });
  const { themeset } = await owner.ask("shareThemes", { body: { theme_ids: [theme.id] } });
  return {
    address,
    owner,
    contributor,
    recipient,
    stranger,
    buyer,
    bought: isSold ? await livingPurchases(buyer) : null,
    ...card,
    full,
    closed: await closedCard(address, owner, stranger),
    watch,
    reminder: reminder.id,
    theme: { id: theme.id, set: themeset.id },
    invitation: await linkTo(address, "nobody@example.com", "/contribute/"),
    unsubscribe: await linkTo(address, "nobody@example.com", "/unsubscribe/"),
    restore: await movedAddress(address),
  };
};

/** A card with these messages and nothing else. */
export const plainCard = async (
  owner: Known,
  messages: readonly string[],
): Promise<LivingSite["full"]> => {
  const { story } = await owner.ask("createStory", {
    body: { occasion: "thanks", recipient_first_name: "Tom" },
  });
  for (const words of messages) await written(owner, story.id, words);
  return { id: story.id, recipient: story.tokens.recipient ?? "" };
};

/** Three messages, one of them photos, one more that waits; somebody invited; watched, kept and thanked for. */
const livingCard = async (owner: Known, contributor: Known, recipient: Known) => {
  const { story } = await owner.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Grace", title_theme: "vanilla" },
  });
  const { id, tokens } = story;
  const group = tokens.group ?? "";
  const first = await written(owner, id, "You make Mondays bearable, and Fridays better still.");
  const media = [await photo(owner, id, "garden"), await photo(owner, id, "camp")];
  await owner.ask("createSlide", {
    query: { story_id: id },
    body: { type: "photos", variant: "polaroid", title: "Our summer", media },
  });
  await contributor.ask("joinStory", { path: { type: "group", value: group } });
  await written(contributor, id, "Monday’s coffee is on me.");
  await owner.ask("changeStory", { path: { id }, body: { content_moderation: true } });
  await written(contributor, id, "And the cake too.");
  await owner.ask("invite", {
    query: { story_id: id },
    body: { join_emails: ["nobody@example.com"], role_type: "contributor" },
  });
  const token = tokens.recipient ?? "";
  await recipient.ask("saveCard", { path: { token } });
  await recipient.ask("thank", { path: { token }, body: { thanks_message: "I read it twice." } });
  return { card: { id, group, recipient: token }, slide: first };
};

const closedCard = async (address: string, owner: Known, stranger: Known) => {
  const { story } = await owner.ask("createStory", {
    body: { occasion: "leaving", recipient_first_name: "Ada" },
  });
  const { id, tokens } = story;
  const privacy = { group_link_privacy: "private", recipient_link_privacy: "private" } as const;
  await owner.ask("changeStory", { path: { id }, body: privacy });
  const group = tokens.group ?? "";
  await stranger.ask("joinStory", { path: { type: "group", value: group } });
  const request = await linkTo(address, owner.email, "/requests/");
  return { group, recipient: tokens.recipient ?? "", request };
};

/** Somebody whose address was changed; answers the old one's way back. */
export const movedAddress = async (address: string, name = "Otto"): Promise<string> => {
  const moved = await known(address, name);
  const email = `${name.toLowerCase()}.moved@example.com`;
  const asked = await moved.ask("requestCode", { body: { email, verify_type: "change" } });
  const verify_code = await soon(
    async () => (await lettersTo(address, email)).at(-1)?.code ?? undefined,
    `a code for ${email}`,
  );
  await moved.ask("changeAccount", {
    body: { email, verify_code, auth_context_id: asked.auth_context_id },
  });
  return linkTo(address, moved.email, "/restore/");
};

const linkTo = (address: string, email: string, path: string): Promise<string> =>
  soon(
    async () =>
      (await lettersTo(address, email))
        .flatMap(({ links }) => links)
        .findLast((link) => link.startsWith(path)),
    `link ${path} for ${email}`,
  );
