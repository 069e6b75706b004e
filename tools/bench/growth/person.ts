import type { Database } from "#adapters/postgres/database.ts";
import type { ServerProcess } from "../../server/serverProcess.ts";

/** A card of a person, as far as calls need to name it. */
export interface OwnCard {
  readonly id: string;
  readonly group: string;
  readonly recipient: string;
  /** Ids of its messages. */
  readonly messages: readonly string[];
}
interface Answer {
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
  readonly #server: ServerProcess;
  readonly cards: OwnCard[] = [];
  account = "";
  #bearer = "";
  #refresh = "";
  readonly #network = newNetwork();

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  static async signUp(server: ServerProcess, db: Database, email: string): Promise<Person> {
    const person = new Person(server);
    await person.requestCode(email);
    const [account] = await person.register(email, (await codesOf(db, [email])).get(email) ?? "");
    person.account = account ?? "";
    return person;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly answer: Answer; readonly etag: string }> {
    const response = await fetch(`${this.#server.address}/api${path}`, {
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
