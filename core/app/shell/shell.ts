import { seconds } from "#core/kernel/index.ts";
import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";

/** What is wrong with the app as a whole (SHELL-41). */
export interface AppError {
  readonly error: string;
  readonly persistent: boolean;
  readonly type: "authRefresh" | "network" | "server" | "api-error";
  readonly source: string;
}

export interface Product {
  readonly name: string;
  readonly label: string;
  readonly amount: number;
  readonly currency: string;
  readonly currency_symbol: string;
  readonly slide_limit: number | null;
}

/** The app around every screen: start, platform poll, errors (SHELL-05..13). */
export class Shell {
  isSetUp = false;
  error: AppError | null = null;
  maintenanceOn: string | null = null;
  webVersion: string | null = null;
  enabledFeatures: readonly string[] = [];
  products: readonly Product[] = [];

  readonly #outside: Outside;
  readonly #session: Session;

  constructor(outside: Outside, session: Session) {
    this.#outside = outside;
    this.#session = session;
  }

  /** Steps 1 to 8 of the app start; answers once the app is set up or was signed out. */
  async start(): Promise<void> {
    await this.#session.restore();
    await this.#setUp();
  }

  dismissError(): void {
    this.error = null;
  }

  /** False while the authority does not answer: tried again every 5 s (SHELL-09). */
  async #readProfile(): Promise<boolean> {
    const read = await this.#session.readProfile();
    if (read !== "failed") {
      if (this.error?.source === "app setup") this.error = null;
      return true;
    }
    this.error = {
      error: "We can’t reach Fanfold right now. Trying again…",
      persistent: true,
      type: "server",
      source: "app setup",
    };
    this.#outside.clock.after(seconds(5), () => void this.#setUp());
    return false;
  }

  async #setUp(): Promise<void> {
    if (this.#session.isSignedIn && !(await this.#readProfile())) return;
    await Promise.all([this.#readPlatform(), this.#readProducts()]);
    this.isSetUp = true;
    this.#outside.clock.every(seconds(30), () => void this.#readPlatform());
  }

  async #readPlatform(): Promise<void> {
    const answer = await this.#session.api("readPlatform", {});
    if (!answer.ok) return; // not persistent: the next poll asks again (API-02)
    this.maintenanceOn = answer.value.platform.maintenance_on;
    this.webVersion = answer.value.platform.web_version;
    this.enabledFeatures = answer.value.enabled_features;
  }

  async #readProducts(): Promise<void> {
    const answer = await this.#session.api("readProducts", {});
    if (answer.ok) this.products = answer.value.digital;
  }
}
