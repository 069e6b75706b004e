import type { AuthScenario } from "#core/domain/auth/index.ts";
import { asksToSignIn, modalOf } from "#core/domain/navigation/index.ts";
import type { AppPorts } from "../appPorts.ts";

export type { AuthScenario };

/** What somebody signed out has under way (AUTH-25, OPEN-59). */
export interface AnonymousData {
  readonly authScenario: AuthScenario | null;
  readonly bundleType: string | null;
  readonly bundleQuantity: number | null;
  readonly contributionId: string | null;
  readonly didPlayAsRecipient: boolean;
  readonly email: string | null;
  readonly groupToken: string | null;
  readonly joinToken: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly productTier: string | null;
  readonly recipientThanks: string | null;
  readonly recipientToken: string | null;
  readonly sendMethod: string | null;
  /** The story that a share or watch link opened, by that link's token. */
  readonly sharedStoryId: string | null;
  readonly slideType: string | null;
  readonly storyId: string | null;
  readonly themesetId: string | null;
  readonly promptsCompleted: readonly string[];
}

export const nothingUnderWay: AnonymousData = {
  authScenario: null,
  bundleType: null,
  bundleQuantity: null,
  contributionId: null,
  didPlayAsRecipient: false,
  email: null,
  groupToken: null,
  joinToken: null,
  firstName: null,
  lastName: null,
  productTier: null,
  recipientThanks: null,
  recipientToken: null,
  sendMethod: null,
  sharedStoryId: null,
  slideType: null,
  storyId: null,
  themesetId: null,
  promptsCompleted: [],
};

/** What names a person, or is their own words: it belongs to the tab, and is gone with it on a shared computer. */
const ofTab = { email: null, firstName: null, lastName: null, recipientThanks: null } as const;
/** What a scenario brought along and is of no use without it; cards, messages and links stay known. */
const ofScenario = {
  ...ofTab,
  authScenario: null,
  bundleType: null,
  bundleQuantity: null,
  productTier: null,
  sendMethod: null,
  themesetId: null,
} as const;

interface Root {
  readonly anonymousData: AnonymousData;
  readonly cookie: { readonly accepted: boolean };
  readonly utm: { readonly seenFreeCreditBanner: boolean };
}

const rootKey = "root-4";
const stoppedKey = "stopped-at";

/** The place that a path is part of: `/group/abc` with all below it. */
const pageOf = (path: string): string => (path.split(/[?#]/)[0] ?? "").split("/", 3).join("/");

/**
 * The slices kept under `root-4` (SHELL-39). The session storage is the specification's; the same text is
 * kept beside it beyond the tab, so that closing a tab does not lose a visitor's card (STORY-16).
 */
export class Anonymous {
  data: AnonymousData = nothingUnderWay;
  cookieAccepted = false;
  seenFreeCreditBanner = false;
  /** The page on which somebody was stopped for what is under way (OPEN-168). */
  #stoppedAt: string | null = null;
  readonly #ports: AppPorts;

  constructor(ports: AppPorts) {
    this.#ports = ports;
  }

  restore(): void {
    this.#read(this.#ports.tab.get(rootKey) ?? this.#ports.kept.get(rootKey));
    // whoever closed the tab comes back where the new one is opened
    this.#stop(this.#ports.tab.get(stoppedKey) ?? pageOf(this.#ports.navigator.path));
  }
  /** Takes what another tab of this browser made of it. */
  adopt(): void {
    this.#read(this.#ports.kept.get(rootKey));
    this.#save();
  }

  #read(text: string | null): void {
    if (text === null) return;
    try {
      const root = JSON.parse(text) as Partial<Root>;
      this.data = { ...nothingUnderWay, ...root.anonymousData };
      this.cookieAccepted = root.cookie?.accepted ?? false;
      this.seenFreeCreditBanner = root.utm?.seenFreeCreditBanner ?? false;
    } catch {
      this.#ports.tab.remove(rootKey); // unreadable: start afresh rather than never start
    }
  }

  remember(change: Partial<AnonymousData>): void {
    this.data = { ...this.data, ...change };
    if (change.authScenario !== undefined)
      this.#stop(change.authScenario === null ? null : pageOf(this.#ports.navigator.path));
    this.#save();
  }

  /**
   * Somebody signed out is at an address: a scenario ends where it is another one than that of being asked to sign in,
   * and the one they were stopped at (OPEN-168).
   */
  arrive(path: string): void {
    if (this.data.authScenario === null) return;
    if (asksToSignIn(path)) {
      // whoever closes it there stays there
      if (modalOf(path) !== null) this.#stop(pageOf(path));
    } else if (pageOf(path) !== this.#stoppedAt) this.abandon();
  }
  /** What was under way is not gone on with; then the referrer counts (ROUTE-10). */
  abandon(): void {
    this.remember(ofScenario);
  }
  #stop(at: string | null): void {
    this.#stoppedAt = at;
    if (at === null || this.data.authScenario === null) this.#ports.tab.remove(stoppedKey);
    else this.#ports.tab.set(stoppedKey, at);
  }

  acceptCookies(): void {
    this.cookieAccepted = true;
    this.#save();
  }

  seeFreeCreditBanner(): void {
    this.seenFreeCreditBanner = true;
    this.#save();
  }

  /** Logout wipes what was under way; the banners' flags stay (AUTH-28, OPEN-56). */
  wipe(): void {
    this.data = nothingUnderWay;
    this.#save();
  }

  #save(): void {
    const root: Root = {
      anonymousData: this.data,
      cookie: { accepted: this.cookieAccepted },
      utm: { seenFreeCreditBanner: this.seenFreeCreditBanner },
    };
    this.#ports.tab.set(rootKey, JSON.stringify(root));
    const kept: Root = { ...root, anonymousData: { ...this.data, ...ofTab } };
    this.#ports.kept.set(rootKey, JSON.stringify(kept));
  }
}
