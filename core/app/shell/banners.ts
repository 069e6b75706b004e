import { playsCard, speaksOfBundles } from "#core/domain/navigation/index.ts";
import {
  bringsFreeCredit,
  type TimeLeft,
  timeLeft,
  updateFor,
} from "#core/domain/platform/index.ts";
import { bannerDelay, forcedUpdateGrace } from "#core/domain/timers/index.ts";
import { type Cancel, type Instant, seconds } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** What this tab reloaded for, and what its person has put off; each once a version (OPEN-20). */
const reloadedKey = "update-reloaded";
const putOffKey = "update-put-off";

/** What stands above and below every page: which banners, and their countdowns (SHELL-15..25). */
export class Banners {
  /** The banners that wait have waited. */
  isLate = false;
  /** The address, as far as it decides about banners. */
  path = "/";
  /** The moment that countdowns are shown for. */
  now: Instant = 0;
  maintenanceOn: Instant | null = null;
  /** A version that is offered, until it is put off. */
  offered: string | null = null;
  /** When the page reloads for a version that it must have. */
  reloadOn: Instant | null = null;
  isBundleHidden = false;
  /** Until then a card that is opened or played keeps what can wait away (F-47). */
  isCardOver = false;
  /** The address that the app was opened at came out of the mailing. */
  cameForCredit = false;

  readonly #ports: AppPorts;
  readonly #session: Session;
  #tick: Cancel | null = null;
  /** The version that the page reloads for. */
  #forced = "";

  constructor(ports: AppPorts, session: Session) {
    this.#ports = ports;
    this.#session = session;
  }

  get #sells(): boolean {
    return this.#ports.settings.tiers === "on";
  }

  open(): void {
    const { clock, navigator } = this.#ports;
    this.path = navigator.path;
    this.cameForCredit = this.#sells && bringsFreeCredit(this.path);
    navigator.onChange((path) => {
      this.path = path;
    });
    clock.after(bannerDelay, () => {
      this.isLate = true;
    });
  }

  /** A card is about to be opened, or is played: what can wait, waits for its end (F-47). */
  get #waits(): boolean {
    return playsCard(this.path) && !this.isCardOver;
  }
  get #asksAboutCookies(): boolean {
    return this.isLate && !this.#session.anonymous.cookieAccepted;
  }
  get cookie(): boolean {
    return this.#asksAboutCookies && !this.#waits;
  }
  /** The card that is played at this address came to its end; called back when it is played again. */
  endCard(): Cancel {
    this.isCardOver = true;
    return () => {
      this.isCardOver = false;
    };
  }
  acceptCookies(): void {
    this.#session.anonymous.acceptCookies();
  }

  get #offersCredit(): boolean {
    return this.isLate && this.cameForCredit && !this.#session.anonymous.seenFreeCreditBanner;
  }
  get freeCredit(): boolean {
    return this.#offersCredit && !this.#waits;
  }
  dismissFreeCredit(): void {
    this.#session.anonymous.seeFreeCreditBanner();
  }

  /** Hidden for as long as this page is open (OPEN-21). */
  get bundle(): boolean {
    return this.#sells && !this.isBundleHidden && speaksOfBundles(this.path);
  }
  dismissBundle(): void {
    this.isBundleHidden = true;
  }

  get maintenance(): TimeLeft | null {
    return this.maintenanceOn === null ? null : timeLeft(this.maintenanceOn, this.now);
  }
  /** Seconds to the reload; null while nothing is forced. */
  get reloadsIn(): number | null {
    return this.reloadOn === null ? null : Math.ceil((this.reloadOn - this.now) / 1000);
  }

  /** Whether a version is offered now. */
  get update(): boolean {
    return this.offered !== null && !this.#waits;
  }
  /** The prompt is not shown again for this version. */
  putOffUpdate(): void {
    if (this.offered !== null) this.#ports.tab.set(putOffKey, this.offered);
    this.offered = null;
  }
  updateNow(): void {
    if (this.offered !== null) {
      this.#ports.tab.set(reloadedKey, this.offered);
      // asked for once: where the page that comes is no newer, it is not asked about again
      this.#ports.tab.set(putOffKey, this.offered);
    }
    this.#ports.page.reload();
  }

  /** Whether anything is said at the foot of the window, or will be when the card that is played is over. */
  get isNeeded(): boolean {
    const isPressing = this.reloadOn !== null || this.maintenanceOn !== null;
    return isPressing || this.offered !== null || this.#offersCredit || this.#asksAboutCookies;
  }

  /** What the last poll of the platform said. */
  hear(platform: { readonly maintenance_on: string | null; readonly web_version: string }): void {
    // a countdown that ended since its last second has ended, whatever is planned next
    this.#second();
    const maintenance = Date.parse(platform.maintenance_on ?? "");
    // what has begun already is no news, and a page that was reloaded for it must not be again
    this.maintenanceOn = maintenance > this.now ? maintenance : null;
    this.#hearVersion(platform.web_version);
    this.#count();
  }

  #hearVersion(version: string): void {
    const { clock, settings, tab } = this.#ports;
    const asked = updateFor(settings.clientVersion, version);
    // where the reload brought nothing newer, another one would not either
    const isInVain = tab.get(reloadedKey) === version;
    if (asked === "forced" && !isInVain) {
      this.offered = null;
      this.reloadOn ??= clock.now() + forcedUpdateGrace;
      this.#forced = version;
      return;
    }
    this.reloadOn = null;
    this.offered = asked !== "none" && tab.get(putOffKey) !== version ? version : null;
  }

  /** Counts seconds while there is something to count. */
  #count(): void {
    const { clock } = this.#ports;
    const isNeeded = this.maintenanceOn !== null || this.reloadOn !== null;
    if (isNeeded) this.#tick ??= clock.every(seconds(1), () => this.#second());
    else {
      this.#tick?.();
      this.#tick = null;
    }
  }

  #second(): void {
    this.now = this.#ports.clock.now();
    const isOver = (at: Instant | null) => at !== null && at <= this.now;
    if (isOver(this.reloadOn)) this.#ports.tab.set(reloadedKey, this.#forced);
    else if (!isOver(this.maintenanceOn)) return;
    this.maintenanceOn = null;
    this.reloadOn = null;
    this.#count();
    this.#ports.page.reload();
  }
}
