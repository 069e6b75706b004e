import type { OperationId } from "#core/operations/index.ts";
import * as account from "../account/handlers/account.ts";
import * as addressBack from "../account/handlers/addressBack.ts";
import * as emails from "../account/handlers/emails.ts";
import * as leaving from "../account/handlers/leaving.ts";
import * as addresses from "../address/handlers/addresses.ts";
import * as finding from "../address/handlers/finding.ts";
import * as auth from "../auth/handlers/auth.ts";
import * as carried from "../auth/handlers/carried.ts";
import * as external from "../auth/handlers/external.ts";
import * as logoLinks from "../branding/handlers/links.ts";
import * as logos from "../branding/handlers/logos.ts";
import type { Handler } from "../context/index.ts";
import * as deliveries from "../delivery/handlers/deliveries.ts";
import * as unsubscribing from "../mail/handlers/unsubscribing.ts";
import * as media from "../media/handlers/media.ts";
import * as buying from "../payment/handlers/buying.ts";
import * as payments from "../payment/handlers/payments.ts";
import * as testing from "../payment/handlers/testing.ts";
import * as platform from "../platform/handlers/platform.ts";
import * as products from "../platform/handlers/products.ts";
import * as orders from "../postal/handlers/orders.ts";
import * as importing from "../reminder/handlers/importing.ts";
import * as reminders from "../reminder/handlers/reminders.ts";
import * as coOwners from "../role/handlers/coOwners.ts";
import * as group from "../role/handlers/group.ts";
import * as members from "../role/handlers/members.ts";
import * as offers from "../role/handlers/offers.ts";
import * as roles from "../role/handlers/roles.ts";
import * as search from "../search/handlers/search.ts";
import * as contributions from "../slide/handlers/contributions.ts";
import * as covers from "../slide/handlers/covers.ts";
import * as guests from "../slide/handlers/guests.ts";
import * as moderation from "../slide/handlers/moderation.ts";
import * as slides from "../slide/handlers/slides.ts";
import * as thumbnail from "../slide/handlers/thumbnail.ts";
import * as soundtrack from "../soundtrack/handlers/soundtrack.ts";
import * as card from "../story/handlers/card.ts";
import * as sending from "../story/handlers/sending.ts";
import * as story from "../story/handlers/story.ts";
import * as cardColours from "../theme/handlers/card.ts";
import * as sharing from "../theme/handlers/sharing.ts";
import * as themes from "../theme/handlers/themes.ts";

/** One handler an operation; a row without one does not compile. */
export const handlers: { readonly [K in OperationId]: Handler<K> } = {
  readPlatform: platform.readPlatform,
  readAccount: account.readAccount,
  changeAccount: account.changeAccount,
  readAddressChange: addressBack.readAddressChange,
  restoreAddress: addressBack.restoreAddress,
  changeSettings: account.changeSettings,
  changeLanguage: account.changeLanguage,
  readEmails: emails.readEmails,
  changeEmails: emails.changeEmails,
  changeZone: emails.changeZone,
  deleteAccount: leaving.deleteAccount,
  readTooltips: account.readTooltips,
  completeTooltip: account.completeTooltip,
  requestCode: auth.requestCode,
  register: auth.register,
  login: auth.login,
  loginWithProvider: external.loginWithProvider,
  readProviders: external.readProviders,
  startProviderLogin: external.startProviderLogin,
  refresh: auth.refresh,
  logout: auth.logout,
  checkUsername: auth.checkUsername,
  readAuthContext: auth.readAuthContext,
  readCarried: carried.readCarried,
  agreeToCarried: carried.agreeToCarried,
  resendCode: auth.resendCode,
  createStory: story.createStory,
  readStory: story.readStory,
  changeStory: story.changeStory,
  readUpdates: story.readUpdates,
  orderSlides: slides.orderSlides,
  createSlide: slides.createSlide,
  changeSlide: slides.changeSlide,
  readSlide: slides.readSlide,
  readLastUpdate: slides.readLastUpdate,
  deleteSlide: slides.deleteSlide,
  readSlides: slides.readSlides,
  setThumbnail: thumbnail.setThumbnail,
  markSeen: moderation.markSeen,
  approveSlide: moderation.approveSlide,
  rejectSlide: moderation.rejectSlide,
  approveAllSlides: moderation.approveAllSlides,
  readContributions: moderation.readContributions,
  createContribution: contributions.createContribution,
  sendContribution: contributions.sendContribution,
  signAsGuest: guests.signAsGuest,
  openPrivateLink: guests.openPrivateLink,
  readMediaLimits: media.readMediaLimits,
  readLibrary: media.readLibrary,
  readMedia: media.readMedia,
  readMediaUsage: media.readMediaUsage,
  captionMedia: media.captionMedia,
  deleteMedia: media.deleteMedia,
  createMedia: media.createMedia,
  requestUpload: media.requestUpload,
  readStoryByLink: card.readStoryByLink,
  changeEffects: card.changeEffects,
  deleteStory: card.deleteStory,
  adoptStory: card.adoptStory,
  makeToken: card.makeToken,
  convertStory: card.convertStory,
  markSentByLink: sending.markSentByLink,
  markReceived: card.markReceived,
  readGroupByLink: group.readGroupByLink,
  readGroup: group.readGroup,
  nudgeAll: group.nudgeAll,
  approveAllRoles: group.approveAllRoles,
  readRole: roles.readRole,
  deleteRole: roles.deleteRole,
  nudge: group.nudge,
  changeRole: roles.changeRole,
  nameCoOwner: coOwners.nameCoOwner,
  offerCard: offers.offerCard,
  withdrawOffer: offers.withdrawOffer,
  readOffer: offers.readOffer,
  acceptOffer: offers.acceptOffer,
  declineOffer: offers.declineOffer,
  approveRole: roles.approveRole,
  invite: group.invite,
  readRoles: roles.readRoles,
  readPendingRoles: roles.readPendingRoles,
  answerInvitation: roles.answerInvitation,
  removeMember: members.removeMember,
  readRoleMedia: members.readRoleMedia,
  readOwnRole: roles.readOwnRole,
  readInvitation: roles.readInvitation,
  markOpened: roles.markOpened,
  joinStory: members.joinStory,
  markWatched: members.markWatched,
  saveCard: members.saveCard,
  sendStory: sending.sendStory,
  readDeliveries: deliveries.readDeliveries,
  changeDelivery: deliveries.changeDelivery,
  cancelDelivery: deliveries.cancelDelivery,
  deliverNow: deliveries.deliverNow,
  readUnsubscription: unsubscribing.readUnsubscription,
  unsubscribe: unsubscribing.unsubscribe,
  resubscribe: unsubscribing.resubscribe,
  thank: sending.thank,
  removeThanks: sending.removeThanks,
  readStoryReminders: reminders.readStoryReminders,
  readReminders: reminders.readReminders,
  readReminder: reminders.readReminder,
  createReminder: reminders.createReminder,
  changeReminder: reminders.changeReminder,
  deleteReminder: reminders.deleteReminder,
  previewReminders: importing.previewReminders,
  importReminders: importing.importReminders,
  undoImport: importing.undoImport,
  exportReminders: importing.exportReminders,
  pay: buying.pay,
  readPayments: payments.readPayments,
  readPayment: payments.readPayment,
  readPaymentStatus: payments.readPaymentStatus,
  requestReceipt: payments.requestReceipt,
  confirmTestPayment: testing.confirmTestPayment,
  answerTestPayment: testing.answerTestPayment,
  readProducts: products.readProducts,
  readPostal: products.readPostal,
  readExportedCover: covers.readExportedCover,
  readGif: search.readGif,
  searchGifs: search.searchGifs,
  searchSongs: search.searchSongs,
  searchPlaces: search.searchPlaces,
  readTracks: soundtrack.readTracks,
  readSoundtrack: soundtrack.readSoundtrack,
  addTrack: soundtrack.addTrack,
  removeTrack: soundtrack.removeTrack,
  changeSoundtrack: soundtrack.changeSoundtrack,
  readThemes: themes.readThemes,
  readTheme: themes.readTheme,
  createTheme: themes.createTheme,
  changeTheme: themes.changeTheme,
  reorderThemes: themes.reorderThemes,
  deleteTheme: themes.deleteTheme,
  readCardTheme: cardColours.readCardTheme,
  changeCardTheme: cardColours.changeCardTheme,
  readThemeset: sharing.readThemeset,
  shareThemes: sharing.shareThemes,
  acceptThemes: sharing.acceptThemes,
  readAddresses: addresses.readAddresses,
  createAddress: addresses.createAddress,
  changeAddress: addresses.changeAddress,
  deleteAddress: addresses.deleteAddress,
  suggestAddresses: finding.suggestAddresses,
  retrieveAddress: finding.retrieveAddress,
  readPostalOrder: orders.readPostalOrder,
  readPostalOrders: orders.readPostalOrders,
  createPostalOrder: orders.createPostalOrder,
  changePostalOrder: orders.changePostalOrder,
  readBranding: logoLinks.readBranding,
  readLogoLinks: logoLinks.readLogoLinks,
  createLogo: logos.createLogo,
  createLogoLink: logoLinks.createLogoLink,
  changeLogoLink: logoLinks.changeLogoLink,
  deleteLogoLink: logoLinks.deleteLogoLink,
};
