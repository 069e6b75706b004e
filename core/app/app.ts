import { openAccount, openAddressBack } from "./account/index.ts";
import { type AppContext, createAppContext } from "./appContext.ts";
import type { AppPorts } from "./appPorts.ts";
import { openBuilder, openOwnerWriting } from "./builder/index.ts";
import { openContributor } from "./contributor/index.ts";
import { openCardCover, openCardGreeting, openNewCard } from "./cover/index.ts";
import { openEditor } from "./editor/index.ts";
import { openGroup, openGroupNote } from "./group/index.ts";
import { openHome } from "./home/index.ts";
import { openHandOver, openInvitation, openRequest } from "./invitation/index.ts";
import { openModeration } from "./moderation/index.ts";
import { openPlayer } from "./player/index.ts";
import {
  openAddress,
  openAddressBook,
  openPostalNews,
  openPostalOffer,
  openPostalPayment,
  openPosting,
} from "./postal/index.ts";
import { openCardPeople, openRecipient } from "./recipient/index.ts";
import {
  openCardReminder,
  openReminder,
  openReminderImport,
  openReminders,
} from "./reminders/index.ts";
import { openDeliveries, openSend } from "./send/index.ts";
import { openShop } from "./shop/index.ts";
import { openSignIn } from "./signIn/index.ts";
import { openSoundtrack } from "./soundtrack/index.ts";
import { openThankYou } from "./thankYou/index.ts";
import { openSharedThemes, openTheme, openThemes } from "./themes/index.ts";
import { openThumbnails } from "./thumbnails/index.ts";
import { openUnsubscribing } from "./unsubscribing/index.ts";
import { openWatcher } from "./watcher/index.ts";

/** Every model of the app by its name; each call makes a fresh, observed one. */
const models = {
  account: openAccount,
  addressBack: openAddressBack,
  signIn: openSignIn,
  shop: openShop,
  editor: openEditor,
  builder: openBuilder,
  ownerWriting: openOwnerWriting,
  newCard: openNewCard,
  cardCover: openCardCover,
  cardGreeting: openCardGreeting,
  contributor: openContributor,
  group: openGroup,
  groupNote: openGroupNote,
  moderation: openModeration,
  send: openSend,
  deliveries: openDeliveries,
  soundtrack: openSoundtrack,
  thankYou: openThankYou,
  recipient: openRecipient,
  cardPeople: openCardPeople,
  reminders: openReminders,
  reminder: openReminder,
  reminderImport: openReminderImport,
  cardReminder: openCardReminder,
  player: openPlayer,
  addressBook: openAddressBook,
  address: openAddress,
  postalNews: openPostalNews,
  postalOffer: openPostalOffer,
  posting: openPosting,
  postalPayment: openPostalPayment,
  home: openHome,
  invitation: openInvitation,
  request: openRequest,
  handOver: openHandOver,
  themes: openThemes,
  theme: openTheme,
  sharedThemes: openSharedThemes,
  thumbnails: openThumbnails,
  unsubscribing: openUnsubscribing,
  watcher: openWatcher,
};
type Models = typeof models;
type Rest<F> = F extends (context: AppContext, ...given: infer A) => infer M
  ? (...given: A) => M
  : never;

/** The whole application headless, all its models at hand: what the specs' actors use. Pages open their own. */
export type App = AppContext & { readonly [K in keyof Models]: Rest<Models[K]> };

export const createApp = (ports: AppPorts): App => {
  const context = createAppContext(ports);
  const opened = Object.entries(models).map(([name, open]) => [
    name,
    (...given: unknown[]) =>
      (open as (context: AppContext, ...given: unknown[]) => unknown)(context, ...given),
  ]);
  return { ...context, ...Object.fromEntries(opened) };
};
