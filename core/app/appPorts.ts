import type { Operator, Tiers } from "#core/domain/payment/index.ts";
import type { Clock, Observe } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import type {
  AppReporter,
  Camera,
  Channel,
  ClipEditor,
  Device,
  Drafts,
  Live,
  Locks,
  Navigator,
  Page,
  Recordings,
  Storage,
  Uploads,
} from "./ports/index.ts";

/** Everything of the outside world that the app's models use. */
export interface AppPorts {
  /** Calls without any retry or refresh; models use `session.api`. `token` supplies the bearer token. */
  readonly api: (token: () => string | null) => Api;
  readonly observe: Observe;
  readonly clock: Clock;
  readonly tab: Storage;
  /** What outlives the tab, for hints only; never tokens. */
  readonly kept: Storage;
  readonly drafts: Drafts;
  readonly recordings: Recordings;
  readonly camera: Camera;
  readonly clips: ClipEditor;
  readonly navigator: Navigator;
  readonly channel: Channel;
  readonly locks: Locks;
  readonly uploads: Uploads;
  readonly live: Live;
  readonly page: Page;
  readonly device: Device;
  readonly reporter: AppReporter;
  /** A random key for a creating call, so that a repeat has one effect. */
  readonly newKey: () => string;
  readonly settings: {
    readonly address: string;
    readonly productName: string;
    readonly supportEmail: string;
    /** Whether cards have tiers and prices here (OPEN-169). */
    readonly tiers: Tiers;
    /** Absent where nobody said. */
    readonly operator?: Operator;
    /** Other hosts that `/to/…` may lead to (OPEN-34). */
    readonly forwardHosts?: readonly string[];
    /** Whether the machine-made language may be asked for, which shows what is not translated (decision 0054). */
    readonly pseudoLocale?: boolean;
    readonly clientVersion: string;
  };
}
