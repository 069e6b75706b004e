import type { Cancel, Clock, Message } from "#core/kernel/index.ts";
import { pause } from "#core/kernel/index.ts";
import type { Channel, TabAuth, TabNews } from "../ports/index.ts";
import { EventEmitter } from "./eventEmitter.ts";

/** How long a new tab waits for another one to answer it; then it asks the authority (OPEN-10). */
const answerWithin = 100;

/** What the tabs of a browser tell each other (AUTH-49, OPEN-58). */
export class Tabs {
  /** Where the tab that signed in last went on, once it has said so. */
  redirectedTo: string | null = null;
  readonly #channel: Channel;
  readonly #redirects = new EventEmitter<[path: string]>();
  readonly #notices = new EventEmitter<[words: Message]>();

  /** @param hear what another tab says about signing in and out */
  constructor(channel: Channel, hear: (news: TabNews) => void) {
    this.#channel = channel;
    channel.listen((m) => {
      if (m.type === "redirect") {
        this.redirectedTo = m.message;
        this.#redirects.emit(m.message);
      } else if (m.type === "info") this.#notices.emit(m.message);
      else {
        if (m.message.event === "login") this.redirectedTo = null;
        hear(m.message);
      }
    });
  }

  tellLogin(auth: TabAuth, resumes: string | null): void {
    const { accessToken, refreshToken, username } = auth;
    const own = { accessToken, refreshToken, username };
    this.#channel.post({ type: "auth", message: { event: "login", auth: own, resumes } });
  }
  tellLogout(session: string | null): void {
    this.#channel.post({ type: "auth", message: { event: "logout", session } });
  }
  /** Asks whether another tab is signed in; answers as soon as `isKnown`, or when nobody did. */
  async ask(clock: Clock, isKnown: () => boolean): Promise<void> {
    this.#channel.post({ type: "auth", message: { event: "ask" } });
    for (let waited = 0; waited < answerWithin && !isKnown(); waited += 20) await pause(clock, 20);
  }
  /** Sends the tabs that wait for this sign-in to where it goes on. */
  redirect(path: string): void {
    this.#channel.post({ type: "redirect", message: path });
  }
  inform(words: Message): void {
    this.#channel.post({ type: "info", message: words });
  }
  onRedirect(hear: (path: string) => void): Cancel {
    return this.#redirects.on(hear);
  }
  onNotice(hear: (words: Message) => void): Cancel {
    return this.#notices.on(hear);
  }
}
