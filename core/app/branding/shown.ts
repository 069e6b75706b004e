import { type LogoLink, shownLink } from "#core/domain/branding/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** The logo that a card shows to whoever opens it; a card without one, or whose logo can't be had, shows none. */
export class ShownLogo {
  link: LogoLink | null = null;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #id: string;
  readonly #token: string | null;

  constructor(ports: AppPorts, session: Session, id: string, token: string | null) {
    this.#ports = ports;
    this.#session = session;
    this.#id = id;
    this.#token = token;
  }

  async open(): Promise<void> {
    const query = this.#token === null ? {} : { token: this.#token };
    const answer = await this.#session.api("readBranding", { path: { id: this.#id }, query });
    if (answer.ok) this.link = shownLink(answer.value.logo_links);
    else this.#ports.reporter.event("api-error", { source: "branding", code: answer.refusal.code });
  }
}
