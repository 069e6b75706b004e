import { type Day, type Message, messages } from "#core/kernel/index.ts";

/** A name that somebody gave, or what stands for one. */
export type Named = string | Message;

const day = (at: Day) => ({ day: at });
const card = (named: Named) => ({ card: named });
const product = (name: string) => ({ product: name });
const whom = (who: Named) => ({ whom: who });
const whomCard = (who: Named, named: Named) => ({ whom: who, card: named });
const codeProduct = (code: string, name: string) => ({ code, product: name });
const signed = (named: Named, count: number, total: number) => ({
  card: named,
  signed: count,
  total,
});
const email = (address: string) => ({ email: address });
/** `known` is "yes" where there is a name to say. */
const recipient = (name: string) => ({ recipient: name, known: name === "" ? "no" : "yes" });

/** Every word that mails say, in one place. `whom` is the name of who caused the mail. */
export const mailWords = /* @__PURE__ */ messages("mail", {
  /** The line below a mail: why it came. */
  because: {
    code: null,
    newAddress: null,
    /** To an address that an account had until now. */
    account: product,
    test: null,
    people: product,
    /** To someone who is asked to sign, not to receive. */
    signing: (who: Named, name: string) => ({ whom: who, product: name }),
    owner: null,
    asked: null,
    yourCard: null,
    reminder: null,
    digest: null,
    guest: null,
    offered: (who: Named) => ({ whom: who }),
    handedOver: null,
    coOwner: (who: Named) => ({ whom: who }),
    paid: product,
  },
  /** Where how often news come is chosen. */
  howOften: null,
  /** Above the address that the button leads to. */
  orLink: null,
  /** Where pictures are not shown. */
  logo: null,
  /** The link below it that ends such mails. */
  unsubscribe: { invitations: null, reminders: null, news: null },
  newAddress: { subject: codeProduct, heading: null, text: null, button: null },
  signIn: { subject: codeProduct, heading: null, text: null, button: null },
  signUp: { subject: codeProduct, heading: null, text: null, button: null },
  emailChanged: {
    subject: product,
    heading: null,
    text: email,
    way: (days: number) => ({ days }),
    help: email,
    button: null,
  },
  emailRestored: { subject: product, heading: null, text: email, help: email, button: null },
  invitation: {
    subject: whomCard,
    heading: card,
    text: (who: Named, name: string) => ({ whom: who, ...recipient(name) }),
    until: day,
    button: null,
  },
  receive: { subject: whomCard, heading: card, text: whom, button: null },
  nudge: {
    subject: card,
    heading: card,
    text: (who: Named, name: string) => ({ whom: who, ...recipient(name) }),
    button: null,
  },
  roleRequest: {
    subject: { sign: whomCard, open: whomCard },
    heading: { sign: null, open: null },
    text: { sign: whomCard, open: whomCard },
    button: null,
  },
  approved: {
    subject: { sign: card, open: card },
    heading: null,
    text: { sign: whomCard, open: whomCard },
    button: { sign: null, open: null },
  },
  declined: {
    subject: { sign: card, open: card },
    heading: null,
    text: { sign: whomCard, open: whomCard },
    way: null,
    button: null,
  },
  card: {
    subject: whom,
    heading: recipient,
    text: (who: Named, isTogether: boolean) => ({ whom: who, together: isTogether ? "yes" : "no" }),
    /** Where pictures are not shown. */
    cover: null,
    button: null,
  },
  test: { subject: (subject: Message) => ({ subject }), text: null },
  undelivered: {
    subject: { card, invitation: card },
    heading: { card: null, invitation: null },
    text: {
      card: (named: Named, to: string) => ({ card: named, to }),
      invitation: (named: Named, to: string) => ({ card: named, to }),
    },
    why: {
      no_mailbox: null,
      mailbox_full: null,
      refused: null,
      unreachable: null,
      expired: null,
      unsubscribed: null,
    },
    way: { card: null, invitation: null, unsubscribed: null },
    button: { card: null, invitation: null, unsubscribed: null },
  },
  held: {
    subject: card,
    heading: null,
    text: (named: Named, to: string, at: Day) => ({ card: named, to, day: at }),
    why: { full: null, address: null, declined: null },
    way: { full: null, address: null, declined: null },
    button: null,
  },
  thanks: { subject: whom, heading: null, text: whomCard, button: null },
  contribution: {
    subject: whomCard,
    heading: null,
    arrived: whomCard,
    waiting: whomCard,
    full: whomCard,
    button: null,
  },
  /** `shown`: "all" or "some" of them, and how many by their names. */
  digest: {
    subject: (named: Named, messages: number, cards: number) => ({ card: named, messages, cards }),
    heading: (messages: number) => ({ messages }),
    from: (
      names: { readonly a: string; readonly b: string; readonly c: string },
      messages: number,
      shown: string,
      others: number,
    ) => ({ ...names, messages, shown, others }),
    waiting: (waiting: number, messages: number) => ({ waiting, messages }),
    button: { view: null, review: null },
  },
  /** Whether everyone has signed, or the day to sign by is over. */
  signed: {
    subject: { all: card, some: signed },
    heading: { all: null, some: (named: number, total: number) => ({ signed: named, total }) },
    text: { all: (total: number) => ({ total }), some: day },
    way: { send: null, time: null, scheduled: day },
    button: null,
  },
  reminder: {
    subject: (title: Named, at: Day) => ({ title, day: at }),
    heading: (title: Named) => ({ title }),
    today: (title: Named) => ({ title }),
    text: (at: Day, days: number) => ({ day: at, days }),
    button: null,
  },
  offer: {
    subject: whomCard,
    heading: null,
    text: whomCard,
    what: null,
    until: null,
    button: null,
  },
  handedOver: { subject: whomCard, heading: null, text: whomCard, what: null, button: null },
  coOwner: { subject: whomCard, heading: null, text: whomCard, what: whom, button: null },
  /** The way back to a message that was signed without an account. */
  privateLink: { subject: card, heading: null, text: card, keep: null, button: null },
  /** What was bought, and what became of the money; `tier` is a tier's name, `amount` money as it is written. */
  receipt: {
    subject: (name: string, reference: string) => ({ product: name, reference }),
    heading: null,
    tier: (named: Named, tier: string) => ({ card: named, tier }),
    bundle: (kind: string, quantity: number) => ({ kind, quantity }),
    printed: card,
    paid: (amount: string, tax: string) => ({ amount, tax }),
    card: (amount: string, tax: string, brand: string, last4: string) => ({
      amount,
      tax,
      brand,
      last4,
    }),
    credit: (kind: string) => ({ kind }),
    reference: (reference: string) => ({ reference }),
    seller: (name: string) => ({ name }),
    sellerAt: (name: string, place: string) => ({ name, place }),
    vatNumber: (number: string) => ({ number }),
    back: (amount: string) => ({ amount }),
    test: null,
    button: { tier: null, bundle: null },
  },
  /** Money goes back for what could not be given. */
  refund: {
    subject: (amount: string) => ({ amount }),
    heading: (amount: string) => ({ amount }),
    gone: (amount: string) => ({ amount }),
    already: (named: Named, amount: string) => ({ card: named, amount }),
    printed: (named: Named, amount: string) => ({ card: named, amount }),
    when: null,
    button: null,
  },
  /** A printed card is being made; `to` is the name on its envelope. */
  printing: {
    subject: card,
    heading: card,
    text: (to: string) => ({ to }),
    arrives: (at: Day) => ({ day: at }),
    button: null,
  },
  /** It is on its way. */
  posted: {
    subject: card,
    heading: card,
    text: (to: string) => ({ to }),
    arrives: (at: Day) => ({ day: at }),
    button: null,
  },
  /** It is not printed; `amount` is what goes back, null for a credit. */
  postCancelled: {
    subject: card,
    heading: card,
    text: (named: Named, to: string) => ({ card: named, to }),
    money: (amount: string) => ({ amount }),
    credit: null,
    help: null,
    button: null,
  },
  /** Who stands behind a mail when no name is known. */
  somebody: null,
  /** Who made a card, when no name is known. */
  theOrganiser: null,
  /** A card in a sentence: its title, or what it is called without one. */
  titled: (title: string) => ({ title }),
  aCard: null,
});
