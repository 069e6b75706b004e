export type { AddressForm } from "./addressForm.ts";
export type { AddressBook } from "./book.ts";
export type { PostalNews } from "./news.ts";
export type { PostalOffer } from "./offer.ts";
export * from "./open.ts";
export type { PostalPayment } from "./payment.ts";
export type { Posting } from "./posting.ts";
export type { MakePrint } from "./print.ts";
