import { type Bundle, CreditType } from "#core/domain/payment/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppContext } from "../appContext.ts";
import type { Session } from "../session/index.ts";

/** What a single card of a kind costs, in minor units; null while it is not known. */
type Single = Readonly<Record<CreditType, number | null>>;

/** Bundles of cards and what they save (MODAL-04, Appendix C); prices come from the authority. */
export class Bundles {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  type: CreditType = "digital";
  quantity = 0;
  all: readonly Bundle[] = [];
  readonly #session: Session;
  #single: Single = { digital: null, postal: null };

  constructor(session: Session) {
    this.#session = session;
  }

  async open(): Promise<void> {
    const answer = await this.#session.api("readProducts", {});
    if (!answer.ok) {
      this.loaded = "failed";
      this.error = wordsOf(answer.refusal);
      return;
    }
    const { bundles = [], digital, postal } = answer.value;
    this.all = bundles;
    this.#single = {
      digital: digital.at(-1)?.amount ?? null,
      postal: postal[0]?.amount ?? null,
    };
    this.error = null;
    this.loaded = "ready";
    this.#settle();
  }

  /** What an address asks for; anything else leaves the first of its kind chosen (ROUTE-06). */
  ask(type: unknown, quantity: unknown): void {
    if (type === "digital" || type === "postal") this.type = type;
    this.quantity = Number(quantity ?? 0);
    this.#settle();
  }
  choose(type: CreditType): void {
    this.type = type;
    this.#settle();
  }

  /** What is on sale: credits for printed cards only where cards are posted (OPEN-159). */
  get kinds(): readonly CreditType[] {
    return CreditType.options.filter((kind) =>
      this.all.some((bundle) => bundle.bundle_type === kind),
    );
  }
  get offered(): readonly Bundle[] {
    return this.all.filter((bundle) => bundle.bundle_type === this.type);
  }
  get chosen(): Bundle | null {
    return this.offered.find((bundle) => bundle.bundle_quantity === this.quantity) ?? null;
  }
  /** Whole percent below the price of so many single cards. */
  saving({ bundle_type, bundle_quantity, amount }: Bundle): number {
    const single = this.#single[bundle_type];
    return single === null ? 0 : Math.round(100 * (1 - amount / (single * bundle_quantity)));
  }

  #settle(): void {
    if (this.loaded !== "ready") return;
    if (!this.kinds.includes(this.type)) this.type = this.kinds[0] ?? this.type;
    if (this.chosen === null) this.quantity = this.offered[0]?.bundle_quantity ?? 0;
  }
}

export const openBundles = ({ ports, session }: AppContext): Bundles =>
  ports.observe(new Bundles(session));
