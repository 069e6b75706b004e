import { restApi } from "#adapters/rest/index.ts";
import type { Media } from "#core/domain/media/index.ts";
import type { AnswerOf, Api, InputOf, OperationId, RefusalCode } from "#core/operations/index.ts";
import { type Known, known } from "#specs/browser/known.ts";
import { contract } from "../fuzz.ts";

type Claim = InputOf<"createMedia">["body"];

/** What became of one call, as it was seen on the wire. */
export interface Answered<T> {
  readonly status: number;
  /** Milliseconds from asking to the whole answer. */
  readonly took: number;
  /** What the contract says against it; null where it agrees. */
  readonly differs: string | null;
  readonly value: T | null;
  readonly code: RefusalCode | string | null;
}
/** What became of a form that was posted; 0 as its status: the connection broke. */
export interface Posted {
  readonly status: number;
  readonly etag: string;
  readonly key: string;
}

export interface PostOptions {
  readonly filename?: string;
  /** Fields in place of those of the form. */
  readonly fields?: Readonly<Record<string, string>>;
}

let came = 0;
const differs = contract();

/** Somebody with an account who uploads over HTTP, and sees each answer as it came. */
export class Uploader {
  readonly who: Known;
  readonly #api: Api;
  #last = { status: 0, differs: null as string | null };

  private constructor(who: Known) {
    this.who = who;
    const network = `10.3.${came >> 8}.${came++ & 255}`;
    let asked: OperationId = "createMedia";
    const rest = restApi({
      base: `${who.address}/api`,
      token: () => null,
      fetch: async (request) => {
        request.headers.set("x-forwarded-for", network);
        request.headers.set("authorization", `Bearer ${(await who.signedIn()).accessToken}`);
        const answer = await fetch(request);
        this.#last = { status: answer.status, differs: await differs(asked, answer.clone()) };
        return answer;
      },
    });
    this.#api = ((id: OperationId, input: never, options: never) => {
      asked = id;
      return rest(id, input, options);
    }) as Api;
  }

  /** Signs somebody new up: an access token lasts ten minutes. */
  static async signUp(address: string): Promise<Uploader> {
    return new Uploader(await known(address, `Hostile${came}`));
  }

  /** @param key the idempotency key of the call, where it is repeated */
  async ask<K extends OperationId>(
    id: K,
    input: InputOf<K>,
    key?: string,
  ): Promise<Answered<AnswerOf<K>>> {
    this.#last = { status: 0, differs: null };
    const began = performance.now();
    const answer = await this.#api(id, input, key === undefined ? {} : { key });
    const took = performance.now() - began;
    return {
      ...this.#last,
      took,
      value: answer.ok ? (answer.value as AnswerOf<K>) : null,
      code: answer.ok ? null : answer.refusal.code,
    };
  }

  /** Asks what has to be granted; throws where it is not. */
  async get<K extends OperationId>(id: K, input: InputOf<K>): Promise<AnswerOf<K>> {
    const { value, status, code } = await this.ask(id, input);
    if (status >= 400 || code !== null) throw new Error(`${id}: ${status} ${code}`);
    return value as AnswerOf<K>;
  }

  form(type: Claim["media_type"], mime_type: string) {
    return this.get("requestUpload", { body: { media_type: type, mime_type } });
  }

  async post(
    form: AnswerOf<"requestUpload">,
    bytes: Uint8Array,
    { filename = "file", fields = {} }: PostOptions = {},
  ): Promise<Posted> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...form.fields, ...fields }))
      body.append(name, value);
    body.append("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), filename);
    const address = new URL(form.url, this.who.address);
    const answer = await fetch(address, { method: "POST", body }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return {
      status: answer?.status ?? 0,
      etag: (answer?.headers.get("etag") ?? "").replaceAll('"', ""),
      key: form.fields.key ?? "",
    };
  }

  claim(body: Claim, key?: string) {
    return this.ask("createMedia", { body }, key);
  }

  /** A medium when it is no longer worked on; throws after three minutes. */
  async settled(id: string): Promise<Media> {
    for (let tries = 0; tries < 900; tries++) {
      const { media } = await this.get("readMedia", { path: { id } });
      if (media.status !== "processing") return media;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`${id} is still being worked on.`);
  }
}
