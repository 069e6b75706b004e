import { paths, paywallPath, withModal } from "#core/domain/navigation/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { placeTitles } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import type { Bought } from "./bought.ts";
import type { Screen } from "./screen.ts";
import type { LivingSite } from "./site.ts";

const any = (text: string): RegExp => new RegExp(text);
/** Where somebody who buys is, by what they bought. */
const at =
  (path: (bought: Bought) => string) =>
  ({ bought }: LivingSite): string => {
    if (bought === null) throw new Error("nothing is sold on this site");
    return path(bought);
  };
/** A page of its own on a phone, a part of the account’s page at a desk. */
const ofAccount = (title: string): RegExp => any(`^(${title}|${inEnglish(placeTitles.account)})$`);

/** Prices, paying, and sending a card by post. */
export const screensOfPaying: readonly Screen[] = [
  {
    name: "pricing",
    who: "nobody",
    at: () => "/?bundles=true&type=postal&quantity=10#pricing",
    title: say("landing.title"),
    main: ["link", say("landing.startFree")],
  },
  {
    name: "modal-bundle",
    isModal: true,
    who: "buyer",
    at: () => withModal(paths.credits, "bundle", { type: "postal", quantity: 10 }),
    title: say("modals.bundle"),
    main: ["button", say("checkout.buy", { n: 10 })],
  },
  {
    name: "modal-upgrade-sending",
    isModal: true,
    who: "owner",
    at: ({ full }) =>
      paywallPath(full.id, { returnTo: paths.send(full.id), unlockDigitalSend: true }),
    title: say("upgrade.title"),
    main: ["button", say("checkout.choose", { plan: "Starter" })],
  },
  {
    name: "credits",
    who: "buyer",
    at: () => paths.credits,
    title: ofAccount(inEnglish(placeTitles.bundleCredits)),
    main: ["link", say("payments.buy")],
  },
  {
    name: "payments",
    who: "buyer",
    at: () => paths.payments,
    title: ofAccount(inEnglish(placeTitles.orderHistory)),
    main: ["link", any(say("payments.printed"))],
  },
  {
    name: "payment",
    who: "buyer",
    at: at(({ payment }) => paths.payment(payment)),
    title: ofAccount(inEnglish(placeTitles.orderDetails)),
    main: ["button", say("payments.send")],
  },
  {
    name: "payments-empty",
    who: "stranger",
    at: () => paths.payments,
    title: ofAccount(inEnglish(placeTitles.orderHistory)),
    main: ["link", say("payments.buy")],
  },
  {
    name: "contacts",
    who: "buyer",
    at: () => postalPaths.contacts,
    title: ofAccount(inEnglish(placeTitles.contacts)),
    main: ["link", any("Grace Hopper")],
  },
  {
    name: "contact",
    who: "buyer",
    at: at(({ address }) => postalPaths.contact(address)),
    title: ofAccount(inEnglish(placeTitles.editAddress)),
    main: ["button", say("postal.saveAddress")],
  },
  {
    name: "contacts-empty",
    who: "stranger",
    at: () => postalPaths.contacts,
    title: ofAccount(inEnglish(placeTitles.contacts)),
    main: ["link", say("postal.addContact")],
  },
  {
    name: "send-recipient",
    who: "owner",
    at: ({ card }) => paths.sendRecipient(card.id),
    title: say("gather.recipient"),
    main: ["textbox", say("settings.first")],
  },
  {
    name: "post",
    who: "owner",
    at: ({ card }) => postalPaths.start(card.id),
    title: say("postal.heading", { name: "Grace" }),
    main: ["link", say("postal.begin")],
  },
  {
    name: "post-begun",
    who: "buyer",
    at: at(({ card }) => postalPaths.start(card)),
    title: say("postal.heading", { name: "Grace" }),
    main: ["link", say("postal.goOn")],
  },
  {
    name: "post-add",
    who: "buyer",
    at: at(({ card }) => postalPaths.add(card)),
    title: say("postal.who"),
    main: ["button", any("Grace Hopper")],
  },
  {
    name: "post-address",
    who: "buyer",
    at: at(({ card }) => postalPaths.address(card)),
    title: say("postal.newHeading"),
    main: ["button", say("postal.useThis")],
  },
  {
    name: "post-address-known",
    who: "buyer",
    at: at(({ card, address }) => postalPaths.address(card, address)),
    title: say("postal.editHeading"),
    main: ["button", say("postal.useThis")],
  },
  {
    name: "post-order",
    who: "buyer",
    at: at(({ card, begun }) => postalPaths.order(card, begun)),
    title: say("postal.orderHeading"),
    main: ["button", say("postal.toPayment")],
  },
  {
    name: "post-payment",
    who: "buyer",
    at: at(({ card, begun }) => postalPaths.payment(card, begun)),
    title: say("postal.payHeading"),
    main: ["button", say("postal.byCard")],
  },
  {
    name: "post-complete",
    who: "buyer",
    at: at(({ card, paid }) => postalPaths.complete(card, paid)),
    title: say("postal.completeHeading"),
    main: ["link", say("postal.seeSummary")],
  },
  {
    name: "post-summary",
    who: "buyer",
    at: at(({ card, paid }) => postalPaths.summary(card, paid)),
    title: say("postal.summaryHeading"),
    main: ["link", say("postal.openPayment")],
  },
  {
    name: "post-missing",
    who: "buyer",
    at: at(({ card }) => postalPaths.summary(card, "no-such-order")),
    title: inEnglish(placeTitles.postOrder),
    main: ["link", say("postal.allOrders")],
  },
  {
    name: "editor-posted",
    who: "buyer",
    at: at(({ card }) => paths.edit(card)),
    title: any("Grace"),
    main: ["link", say("postal.seeOrder")],
  },
];
