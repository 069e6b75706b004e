import type { AppPorts } from "../appPorts.ts";
import type { CancelSignal, PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import type { Posting } from "./posting.ts";

/** Draws the file that is printed of a card; `progress` hears how far it is, from 0 to 1. */
export type MakePrint = (
  on: { progress(share: number): void },
  cancelled: CancelSignal,
) => Promise<PickedFile>;

/** Drawing takes most of the time: so much of the whole is done when the file is there. */
const drawn = 0.9;

/** The file that is printed for an order: drawn, put into storage and named at the order, before it is paid for (POST-11). */
export class PostalPrint {
  status: "preparing" | "ready" | "failed" = "preparing";
  /** How far it is, from 0 to 1. */
  prepared = 0;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #posting: Posting;
  readonly #make: MakePrint;
  /** Kept once it is drawn: another try only hands it over. */
  #file: PickedFile | null = null;
  #cancel: () => void = () => undefined;

  constructor(ports: AppPorts, session: Session, posting: Posting, make: MakePrint) {
    this.#ports = ports;
    this.#session = session;
    this.#posting = posting;
    this.#make = make;
  }

  /** Never throws: what went wrong is reported, and `prepare` tries again. */
  async prepare(): Promise<void> {
    this.cancel();
    const work = cancellable();
    this.#cancel = work.cancel;
    this.status = "preparing";
    this.prepared = 0;
    const { signal } = work;
    try {
      const isThere = await this.#handOver(signal);
      if (!signal.aborted) this.status = isThere ? "ready" : "failed";
    } catch (error) {
      if (signal.aborted) return;
      this.#ports.reporter.fault(error, "preparing a print");
      this.status = "failed";
    }
  }
  cancel(): void {
    this.#cancel();
  }

  async #handOver(signal: CancelSignal): Promise<boolean> {
    const tell = (share: number) => {
      if (!signal.aborted) this.prepared = share;
    };
    const draws = { progress: (share: number) => tell(share * drawn) };
    const file = this.#file ?? (await this.#make(draws, signal));
    if (signal.aborted) return false;
    this.#file = file;
    const permission = await this.#session.api("requestUpload", {
      body: { media_type: "print", mime_type: file.type },
    });
    if (signal.aborted || !permission.ok) return false;
    const form = permission.value;
    const sends = { progress: (share: number) => tell(drawn + share * (1 - drawn)) };
    const sent = await this.#ports.uploads.send(form, file, sends, signal);
    if (signal.aborted || !sent.ok) return false;
    return this.#posting.change({ print_file: form.fields.key ?? "" });
  }
}

const cancellable = (): { readonly signal: CancelSignal; cancel(): void } => {
  let isAborted = false;
  let hear: () => void = () => undefined;
  return {
    signal: {
      get aborted() {
        return isAborted;
      },
      onAbort: (run) => {
        hear = run;
      },
    },
    cancel: () => {
      if (isAborted) return;
      isAborted = true;
      hear();
    },
  };
};
