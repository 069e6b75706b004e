import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restApi } from "#adapters/rest/index.ts";
import type { Auth } from "#core/domain/account/index.ts";
import type { AnswerOf, Api, InputOf, OperationId } from "#core/operations/index.ts";
import { startServer } from "#tools/server/serverProcess.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { photoFile } from "../cast/photos.ts";

/** Somebody known to the site: asks it as their app would, and throws what it refuses. */
export interface Known {
  readonly address: string;
  readonly auth: Auth;
  readonly email: string;
  ask<K extends OperationId>(id: K, input: InputOf<K>): Promise<AnswerOf<K>>;
}

/** A running site with a card in the middle of its life, for looking at every screen of it. */
export interface LivingSite {
  readonly address: string;
  readonly owner: Known;
  readonly contributor: Known;
  readonly recipient: Known;
  /** Somebody with an account and nothing else. */
  readonly stranger: Known;
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
  /** Own path of an invitation that nobody has followed. */
  readonly invitation: string;
  stop(): Promise<void>;
}

export const startSite = async (): Promise<LivingSite> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-screens-"));
  const server = await startServer(folder, { TRUSTED_PROXIES: "1" });
  const { address } = server;
  const [owner, contributor, recipient, stranger] = await Promise.all([
    known(address, "Priya"),
    known(address, "Sam"),
    known(address, "Grace"),
    known(address, "Lin"),
  ]);
  const card = await livingCard(owner, contributor, recipient);
  const full = await owner.ask("createStory", {
    body: { occasion: "thanks", recipient_first_name: "Tom" },
  });
  for (const words of ["One", "Two", "Three", "Four", "Five"])
    await write(owner, full.story.id, words);
  const { token: watch } = await owner.ask("makeToken", {
    path: { id: card.card.id },
    body: { token_type: "watch" },
  });
  const { reminder } = await owner.ask("createReminder", {
    query: {},
    body: { occasion: "wedding", recipient_name: "Edith Clarke", occasion_date: "2031-05-12" },
  });
  return {
    address,
    owner,
    contributor,
    recipient,
    stranger,
    ...card,
    full: { id: full.story.id, recipient: full.story.tokens.recipient ?? "" },
    closed: await closedCard(address, owner, stranger),
    watch,
    reminder: reminder.id,
    invitation: await linkTo(address, "nobody@example.com", "/contribute/"),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Three messages, one of them photos, one more that waits; somebody invited; watched, kept and thanked for. */
const livingCard = async (owner: Known, contributor: Known, recipient: Known) => {
  const { story } = await owner.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Grace", title_theme: "vanilla" },
  });
  const { id, tokens } = story;
  const group = tokens.group ?? "";
  const first = await write(owner, id, "You make Mondays bearable, and Fridays better still.");
  const media = [await photo(owner, id, "garden"), await photo(owner, id, "camp")];
  await owner.ask("createSlide", {
    query: { story_id: id },
    body: { type: "photos", variant: "polaroid", title: "Our summer", media },
  });
  await contributor.ask("joinStory", { path: { type: "group", value: group } });
  await write(contributor, id, "Monday’s coffee is on me.");
  await owner.ask("changeStory", { path: { id }, body: { content_moderation: true } });
  await write(contributor, id, "And the cake too.");
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

const write = async (who: Known, story_id: string, words: string): Promise<string> => {
  const { slide } = await who.ask("createSlide", {
    query: { story_id },
    body: {
      type: "text",
      variant: "letter",
      description: words,
      subtitle: who.email.split("@")[0],
    },
  });
  return slide.id;
};

const photo = async (who: Known, story_id: string, name: string) => {
  const file = await photoFile(name);
  const form = await who.ask("requestUpload", {
    body: { media_type: "photo", mime_type: "image/jpeg" },
  });
  const body = new FormData();
  for (const [field, value] of Object.entries(form.fields)) body.append(field, value);
  body.append("file", new Blob([file.content as Uint8Array<ArrayBuffer>], { type: file.type }));
  const answer = await fetch(new URL(form.url, who.address), { method: "POST", body });
  const { media } = await who.ask("createMedia", {
    body: {
      file_size_kb: Math.ceil(file.size / 1024),
      s3_key: form.fields.key ?? "",
      s3_etag: (answer.headers.get("etag") ?? "").replaceAll('"', ""),
      media_type: "photo",
      mime_type: "image/jpeg",
      story_id,
    },
  });
  return { id: media.id, position: name === "garden" ? 1 : 2 };
};

/** Signs somebody up with the code that is mailed. */
const known = async (address: string, first_name: string): Promise<Known> => {
  let auth: Auth | null = null;
  const network = `10.1.0.${first_name.length}${first_name.charCodeAt(0) % 10}`;
  const api: Api = restApi({
    base: `${address}/api`,
    token: () => auth?.accessToken ?? null,
    fetch: (request) => {
      request.headers.set("x-forwarded-for", network);
      return fetch(request);
    },
  });
  const ask: Known["ask"] = async (id, input) => {
    const answer = await api(id, input);
    if (!answer.ok) throw new Error(`${first_name}, ${id}: ${JSON.stringify(answer.refusal)}`);
    return answer.value as never;
  };
  const who = {
    email: `${first_name.toLowerCase()}@example.com`,
    first_name,
    last_name: "Example",
  };
  await ask("requestCode", { body: who });
  const verify_code = await codeFor(address, who.email);
  ({ auth } = await ask("register", { body: { ...who, verify_code } }));
  return { address, auth, email: who.email, ask };
};

const soon = async <T>(find: () => Promise<T | undefined>, what: string): Promise<T> => {
  for (let tries = 0; tries < 200; tries++) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No ${what} came.`);
};
const codeFor = (address: string, email: string): Promise<string> =>
  soon(
    async () => (await lettersTo(address, email)).findLast((l) => l.code)?.code ?? undefined,
    `code for ${email}`,
  );
const linkTo = (address: string, email: string, path: string): Promise<string> =>
  soon(
    async () =>
      (await lettersTo(address, email))
        .flatMap(({ links }) => links)
        .findLast((link) => link.startsWith(path)),
    `link ${path} for ${email}`,
  );
