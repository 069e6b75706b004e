import { queryPart } from "#core/domain/navigation/index.ts";
import type { Destination, PostalOrder } from "#core/domain/postal/index.ts";

/** Whom an order goes to: as the address of the page says, else as it was begun. */
export const destinationOf = (search: string, order: PostalOrder | null): Destination => {
  const to = queryPart(search, "to");
  return to === "sender" || to === "recipient" ? to : (order?.destination ?? "recipient");
};
export const withDestination = (path: string, to: Destination): string => `${path}?to=${to}`;
