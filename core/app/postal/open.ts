import type { AddressFields } from "#core/domain/address/index.ts";
import type { AppContext } from "../appContext.ts";
import { AddressForm } from "./addressForm.ts";
import { AddressBook } from "./book.ts";
import { PostalNews } from "./news.ts";
import { PostalOffer } from "./offer.ts";
import { PostalPayment } from "./payment.ts";
import { Posting } from "./posting.ts";
import type { MakePrint } from "./print.ts";

export const openAddressBook = ({ ports, session }: AppContext): AddressBook =>
  ports.observe(new AddressBook(session));

/** A new address, or the one with this id. */
export const openAddress = (
  { ports, session }: AppContext,
  id: string | null,
  names?: Partial<AddressFields>,
): AddressForm => ports.observe(new AddressForm(ports, session, id, names));

export const openPostalOffer = ({ ports, session }: AppContext, storyId: string): PostalOffer =>
  ports.observe(new PostalOffer(ports, session, storyId));

export const openPosting = (
  { ports, session }: AppContext,
  storyId: string,
  orderId: string | null = null,
): Posting => ports.observe(new Posting(ports, session, storyId, orderId));

export const openPostalPayment = (
  { ports, session }: AppContext,
  posting: Posting,
  make: MakePrint,
): PostalPayment => ports.observe(new PostalPayment(ports, session, posting, make));

export const openPostalNews = ({ ports, session }: AppContext, storyId: string): PostalNews =>
  ports.observe(new PostalNews(ports, session, storyId));
