import type {
  KeptIdentities,
  MemoryCamera,
  MemoryDevice,
  MemoryNavigator,
  MemoryPage,
  MemoryUploads,
} from "#adapters/memory/index.ts";
import type { App } from "#core/app/index.ts";
import type { Tiers } from "#core/domain/payment/index.ts";
import type { ProductTier } from "#core/domain/story/index.ts";
import type { Outcome } from "#core/kernel/index.ts";
import type { OperationId } from "#core/operations/index.ts";
import type { PlatformChange } from "#core/service/index.ts";
import type { Letter } from "./letters.ts";
import type { Pages } from "./pages.ts";

export type { Letter };

export type Level = "core" | "http" | "browser";

/** One tab with the whole app behind it, and what the person's browser holds. */
export interface Tab {
  readonly app: App;
  readonly navigator: MemoryNavigator;
  readonly page: MemoryPage;
  readonly device: MemoryDevice;
  readonly uploads: MemoryUploads;
  readonly camera: MemoryCamera;
  /** The network of this browser comes and goes. */
  online: boolean;
  /** Put to sleep by the browser: what other tabs say is not heard, and what falls due waits until it wakes. */
  asleep: boolean;
  /** The next such call gets this answer without being asked: for failures that nobody can bring about. */
  answerNext(id: OperationId, answer: Outcome<unknown>): void;
  /** Nothing of it runs on. */
  close(): void;
}

/** How long things take in a browser, in milliseconds; nothing by default. */
export interface Delays {
  /** There, and back again. */
  call(): number;
  /** From one tab to the others. */
  message(): number;
}

/** One person's browser: cookies, kept storage and drafts outlive its tabs. */
export interface Browser {
  /** @param prepare what befalls the tab before its app starts */
  tab(path?: string, prepare?: (tab: Tab) => void): Promise<Tab>;
  /** Another tab at the same place with a copy of what this one keeps, as browsers duplicate tabs. */
  duplicate(tab: Tab): Promise<Tab>;
  clearCookies(): void;
}

/** What a journal or the replay prints: one call with its time. */
export interface Call {
  readonly id: string;
  readonly outcome: string;
  readonly ms: number;
}

/** Something the product told whoever watches it. */
export interface Event {
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** How the operator has set the product up. */
export interface SetUp {
  readonly features: readonly string[];
  readonly tiers: Tiers;
}

/** A printed card that was paid for, at the operator's desk. */
export interface DeskOrder {
  readonly id: string;
  /** The name on the envelope. */
  readonly to: string;
  /** When it is handed to the post. */
  readonly postOn: string | null;
}
/** What an operator does about printed cards and what they cost (`npm run orders`, `npm run payments`). */
export interface OperatorDesk {
  /** What is still to be posted, the most urgent first. */
  waiting(): Promise<readonly DeskOrder[]>;
  /** What is printed; null where it is gone. */
  print(id: string): Promise<Uint8Array | null>;
  /** Answers what the operator reads. */
  takeStep(id: string, step: "printing" | "posted"): Promise<string>;
  cancel(id: string): Promise<string>;
  /** Lets the server do what is due about orders and payments. */
  due(): Promise<void>;
  /** What the payment provider has given back in all, in minor units. */
  refunded(): Promise<number>;
}

/** The product put together in one of its three ways; the same scenarios run against each. */
export interface Assembly {
  readonly level: Level;
  browser(delays?: Delays): Browser;
  /** A real browser of somebody's own, where this level has one. */
  readonly pages?: (name: string) => Promise<Pages>;
  /** Every mail that left, oldest first. */
  letters(to?: string): readonly Letter[];
  /** The next mail is refused for good by its mail server, which says why. */
  refuseMail(reason: string): void;
  /** Moves the clock and lets everything that falls due happen. */
  pass(ms: number): Promise<void>;
  now(): number;
  /** Answers when nothing is under way any more, so that "nothing happens" can be seen. */
  settle(): Promise<void>;
  readonly calls: readonly Call[];
  readonly events: readonly Event[];
  /** Gives a card its tier, as a payment will. */
  grant(storyId: string, tier: ProductTier): Promise<void>;
  /** Sends the digests, nudges and notes that are due, as a server does by itself every few minutes. */
  mornings(): Promise<void>;
  /** The operator’s desk, where this level has the authority at hand. */
  readonly desk?: OperatorDesk;
  /** The external identity provider, where this level has one in memory. */
  readonly provider?: KeptIdentities;
  /** Changes the platform's values while it runs, as an operator does. */
  operate(change: PlatformChange): Promise<void>;
  /** Faults the product reported; a scenario that ends with some has failed. */
  readonly faults: readonly unknown[];
  /** Keeps what everybody sees as pictures below reports/, for whoever looks into a failure. */
  readonly keep?: (scenario: string) => Promise<void>;
  close(): Promise<void>;
}
