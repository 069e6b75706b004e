import {
  type Address,
  type AddressField,
  type AddressFields,
  type AddressSuggestion,
  isPostcode,
  plainPostcode,
  refuseAddress,
} from "#core/domain/address/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import type { Message } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { formError, Once } from "../form/index.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";
import { Suggesting } from "./suggesting.ts";

type Errors = Readonly<Partial<Record<AddressField, Message>>>;
const empty: AddressFields = {
  first_name: "",
  last_name: "",
  address_line_1: "",
  address_line_2: "",
  city: "",
  postcode: "",
};
const fieldsOf = (one: AddressFields): AddressFields => ({
  first_name: one.first_name,
  last_name: one.last_name,
  address_line_1: one.address_line_1,
  address_line_2: one.address_line_2,
  city: one.city,
  postcode: one.postcode,
});
/** So many signs a postcode has at least: before that it isn't said to be wrong. */
const shortestPostcode = 5;

/** An address that is typed in, or one that is changed (ROUTE-37, ROUTE-59, POST-07). */
export class AddressForm {
  loaded: "loading" | "ready" | "missing" | "failed" = "loading";
  busy = false;
  error: Message | null = null;
  fieldErrors: Errors = {};
  typed: AddressFields = empty;
  /** Whether it stays in the address book. */
  saved = true;
  /** As it is kept; null for one that is new. */
  address: Address | null = null;
  readonly id: string | null;
  readonly suggesting: Suggesting;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #saving = new Once<Address | null>((address) => address !== null);
  #key: string;
  #names: Partial<AddressFields>;

  /** @param names who it is for, where that is known */
  constructor(
    ports: AppPorts,
    session: Session,
    id: string | null,
    names: Partial<AddressFields> = {},
  ) {
    this.#ports = ports;
    this.#session = session;
    this.id = id;
    this.suggesting = ports.observe(new Suggesting(ports, session));
    this.#key = ports.newKey();
    this.#names = names;
    this.typed = { ...empty, ...names };
  }

  async open(): Promise<void> {
    if (this.id === null || this.address !== null) {
      this.loaded = "ready";
      return;
    }
    this.loaded = "loading";
    this.error = null;
    const answer = await this.#session.api("readAddresses", {});
    // an address book that doesn't come is an empty one (POST-10): the address isn't in it
    const all = answer.ok ? answer.value.addresses : [];
    const address = all.find(({ id }) => id === this.id) ?? null;
    if (address === null) {
      this.loaded = answer.ok || isNotFound(answer.refusal) ? "missing" : "failed";
      return;
    }
    this.#take(address);
    this.loaded = "ready";
  }
  close(): void {
    this.suggesting.close();
  }

  #take(address: Address): void {
    this.address = address;
    this.typed = fieldsOf(address);
    this.saved = address.saved;
  }

  get hasChanged(): boolean {
    const before = this.address ?? { ...empty, ...this.#names };
    const fields = Object.keys(empty) as AddressField[];
    return fields.some((field) => this.typed[field] !== before[field]);
  }

  /** A field is typed in: what was wrong with it is no longer said, but for a postcode that is none. */
  type(field: AddressField, value: string): void {
    this.#saving.renew();
    this.#key = this.#ports.newKey();
    this.typed = { ...this.typed, [field]: value };
    this.error = null;
    this.fieldErrors = { ...this.fieldErrors, [field]: undefined };
    if (field === "postcode") this.#checkPostcode(value);
  }
  #checkPostcode(value: string): void {
    const signs = value.replace(/\s/g, "");
    if (signs.length >= shortestPostcode && !isPostcode(value))
      this.fieldErrors = { ...this.fieldErrors, postcode: fieldWords.postcode };
  }
  /** Leaves the postcode: one that is good is written as the post writes it. */
  settlePostcode(): void {
    const { postcode } = this.typed;
    if (postcode.trim() === "") return;
    if (isPostcode(postcode)) this.type("postcode", plainPostcode(postcode));
    else this.fieldErrors = { ...this.fieldErrors, postcode: fieldWords.postcode };
  }
  keep(saved: boolean): void {
    this.#saving.renew();
    this.saved = saved;
  }

  /** Fills the fields with a suggestion; the names stay as they are typed. */
  async pick(suggestion: AddressSuggestion): Promise<void> {
    const found = await this.suggesting.retrieve(suggestion);
    if (found === null) return;
    const { first_name, last_name } = this.typed;
    this.#saving.renew();
    this.typed = {
      ...fieldsOf(found),
      first_name: first_name || found.first_name,
      last_name: last_name || found.last_name,
    };
    this.fieldErrors = {};
  }

  async discard(): Promise<void> {
    this.typed = this.address ? fieldsOf(this.address) : { ...empty, ...this.#names };
    this.fieldErrors = {};
  }

  /** The address as it is kept, or null where it isn't. */
  save(): Promise<Address | null> {
    return this.#saving.run(() => this.#save());
  }
  async #save(): Promise<Address | null> {
    this.error = null;
    this.fieldErrors = refuseAddress(this.typed);
    if (Object.keys(this.fieldErrors).length > 0) return null;
    this.busy = true;
    const body = {
      ...this.typed,
      postcode: plainPostcode(this.typed.postcode),
      saved: this.saved,
    };
    const answer =
      this.id === null
        ? await this.#session.api("createAddress", { body }, { key: this.#key })
        : await this.#session.api("changeAddress", { path: { id: this.id }, body });
    this.busy = false;
    if (!answer.ok) {
      const { errors } = answer.refusal;
      this.fieldErrors = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
      this.error = errors.length > 0 ? null : formError(this.#ports, answer.refusal, "address");
      return null;
    }
    this.#key = this.#ports.newKey();
    this.#take(answer.value.address);
    return answer.value.address;
  }

  /** True once it is gone. */
  async remove(): Promise<boolean> {
    if (this.id === null || this.busy) return false;
    this.busy = true;
    const answer = await this.#session.api("deleteAddress", { path: { id: this.id } });
    this.busy = false;
    const isGone = answer.ok || answer.refusal.code === "notFound";
    if (isGone) await this.discard();
    else this.error = formError(this.#ports, answer.refusal, "address");
    return isGone;
  }
}
