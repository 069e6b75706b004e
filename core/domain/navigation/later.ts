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
const home = (): WayOn => ({ path: paths.home(), words: "To my cards" });
const shop = (): WayOn => ({ path: paths.shop(), words: "Choose a card" });
const account = (): WayOn => ({ path: paths.account, words: "To your account" });

/** What belongs to a later issue, by route. */
const later: Readonly<Partial<Record<RoutePath, Entry>>> = {
  "/account/addresses": ["Here you will keep the addresses your cards are posted to.", account],
  "/account/addresses/:id": ["Here you will change an address your cards are posted to.", account],
  "/account/bundles": ["Here you will see the credits of the bundles you bought.", account],
  "/account/payments": ["Here you will see everything you ordered.", account],
  "/account/payments/:id": ["Here you will see one order and its receipt.", account],
  "/reminders": ["Here you will keep the days you don’t want to miss.", home],
  "/reminders/add": ["Here you will add a day you don’t want to miss.", home],
  "/reminders/:id": ["Here you will change a day you don’t want to miss.", home],
  "/themes": ["Here you will keep cover themes of your own.", shop],
  "/themes/create": ["Here you will make a cover theme of your own.", shop],
  "/themes/:id": ["Here you will change a cover theme of your own.", shop],
  "/themes/share/:id": ["Here you will share your cover themes with others.", shop],
  "/themes/accept/:id": ["Here you will take over cover themes that somebody shared.", shop],
  "/edit/:id/send/post": ["Here you will have the card printed and posted.", send],
  "/edit/:id/send/post/add": ["Here you will say where the printed card goes.", send],
  "/edit/:id/send/post/address/:addressId": [
    "Here you will write the address the printed card goes to.",
    send,
  ],
  "/edit/:id/send/post/:orderId": ["Here you will see your order of a printed card.", send],
  "/edit/:id/send/post/:orderId/payment": ["Here you will pay for a printed card.", send],
  "/edit/:id/send/post/:orderId/complete": ["Here you will see that your order came in.", send],
  "/edit/:id/send/post/:orderId/summary": [
    "Here you will look through your order of a printed card.",
    send,
  ],
};

/** What a route of kind `later` will be and where to go meanwhile; null for every other route. */
export const laterAt = (path: RoutePath, params: Params): Later | null => {
  const entry = later[path];
  if (entry === undefined) return null;
  const [words, on] = entry;
  return { words, on: on(params) };
};
