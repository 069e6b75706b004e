import { freeCredit, isBot } from "#core/domain/platform/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import { platformPoll, startupRetry } from "#core/domain/timers/index.ts";
import { startWords } from "#core/domain/words/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Prompts } from "../prompts/index.ts";
import { type Session, tellWhereOneIs } from "../session/index.ts";
import { Banners } from "./banners.ts";
import { type AppError, startSource } from "./errors.ts";
import { Loader } from "./loader.ts";
import { AppWindow } from "./window.ts";

/** As many roles of each kind as the start reads. */
const newestRoles = 24;

export interface Product {
  readonly name: string;
  readonly label: string;
  readonly amount: number;
  readonly currency: string;
  readonly currency_symbol: string;
  readonly slide_limit: number | null;
}

/** The app around every screen: start, platform poll, errors, and what lies above the pages (SHELL-05..45). */
export class Shell {
  isSetUp = false;
  error: AppError | null = null;
  maintenanceOn: string | null = null;
  webVersion: string | null = null;
  enabledFeatures: readonly string[] = [];
  products: readonly Product[] = [];
  /** As the start read them (OPEN-06, OPEN-11). */
  userRoles: readonly Role[] = [];
  userRolesPending: readonly Role[] = [];
  readonly banners: Banners;
  readonly loader: Loader;
  readonly window: AppWindow;
  readonly prompts: Prompts;

  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #isSetUpNow: () => void;

  constructor(ports: AppPorts, session: Session) {
    this.#ports = ports;
    this.#session = session;
    this.banners = ports.observe(new Banners(ports, session));
    this.loader = ports.observe(new Loader());
    this.window = ports.observe(new AppWindow(ports));
    this.prompts = ports.observe(new Prompts(session));
    this.#isSetUpNow = this.loader.begin("app");
    session.onLogout(() => {
      this.userRoles = [];
      this.userRolesPending = [];
    });
  }

  /** Steps 1 to 8 of the app start; answers once the app is set up or was signed out. */
  async start(): Promise<void> {
    this.window.open();
    this.banners.open();
    await this.#begin();
  }

  /** Who is here, then everything else: whoever was signed in is no visitor while nobody answers (OPEN-10). */
  async #begin(): Promise<void> {
    if ((await this.#session.restore()) === "unanswered") return this.#later(() => this.#begin());
    await this.#setUp();
  }

  /** A robot reads the landing page without a loader before it (SHELL-27). */
  get isBot(): boolean {
    return isBot(this.#ports.device.userAgent);
  }

  /** False while the authority does not answer: tried again every 5 s (SHELL-09). */
  async #readProfile(): Promise<boolean> {
    if ((await this.#session.readProfile()) !== "failed") return true;
    this.#later(() => this.#setUp());
    return false;
  }

  #later(again: () => Promise<void>): void {
    this.error = {
      error: startWords.unreachable(this.#ports.settings.productName),
      persistent: true,
      type: "server",
      source: startSource,
    };
    this.#ports.clock.after(startupRetry, () => void again());
  }

  async #setUp(): Promise<void> {
    if (this.#session.isSignedIn && !(await this.#readProfile())) return;
    // also where the session ended meanwhile: a visitor's start lacks nothing
    if (this.error?.source === startSource) this.error = null;
    // in parallel, and none of them fatal (OPEN-06); a visitor makes no signed-in call (OPEN-07)
    await Promise.all([
      this.#readPlatform(),
      this.#readProducts(),
      this.#readRoles(),
      this.prompts.read(),
    ]);
    this.isSetUp = true;
    this.#isSetUpNow();
    this.#noteCredit();
    tellWhereOneIs(this.#ports, this.#session);
    this.#ports.clock.every(platformPoll, () => void this.#readPlatform());
  }

  /** Whoever came out of the mailing has a credit to come: with the next sign-in, or now (OPEN-18). */
  #noteCredit(): void {
    if (this.banners.cameForCredit) void this.prompts.complete(freeCredit.prompt);
  }

  async #readPlatform(): Promise<void> {
    const answer = await this.#session.api("readPlatform", {});
    if (!answer.ok) return; // not persistent: the next poll asks again (API-02)
    const { platform, enabled_features } = answer.value;
    this.maintenanceOn = platform.maintenance_on;
    this.webVersion = platform.web_version;
    this.enabledFeatures = enabled_features;
    this.banners.hear(platform);
  }

  async #readProducts(): Promise<void> {
    if (this.#ports.settings.tiers === "off") return;
    const answer = await this.#session.api("readProducts", {});
    if (answer.ok) this.products = answer.value.digital;
  }

  async #readRoles(): Promise<void> {
    if (!this.#session.isSignedIn) return;
    const [roles, pending] = await Promise.all([
      // every page starts with this: of thousands of cards only the newest (P20)
      this.#session.api("readRoles", { query: { limit: newestRoles } }),
      this.#session.api("readPendingRoles", {}),
    ]);
    if (roles.ok) this.userRoles = roles.value.roles;
    if (pending.ok) this.userRolesPending = pending.value.roles;
  }
}
