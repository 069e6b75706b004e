import { restApi } from "#adapters/rest/index.ts";
import type { AnswerOf, Api, InputOf, OperationId } from "#core/operations/index.ts";
import type { MailRecord, Store } from "#core/service/index.ts";
import { readLetter } from "#specs/assemblies/letters.ts";

/** A site that can be asked over HTTP, and what it keeps. */
export interface Site {
  readonly address: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly store: Store;
  /** A mail's words; what is stored of it loses them when it has left through a mail server. */
  words(mail: MailRecord): { readonly subject: string; readonly text: string };
  /** Answers when every mail has left. */
  idle(): Promise<void>;
  /** Writes to everybody whose reminder is due. */
  remind(): Promise<void>;
}

/** Somebody who uses the site over HTTP, and reads what is mailed to them. */
export class Person {
  readonly email: string;
  readonly #site: Site;
  readonly #api: Api;
  #token: string | null = null;

  constructor(site: Site, name: string) {
    this.email = `${name}@mail.test`;
    this.#site = site;
    this.#api = restApi({
      base: `${site.address}/api`,
      token: () => this.#token,
      fetch: (request) => {
        request.headers.set("x-forwarded-for", `10.2.0.${name.length}${name.charCodeAt(0)}`);
        return site.fetch(request);
      },
    });
  }
  async ask<K extends OperationId>(id: K, input: InputOf<K>): Promise<AnswerOf<K>> {
    const answer = await this.#api(id, input);
    if (!answer.ok) throw new Error(`${this.email}, ${id}: ${JSON.stringify(answer.refusal)}`);
    return answer.value as AnswerOf<K>;
  }
  async signUp(): Promise<this> {
    const who = { email: this.email, first_name: this.email.split("@")[0] ?? "", last_name: "Ex" };
    const { auth_context_id } = await this.ask("requestCode", { body: who });
    const verify_code = (await this.letter("code")).code ?? "";
    const { auth } = await this.ask("register", { body: { ...who, verify_code, auth_context_id } });
    this.#token = auth.accessToken;
    return this;
  }
  /** The newest mail of a kind to this person. */
  async letter(kind: string, to = this.email) {
    await this.#site.idle();
    const mails = await this.#site.store.list("mails", { to_email: to, kind });
    const mail = mails.at(-1);
    if (!mail) throw new Error(`${to} got no ${kind}`);
    return readLetter({ to: mail.to_email, ...this.#site.words(mail) }, this.#site.address);
  }
  async link(kind: string, to = this.email): Promise<string> {
    const [link] = (await this.letter(kind, to)).links;
    if (link === undefined) throw new Error(`There is no link in ${kind}`);
    return link;
  }
}
