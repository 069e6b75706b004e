import { iso } from "#core/kernel/index.ts";
import type { Caller, Service } from "../context/index.ts";
import { UnitOfWork } from "../context/index.ts";
import { spent } from "../media/index.ts";
import type { CookieJar, Objects, Reporter } from "../ports/index.ts";

type Cookie = readonly [value: string | null, maxAgeSeconds: number];

/**
 * One attempt of a call. What it does to the outside is held back here: cookies, reports, files put and files
 * removed. The attempt that counts releases them; one that is decided again, or refused, leaves no file behind,
 * nor does one whose process dies in between, for longer than the reaper takes (R15). A refused one sets cookies only
 * where the handler said {@link UnitOfWork.keepOnRefusal}.
 */
export class Attempt {
  readonly work = new UnitOfWork();
  readonly jar: CookieJar;
  readonly reporter: Reporter;
  readonly objects: Objects;
  readonly #outside: Pick<Service, "objects" | "reporter">;
  readonly #callersJar: CookieJar;
  readonly #cookies = new Map<"visitor" | "session", Cookie>();
  readonly #put = new Set<string>();
  #heldBack: (() => unknown)[] = [];
  #isOver = false;

  constructor(service: Pick<Service, "objects" | "reporter" | "store" | "clock">, caller: Caller) {
    const { objects, reporter } = service;
    this.#outside = { objects, reporter };
    this.#callersJar = caller.jar;
    this.jar = {
      get: (name) => {
        const mine = this.#cookies.get(name);
        return mine ? mine[0] : caller.jar.get(name);
      },
      set: (name, value, maxAgeSeconds) => void this.#cookies.set(name, [value, maxAgeSeconds]),
    };
    this.reporter = {
      event: (name, facts) => void this.#later(() => reporter.event(name, facts)),
      warning: (message, facts) => void this.#later(() => reporter.warning(message, facts)),
      fault: (error, where) => void this.#later(() => reporter.fault(error, where)),
    };
    this.objects = {
      form: (...asked) => objects.form(...asked),
      info: (key) => objects.info(key),
      read: (key) => objects.read(key),
      open: (key) => objects.open(key),
      put: async (key, bytes, mime_type) => {
        this.#put.add(key);
        await this.#noted(service, key);
        return objects.put(key, bytes, mime_type);
      },
      remove: async (key) => {
        await this.#later(() => objects.remove(key));
      },
    };
  }

  /** Its writes are through: cookies, reports and removals follow, then what was to run afterwards. */
  async counts(): Promise<void> {
    for (const [name, cookie] of this.#cookies) this.#callersJar.set(name, ...cookie);
    await this.#release();
    for (const run of this.work.toRunAfterwards) await this.#guarded(run);
  }

  /** Its answer is a refusal of which nothing is kept but what was reported, and the files it did away with. */
  async refused(): Promise<void> {
    await this.#release();
    await this.#withdraw();
  }

  /** Another write came between, or a fault: nothing of it is seen outside. */
  async lost(): Promise<void> {
    this.#heldBack = [];
    await this.#withdraw();
  }

  /** Notes a file, until the writes that name it are through, as an upload that nobody may use: the reaper ends those. */
  async #noted({ store, clock }: Pick<Service, "store" | "clock">, key: string): Promise<void> {
    const before = new UnitOfWork();
    before.add("uploads", spent({ today: iso(clock.now()) }, key));
    await store.commit(before.changes, []);
    this.work.remove("uploads", { id: key });
  }
  /** What runs when the attempt is over, as its afterwards do, is not held back any more. */
  #later(run: () => unknown): unknown {
    return this.#isOver ? run() : void this.#heldBack.push(run);
  }
  async #release(): Promise<void> {
    this.#isOver = true;
    for (const run of this.#heldBack) await this.#guarded(run);
  }
  async #withdraw(): Promise<void> {
    for (const key of this.#put) await this.#guarded(() => this.#outside.objects.remove(key));
  }
  async #guarded(run: () => unknown): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#outside.reporter.fault(error, "after a commit");
    }
  }
}
