import {
  type AddressBook,
  type AddressForm,
  openAddress,
  openAddressBook,
  openPostalPayment,
  openPosting,
  type PostalPayment,
  type Posting,
} from "#core/app/index.ts";
import type { Address, AddressFields } from "#core/domain/address/index.ts";
import type { TestOutcome } from "#core/domain/payment/index.ts";
import { testCards } from "#core/domain/payment/index.ts";
import type { Destination, PostalOrder } from "#core/domain/postal/index.ts";
import type { Words } from "#core/kernel/index.ts";
import { aPdf } from "#specs/fixtures/posting.ts";
import type { Acting } from "./acting.ts";

/** Ordering printed copies of a card, and the addresses that they go to. */
export class Ordering {
  readonly #actor: Acting;
  #posting: Posting | null = null;
  #payment: PostalPayment | null = null;
  #book: AddressBook | null = null;
  #form: AddressForm | null = null;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  get posting(): Posting {
    if (this.#posting === null) throw new Error(`${this.#actor.name} posts nothing`);
    return this.#posting;
  }
  /** The order that is being made, or looked at. */
  get order(): PostalOrder {
    const { currentOrder } = this.posting;
    if (currentOrder === null) throw new Error(`${this.#actor.name} has no order`);
    return currentOrder;
  }
  get payment(): PostalPayment {
    if (this.#payment === null) throw new Error(`${this.#actor.name} pays for no order`);
    return this.#payment;
  }
  get book(): AddressBook {
    if (this.#book === null) throw new Error(`${this.#actor.name} has no address book open`);
    return this.#book;
  }
  get form(): AddressForm {
    if (this.#form === null) throw new Error(`${this.#actor.name} types in no address`);
    return this.#form;
  }
  get words(): readonly (Words | null)[] {
    return [
      this.#posting?.error ?? null,
      ...Object.values(this.#posting?.fieldErrors ?? {}),
      this.#payment?.checkout.error ?? null,
      this.#form?.error ?? null,
      ...Object.values(this.#form?.fieldErrors ?? {}).map((words) => words ?? null),
    ];
  }

  /** Wants to post the card: an order that was begun is picked up; or looks at the order with this id. */
  async open(orderId: string | null = null): Promise<void> {
    this.#payment = null;
    this.#posting = openPosting(this.#actor.app, this.#actor.cast.card.id, orderId);
    await this.#actor.does(this.#posting.open());
  }
  async openBook(): Promise<void> {
    this.#book = openAddressBook(this.#actor.app);
    await this.#actor.does(this.#book.open());
  }
  /** Opens the form of a new address. */
  async openForm(): Promise<void> {
    this.#form = openAddress(this.#actor.app, null);
    await this.#actor.does(this.#form.open());
  }
  /** Types in an address; null where it isn’t kept. */
  async keep(fields: Partial<AddressFields>): Promise<Address | null> {
    await this.openForm();
    for (const [field, value] of Object.entries(fields))
      this.form.type(field as keyof AddressFields, value);
    return this.#actor.does(this.form.save());
  }
  /** Goes on to the order itself, as the screens do. */
  async sendTo(address: Address, destination: Destination): Promise<void> {
    const id = await this.#actor.does(this.posting.sendTo(address, destination));
    if (id !== null) await this.open(id);
  }

  /** Prepares the print, and opens the payment or is done with a credit. */
  async pay(by: "card" | "credit"): Promise<void> {
    this.#payment = openPostalPayment(this.#actor.app, this.posting, async () => {
      const content = aPdf();
      return { name: "card.pdf", type: "application/pdf", size: content.byteLength, content };
    });
    await this.#actor.does(this.#payment.open());
    await this.#actor.does(this.#payment.pay(by));
  }
  async tryCard(outcome: TestOutcome): Promise<void> {
    const card = testCards.find((one) => one.outcome === outcome);
    await this.#actor.does(this.payment.checkout.tryTestCard(card?.number ?? ""));
  }
}
