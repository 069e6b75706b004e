import type { Database } from "#adapters/postgres/database.ts";
import type { ServerProcess } from "#specs/support/serverProcess.ts";

/** A card of a person, as far as calls need to name it. */
export interface OwnCard {
  readonly id: string;
  readonly group: string;
  readonly recipient: string;
  /** Ids of its messages. */
  readonly messages: readonly string[];
}
interface Answer {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly media: { readonly id: string; readonly url: string | null };
  readonly story: {
    readonly id: string;
    readonly tokens: { readonly group: string; readonly recipient: string };
  };
  readonly slide: { readonly id: string };
  readonly auth: { readonly accessToken: string; readonly refreshToken: string };
  readonly account: { readonly id: string };
  readonly auth_context_id: string;
}

let networks = 0;
/** An address of a network that nobody has asked from yet. */
const newNetwork = (): string => {
  const n = ++networks;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
};

/** Somebody who asks a server over HTTP; throws at whatever answer was not expected. */
export class Person {
  readonly #server: Pick<ServerProcess, "address">;
  readonly cards: OwnCard[] = [];
  account = "";
  #bearer = "";
  #refresh = "";
  readonly #network = newNetwork();

  constructor(server: Pick<ServerProcess, "address">) {
    this.#server = server;
  }

  static async signUp(server: ServerProcess, db: Database, email: string): Promise<Person> {
    const person = new Person(server);
    await person.requestCode(email);
    const [account] = await person.register(email, (await codesOf(db, [email])).get(email) ?? "");
    person.account = account ?? "";
    return person;
  }

  /** `at`: another server of the same site than one's own. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
    at = this.#server.address,
  ): Promise<{ readonly answer: Answer; readonly etag: string }> {
    const response = await fetch(`${at}/api${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(this.#bearer ? { authorization: `Bearer ${this.#bearer}` } : {}),
        "x-forwarded-for": this.#network,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok && response.status !== 304)
      throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return {
      answer: (text === "" ? {} : JSON.parse(text)) as Answer,
      etag: response.headers.get("etag") ?? "",
    };
  }

  /** Hears what is told of a card at a server: answers the next event but the opening one. */
  async hear(story: string, at: string): Promise<() => Promise<string>> {
    const headers = { authorization: `Bearer ${this.#bearer}` };
    const { body } = await fetch(`${at}/api/live/${story}`, { headers });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const next = async (event: RegExp): Promise<string> => {
      for (;;) {
        const found = event.exec(text)?.[0];
        if (found !== undefined) return found;
        const part = await reader?.read();
        if (!part || part.done) return "";
        text += part.value;
      }
    };
    await next(/event: open/);
    return async () => {
      const heard = await next(/event: (?!open|beat)\w+/);
      await reader?.cancel();
      return heard;
    };
  }

  async requestCode(email: string): Promise<void> {
    await this.ask("POST", "/auth", { email, first_name: "Bench", last_name: "Mark" });
  }

  /** Answers the id of the new account; this person is signed in from now on. */
  async register(email: string, verify_code: string): Promise<[string]> {
    const { answer } = await this.ask("POST", "/auth/register", {
      email,
      first_name: "Bench",
      last_name: "Mark",
      verify_code,
    });
    this.#keep(answer);
    return [(await this.ask("GET", "/account")).answer.account.id];
  }

  /** Stays signed in: access tokens last for minutes, and filling a large database takes as long. */
  async renew(): Promise<void> {
    const refresh_token = this.#refresh;
    this.#keep((await this.ask("POST", "/auth/refresh", { refresh_token })).answer);
  }

  #keep({ auth }: Answer): void {
    this.#bearer = auth.accessToken;
    this.#refresh = auth.refreshToken;
  }

  async makeCard(messages: number): Promise<OwnCard> {
    const { story } = (await this.ask("POST", "/story", { occasion: "birthday" })).answer;
    const written: string[] = [];
    for (let n = 0; n < messages; n++) written.push(await this.write(story.id));
    const card = {
      id: story.id,
      group: story.tokens.group,
      recipient: story.tokens.recipient,
      messages: written,
    };
    this.cards.push(card);
    return card;
  }

  async write(story: string): Promise<string> {
    const { answer } = await this.ask("POST", `/slide?story_id=${story}`, {
      type: "text",
      variant: "letter",
      description: "You make Mondays bearable, and Fridays better still.",
    });
    return answer.slide.id;
  }

  /** One of their cards, in turn. */
  card(n: number): OwnCard {
    const card = this.cards[n % this.cards.length];
    if (!card) throw new Error("has no card");
    return card;
  }
}

/** The codes that were mailed to these addresses. */
export const codesOf = async (
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const mails = await db.read<{ to_email: string; text: string }>(
    "select to_email, text from mails where to_email = any($1::text[])",
    [emails],
  );
  return new Map(mails.map(({ to_email, text }) => [to_email, /\b\d{6}\b/.exec(text)?.[0] ?? ""]));
};
