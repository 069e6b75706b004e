import type { Outside } from "../outside.ts";

/** A thank-you on its way: what is typed is kept on this device until it is sent. */
export class ThanksDraft {
  readonly #outside: Pick<Outside, "drafts" | "reporter">;
  readonly #key: string;
  #keeping: Promise<void> = Promise.resolve();

  constructor(outside: Pick<Outside, "drafts" | "reporter">, token: string) {
    this.#outside = outside;
    this.#key = `thanks:${token}`;
  }

  async read(): Promise<string | null> {
    const written = await this.#outside.drafts.get(this.#key).catch(() => null);
    return typeof written === "string" ? written : null;
  }
  keep(text: string): void {
    const { drafts, reporter } = this.#outside;
    this.#keeping = this.#keeping
      .then(() => (text === "" ? drafts.remove(this.#key) : drafts.put(this.#key, text)))
      .catch((error) => reporter.fault(error, "thanks draft"));
  }
  /** Sent: nothing that is still being kept comes back after it. */
  async forget(): Promise<void> {
    await this.#keeping;
    await this.#outside.drafts.remove(this.#key).catch(() => undefined);
  }
}
