import type { AppPorts } from "../appPorts.ts";
import { draftKey, type Holder, takeOver } from "../drafts/index.ts";
import type { DraftKey } from "../ports/index.ts";

/** A thank-you on its way: what somebody types is kept for them on this device until it is sent. */
export class ThanksDraft {
  readonly #ports: Pick<AppPorts, "drafts" | "reporter">;
  readonly #holder: Holder;
  readonly #token: string;
  readonly #key: DraftKey;
  #keeping: Promise<void> = Promise.resolve();

  constructor(ports: Pick<AppPorts, "drafts" | "reporter">, token: string, holder: Holder) {
    this.#ports = ports;
    this.#holder = holder;
    this.#token = token;
    this.#key = draftKey("thanks", holder, token);
  }

  async read(): Promise<string | null> {
    await takeOver(this.#ports, "thanks", this.#holder, this.#token).catch(() => undefined);
    const written = await this.#ports.drafts.get(this.#key).catch(() => null);
    return typeof written === "string" ? written : null;
  }
  keep(text: string): void {
    const { drafts, reporter } = this.#ports;
    this.#keeping = this.#keeping
      .then(() => (text === "" ? drafts.remove(this.#key) : drafts.put(this.#key, text)))
      .catch((error) => reporter.fault(error, "thanks draft"));
  }
  /** Sent: nothing that is still being kept comes back after it. */
  async forget(): Promise<void> {
    await this.#keeping;
    await this.#ports.drafts.remove(this.#key).catch(() => undefined);
  }
}
