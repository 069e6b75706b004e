import { paths } from "./paths.ts";
import type { RoutePath } from "./routes.ts";

/** A way on from a page that is not there yet. */
export interface WayOn {
  readonly path: string;
  readonly words: string;
}
export interface Later {
  /** In one sentence, what the page will be. */
  readonly words: string;
  readonly on: WayOn;
}
type Params = Readonly<Record<string, string>>;
type Entry = readonly [words: string, on: (params: Params) => WayOn];

const send = ({ id = "" }: Params): WayOn => ({
  path: paths.send(id),
  words: "Send it by email or link",
});
const home = (): WayOn => ({ path: paths.home(), words: "Go to My cards" });
const shop = (): WayOn => ({ path: paths.shop(), words: "Choose a card" });
const account = (): WayOn => ({ path: paths.account, words: "Go to your account" });

/** What belongs to a later issue, by route. */
const later: Readonly<Partial<Record<RoutePath, Entry>>> = {
  "/account/addresses": ["Soon you’ll be able to save addresses for posting cards.", account],
  "/account/addresses/:id": ["Soon you’ll be able to edit your saved addresses.", account],
  "/account/bundles": ["Soon you’ll be able to see your bundle credits.", account],
  "/account/payments": ["Soon you’ll be able to see all your orders.", account],
  "/account/payments/:id": ["Soon you’ll be able to see each order and its receipt.", account],
  "/reminders": ["Soon you’ll be able to save the dates you don’t want to miss.", home],
  "/reminders/add": ["Soon you’ll be able to add a date you don’t want to miss.", home],
  "/reminders/:id": ["Soon you’ll be able to edit your reminders.", home],
  "/themes": ["Soon you’ll be able to save your own cover themes.", shop],
  "/themes/create": ["Soon you’ll be able to make your own cover theme.", shop],
  "/themes/:id": ["Soon you’ll be able to edit your cover themes.", shop],
  "/themes/share/:id": ["Soon you’ll be able to share your cover themes.", shop],
  "/themes/accept/:id": [
    "Soon you’ll be able to save cover themes that someone shared with you.",
    shop,
  ],
  "/edit/:id/send/post": ["Soon you’ll be able to have your card printed and posted.", send],
  "/edit/:id/send/post/add": [
    "Soon you’ll be able to choose where we post your printed card.",
    send,
  ],
  "/edit/:id/send/post/address/:addressId": [
    "Soon you’ll be able to enter a postal address.",
    send,
  ],
  "/edit/:id/send/post/:orderId": ["Soon you’ll be able to see your printed card order.", send],
  "/edit/:id/send/post/:orderId/payment": ["Soon you’ll be able to pay for a printed card.", send],
  "/edit/:id/send/post/:orderId/complete": ["Soon you’ll see your order confirmation here.", send],
  "/edit/:id/send/post/:orderId/summary": ["Soon you’ll be able to check your order here.", send],
};

/** What a route of kind `later` will be and where to go meanwhile; null for every other route. */
export const laterAt = (path: RoutePath, params: Params): Later | null => {
  const entry = later[path];
  if (entry === undefined) return null;
  const [words, on] = entry;
  return { words, on: on(params) };
};
