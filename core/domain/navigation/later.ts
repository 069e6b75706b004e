import { type Message, messages } from "#core/kernel/index.ts";
import { paths } from "./paths.ts";
import type { RoutePath } from "./routes.ts";

/** A way on from a page that is not there yet. */
export interface WayOn {
  readonly path: string;
  readonly words: Message;
}
export interface Later {
  /** In one sentence, what the page will be. */
  readonly words: Message;
  readonly on: WayOn;
}
type Params = Readonly<Record<string, string>>;
type Entry = readonly [words: Message, on: (params: Params) => WayOn];

/** What each page that is not there yet will be, and the ways on from it. */
export const laterWords = /* @__PURE__ */ messages("later", {
  addresses: null,
  address: null,
  post: null,
  postTo: null,
  postAddress: null,
  postOrder: null,
  postPayment: null,
  postComplete: null,
  postSummary: null,
  toSend: null,
  toAccount: null,
});

const send = ({ id = "" }: Params): WayOn => ({
  path: paths.send(id),
  words: laterWords.toSend,
});
const account = (): WayOn => ({ path: paths.account, words: laterWords.toAccount });

/** What belongs to a later issue, by route. */
const later: Readonly<Partial<Record<RoutePath, Entry>>> = {
  "/account/addresses": [laterWords.addresses, account],
  "/account/addresses/:id": [laterWords.address, account],
  "/edit/:id/send/post": [laterWords.post, send],
  "/edit/:id/send/post/add": [laterWords.postTo, send],
  "/edit/:id/send/post/address/:addressId": [laterWords.postAddress, send],
  "/edit/:id/send/post/:orderId": [laterWords.postOrder, send],
  "/edit/:id/send/post/:orderId/payment": [laterWords.postPayment, send],
  "/edit/:id/send/post/:orderId/complete": [laterWords.postComplete, send],
  "/edit/:id/send/post/:orderId/summary": [laterWords.postSummary, send],
};

/** What a route of kind `later` will be and where to go meanwhile; null for every other route. */
export const laterAt = (path: RoutePath, params: Params): Later | null => {
  const entry = later[path];
  if (entry === undefined) return null;
  const [words, on] = entry;
  return { words, on: on(params) };
};
