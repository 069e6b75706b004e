import type { Address } from "#core/domain/address/index.ts";
import type { PostalClass, PrintStage } from "#core/domain/postal/index.ts";

/** A card that somebody paid for, as a service is asked to print and post it. */
export interface PrintRequest {
  /** The order's id: asked for twice, it is printed once. */
  readonly key: string;
  readonly address: Address;
  readonly postal_class: PostalClass["id"];
  /** Where the PDF can be fetched, for some days. */
  readonly print: string;
  /** Where the service posts that something became of the order. */
  readonly notice: string;
}

/** An order at the service. */
export interface PrintOrder {
  /** The service's name for it. */
  readonly ref: string;
  readonly stage: PrintStage;
  /** What holds it up, for an operator: never an address or a link; null where nothing does. */
  readonly trouble: string | null;
}

/** Prints and posts cards. A call that fails throws {@link FulfilmentFailed}, and may be tried again. */
export interface Fulfilment {
  /** Names the service in orders, settings and addresses. */
  readonly name: "prodigi";
  order(request: PrintRequest): Promise<PrintOrder>;
  /** An order by the key that it was asked for with; null where the service has none. */
  find(key: string): Promise<PrintOrder | null>;
  read(ref: string): Promise<PrintOrder>;
  /** Nobody prints it any more, unless it is too late: the answer says which. */
  cancel(ref: string): Promise<PrintOrder>;
}

/** The service can't be reached or refuses; what was asked may or may not be done. The message is for an operator. */
export class FulfilmentFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = "FulfilmentFailed";
  }
}
