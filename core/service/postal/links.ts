import type { PostalOrderRecord } from "#core/domain/postal/index.ts";
import { days, type Span } from "#core/kernel/index.ts";
import type { Service } from "../context/index.ts";

type Signing = Pick<Service, "secrets" | "settings" | "clock">;

const uses = { print: "the print of an order", notice: "news of an order" } as const;
/** A service fetches a print within minutes; some hold an order back for days before. */
const printLinkLife: Span = days(14);

/** Where whoever was asked to print an order finds its PDF, and where it says that something became of it; below the site's address. */
export const printPath = "/prints";
export const noticePath = "/webhooks/orders";

/** The address of an order's print, which opens for some days. */
export const printLink = (
  { secrets, settings, clock }: Signing,
  { id }: Pick<PostalOrderRecord, "id">,
): string => {
  const until = clock.now() + printLinkLife;
  return `${settings.address}${printPath}/${encodeURIComponent(secrets.seal(uses.print, `${until} ${id}`))}.pdf`;
};
/** The order that an address opens the print of; null for what wasn't sealed here, or is past. */
export const readPrintLink = (
  { secrets, clock }: Pick<Signing, "secrets" | "clock">,
  sealed: string,
): string | null => {
  const [until, id = null] = secrets.unseal(uses.print, sealed)?.split(" ") ?? [];
  return Number(until) > clock.now() ? id : null;
};

/** The address that takes news of an order: only who was asked to print it knows it. */
export const noticeLink = (
  { secrets, settings }: Signing,
  { id }: Pick<PostalOrderRecord, "id">,
): string =>
  `${settings.address}${noticePath}/${encodeURIComponent(secrets.seal(uses.notice, id))}`;
export const readNoticeLink = (
  { secrets }: Pick<Signing, "secrets">,
  sealed: string,
): string | null => secrets.unseal(uses.notice, sealed);
