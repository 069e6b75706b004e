import { restApi } from "#adapters/rest/index.ts";
import type { PickedFile } from "#core/app/index.ts";
import type { Auth } from "#core/domain/account/index.ts";
import { accessTokenLife } from "#core/domain/auth/index.ts";
import type { AnswerOf, Api, InputOf, OperationId } from "#core/operations/index.ts";
import { aPdf } from "#specs/fixtures/posting.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { photoFile } from "../cast/photos.ts";

/** Somebody known to the site: asks it as their app would, and throws what it refuses. */
export interface Known {
  readonly address: string;
  readonly email: string;
  /** What their browser begins with, good for minutes: a worker may live longer than a token. */
  signedIn(): Promise<Auth>;
  ask<K extends OperationId>(id: K, input: InputOf<K>): Promise<AnswerOf<K>>;
}

/** Uploads a photo of the fixtures to a card; answers it as a message shows it, the garden first. */
export const photo = async (who: Known, story_id: string, name: string) => {
  const file = await photoFile(name);
  const id = await upload(who, story_id, file);
  return { id, position: name === "garden" ? 1 : 2 };
};

type Uploaded = Pick<PickedFile, "type" | "size" | "content">;

/** Uploads a JPEG to a card; answers the id of its medium. */
export const upload = (who: Known, story_id: string, file: Uploaded): Promise<string> =>
  uploadAs(who, story_id, "photo", { ...file, type: "image/jpeg" });

/** Uploads a recording to a card, and answers the id of its medium when the server has made it. */
export const uploadClip = async (
  who: Known,
  story_id: string,
  media_type: "audio" | "video",
  file: Uploaded,
): Promise<string> => {
  const id = await uploadAs(who, story_id, media_type, file);
  const isMade = async () => {
    const { media } = await who.ask("readMedia", { path: { id } });
    if (media.status === "failed") throw new Error(`${media_type}: ${media.failure}`);
    return media.status === "available" || undefined;
  };
  // a busy machine encodes slowly
  await soon(isMade, `made ${media_type}`, 1200);
  return id;
};

/** Puts a file into storage; answers its key and its eTag. */
const put = async (
  who: Known,
  media_type: "audio" | "photo" | "video" | "print",
  { type: mime_type, content }: Uploaded,
) => {
  const form = await who.ask("requestUpload", { body: { media_type, mime_type } });
  const body = new FormData();
  for (const [field, value] of Object.entries(form.fields)) body.append(field, value);
  body.append("file", new Blob([content as Uint8Array<ArrayBuffer>], { type: mime_type }));
  const answer = await fetch(new URL(form.url, who.address), { method: "POST", body });
  return {
    s3_key: form.fields.key ?? "",
    s3_etag: (answer.headers.get("etag") ?? "").replaceAll('"', ""),
  };
};

const uploadAs = async (
  who: Known,
  story_id: string,
  media_type: "audio" | "photo" | "video",
  file: Uploaded,
): Promise<string> => {
  const { media } = await who.ask("createMedia", {
    body: {
      file_size_kb: Math.ceil(file.size / 1024),
      ...(await put(who, media_type, file)),
      media_type,
      mime_type: file.type,
      story_id,
    },
  });
  return media.id;
};

/** Uploads a file that begins as a PDF does, as a card's print; answers its key. */
export const uploadPrint = async (who: Known): Promise<string> => {
  const content = aPdf();
  const file = { content, size: content.length, type: "application/pdf" };
  return (await put(who, "print", file)).s3_key;
};

/** How many have come from a network of their own: no limit on what one network asks is theirs together. */
let came = 0;
/** Milliseconds after which somebody signs in again. */
const fresh = accessTokenLife / 2;

/** Signs somebody up with the code that is mailed, and in again before what they hold has worn out. */
export const known = async (
  address: string,
  first_name: string,
  last_name = "Example",
  email = `${first_name.toLowerCase()}@example.com`,
): Promise<Known> => {
  let auth: Auth | null = null;
  let since = 0;
  const network = `10.1.${came >> 8}.${came++ & 255}`;
  const api: Api = restApi({
    base: `${address}/api`,
    token: () => auth?.accessToken ?? null,
    fetch: (request) => {
      request.headers.set("x-forwarded-for", network);
      return fetch(request);
    },
  });
  const call: Known["ask"] = async (id, input) => {
    const answer = await api(id, input);
    if (!answer.ok) throw new Error(`${first_name}, ${id}: ${JSON.stringify(answer.refusal)}`);
    return answer.value as never;
  };
  const who = { email, first_name, last_name };
  const signIn = async (): Promise<Auth> => {
    const isNew = auth === null;
    const before = isNew ? 0 : (await codesFor(address, email)).length;
    await call("requestCode", { body: isNew ? who : { email } });
    const verify_code = await soon(
      async () => (await codesFor(address, email))[before],
      `code for ${email}`,
    );
    since = Date.now();
    const answer = isNew
      ? await call("register", { body: { ...who, verify_code } })
      : await call("login", { body: { email, verify_code } });
    auth = answer.auth;
    return auth;
  };
  let signingIn = signIn();
  const signedIn: Known["signedIn"] = () => {
    if (auth !== null && Date.now() - since > fresh) {
      since = Date.now();
      signingIn = signIn();
    }
    return signingIn;
  };
  await signingIn;
  return {
    address,
    email,
    signedIn,
    ask: async (id, input) => {
      await signedIn();
      return call(id, input);
    },
  };
};

/** Writes a letter into a card; answers its slide's id. */
export const written = async (who: Known, story_id: string, words: string): Promise<string> => {
  const { slide } = await who.ask("createSlide", {
    query: { story_id },
    body: {
      type: "text",
      variant: "letter",
      description: words,
      subtitle: who.email.split(/[.@]/)[0],
    },
  });
  return slide.id;
};

export const soon = async <T>(
  find: () => Promise<T | undefined>,
  what: string,
  tries = 200,
): Promise<T> => {
  for (let tried = 0; tried < tries; tried++) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No ${what} came.`);
};
const codesFor = async (address: string, email: string): Promise<readonly string[]> =>
  (await lettersTo(address, email)).flatMap(({ code }) => code ?? []);
