import type { CreditType, PaidTier, TestOutcome } from "#core/domain/payment/index.ts";
import type { Genre } from "#core/domain/soundtrack/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";

/**
 * One person of a journey, whatever they use the product through: its application models (core, http) or its
 * pages in a real browser. Every verb does its part and waits until the product shows that it was done; every
 * `sees…` throws, with what was seen instead.
 */
export interface Person {
  readonly name: string;
  readonly account: Accounts;
  readonly shop: Shopping;
  readonly desk: Making;
  readonly music: ChoosingMusic;
  readonly till: Paying;
  readonly group: Gathering;
  readonly visit: Visiting;
  readonly post: Posting;
  readonly gift: Unwrapping;
}

/** Coming, going and being known. */
export interface Accounts {
  /** Comes to the start page in a fresh tab. */
  arrive(): Promise<void>;
  /** Signs in from the start page. */
  signIn(): Promise<void>;
  /** Goes through the sign-in that the product asks for now, with the code that is mailed. */
  answer(): Promise<void>;
  seesAskedFor(): Promise<void>;
  signOut(): Promise<void>;
  seesSignedOut(): Promise<void>;
  /** The card for somebody stands among this person's own. */
  seesCard(kind: "created" | "contributed" | "received", recipient: string): Promise<void>;
  /** A mail with these words in its subject came. */
  gotMail(words: string): Promise<void>;
}

export interface Shopping {
  /** From the start page through the shop: a cover, a name, and the card is made. */
  startCard(recipient: string, occasion?: Occasion): Promise<void>;
  /** Has a card on the desk already and no account, however that came about. */
  hasCard(recipient: string): Promise<void>;
  /** The same in an account. */
  ownCard(recipient: string): Promise<void>;
}

/** The owner's card on their desk. */
export interface Making {
  seesCardFor(recipient: string): Promise<void>;
  reload(): Promise<void>;
  /** Closes the tab and opens the card in another one. */
  comeBack(): Promise<void>;
  /** Goes back to the card from wherever they are. */
  returnToCard(): Promise<void>;
  /** The card of somebody without an account holds these messages already, however they came in. */
  stock(words: readonly string[]): Promise<void>;
  writeText(words: string): Promise<void>;
  /** Tries to; what the product says against it is answered. */
  tryText(words: string): Promise<string>;
  tryNoPhoto(): Promise<string>;
  /** Photos of the fixtures by file name, with a title on them. */
  addPhotos(title: string, files: readonly string[]): Promise<void>;
  changeText(from: string, to: string): Promise<void>;
  remove(words: string): Promise<void>;
  undo(): Promise<void>;
  /** 1 is the first place. */
  move(words: string, place: number, by: "keys" | "dragging"): Promise<void>;
  /** The messages in their order, by words that stand in them. */
  seesMessages(words: readonly string[]): Promise<void>;
  /** Looks at one message alone. */
  look(words: string): Promise<void>;
  /** The whole card as its recipient will see it. */
  preview(): Promise<void>;
  seesKept(kind: "cover" | "credits"): Promise<void>;
  /** Wants another message; the full card names its tiers and what they cost. */
  seesPaywall(tiers: readonly string[]): Promise<void>;
  /** Goes on to what wants an account. */
  goOn(to: "save" | "group" | "send" | "settings"): Promise<void>;
  seesPlace(place: "saved" | "group" | "send" | "settings"): Promise<void>;
}

/** The music of the card on the desk: tracks by their names. */
export interface ChoosingMusic {
  open(): Promise<void>;
  browse(genre: Genre): Promise<void>;
  /** Begins to listen to a track of the genre that is looked at. */
  listen(name: string): Promise<void>;
  add(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  undo(): Promise<void>;
  /** 1 is the first place. */
  move(name: string, place: number, by: "keys" | "dragging"): Promise<void>;
  seesGenres(names: readonly string[]): Promise<void>;
  seesTracks(names: readonly string[]): Promise<void>;
  /** What is listened to; null where it is quiet. */
  hears(name: string | null): Promise<void>;
  /** Sees these words come, and go after their time. */
  seesFlag(words: string): Promise<void>;
  /** The card's tracks in their order. */
  seesOrder(names: readonly string[]): Promise<void>;
}

/** Paying for the card on the desk, or for credits; whoever pays goes on from what they were shown last. */
export interface Paying {
  /** Looks at what the tiers of the card cost. */
  openTiers(): Promise<void>;
  chooseTier(tier: PaidTier, by: "card" | "credit"): Promise<void>;
  /** Takes up so many credits, by the page that sells them. */
  chooseBundle(kind: CreditType, quantity: number): Promise<void>;
  /** Tries a card of the test provider (OPEN-152). */
  pay(outcome: TestOutcome): Promise<void>;
  /** Tells the bank whether it was really them. */
  answerBank(isMe: boolean): Promise<void>;
  /** What is to be paid, as it is written. */
  seesPrice(price: string): Promise<void>;
  seesRefused(words: string): Promise<void>;
  /** Sees that it is paid, and goes on from there. */
  seesPaid(): Promise<void>;
  /** Sees after the time that a page waits for the provider that it goes on without it. */
  seesLate(): Promise<void>;
  /** Is asked by the bank. */
  seesQuestion(): Promise<void>;
  seesCredits(kind: CreditType, left: number): Promise<void>;
  /** What the orders of the account came to, the newest first. */
  seesOrders(sums: readonly string[]): Promise<void>;
}

/** The people of a card and what they send in. */
export interface Gathering {
  copyLink(): Promise<void>;
  moderate(): Promise<void>;
  /** Has the list of contributions open from now on, and does not reload it. */
  watchContributions(): Promise<void>;
  seesWaiting(words: string): Promise<void>;
  approve(words: string): Promise<void>;
}

/** Somebody who came by the group's link. */
export interface Visiting {
  openLink(): Promise<void>;
  seesInvitationFor(recipient: string): Promise<void>;
  /** Writes and sends; signed out, the product asks for that first. */
  send(words: string): Promise<void>;
  seesSent(how: "sent" | "held"): Promise<void>;
  changeOwn(from: string, to: string): Promise<void>;
  seesOwn(words: string): Promise<void>;
}

/** Sending the finished card. */
export interface Posting {
  test(): Promise<void>;
  mailTo(person: Person): Promise<void>;
  copyLink(): Promise<void>;
}

/** The recipient's side. */
export interface Unwrapping {
  openMailed(): Promise<void>;
  openCopied(): Promise<void>;
  unwrap(): Promise<void>;
  playToEnd(): Promise<void>;
  save(): Promise<void>;
  seesKept(): Promise<void>;
  thank(words: string): Promise<void>;
  seesThanksSent(words: string): Promise<void>;
  /** The owner follows the mail to what was said. */
  readThanks(words: string): Promise<void>;
  /** Every published photo of the card, as it came over the network: its bytes. */
  photos(): Promise<readonly Uint8Array[]>;
}
