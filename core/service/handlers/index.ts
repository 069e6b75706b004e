import type { OperationId } from "#core/operations/index.ts";
import type { Handler } from "../context.ts";
import type { Unserved } from "../unserved.ts";
import * as account from "./account.ts";
import * as addressBack from "./addressBack.ts";
import * as auth from "./auth.ts";
import * as card from "./card.ts";
import * as carried from "./carried.ts";
import * as contributions from "./contributions.ts";
import * as covers from "./covers.ts";
import * as external from "./external.ts";
import * as group from "./group.ts";
import * as leaving from "./leaving.ts";
import * as media from "./media.ts";
import * as members from "./members.ts";
import * as moderation from "./moderation.ts";
import * as platform from "./platform.ts";
import * as products from "./products.ts";
import * as reminders from "./reminders.ts";
import * as roles from "./roles.ts";
import * as sending from "./sending.ts";
import * as slides from "./slides.ts";
import * as story from "./story.ts";
import * as thumbnail from "./thumbnail.ts";
import * as unsubscribing from "./unsubscribing.ts";

/** One handler an operation; a row without one stands in `unserved`, or this does not compile. */
export const handlers: { readonly [K in Exclude<OperationId, Unserved>]: Handler<K> } = {
  readPlatform: platform.readPlatform,
  readAccount: account.readAccount,
  changeAccount: account.changeAccount,
  readAddressChange: addressBack.readAddressChange,
  restoreAddress: addressBack.restoreAddress,
  changeSettings: account.changeSettings,
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
  readMediaLimits: media.readMediaLimits,
  readLibrary: media.readLibrary,
  readMedia: media.readMedia,
  readMediaUsage: media.readMediaUsage,
  deleteMedia: media.deleteMedia,
  createMedia: media.createMedia,
  requestUpload: media.requestUpload,
  readStoryByLink: card.readStoryByLink,
  changeEffects: card.changeEffects,
  deleteStory: card.deleteStory,
  adoptStory: card.adoptStory,
  makeToken: card.makeToken,
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
  approveRole: roles.approveRole,
  invite: group.invite,
  readRoles: roles.readRoles,
  readPendingRoles: roles.readPendingRoles,
  answerInvitation: roles.answerInvitation,
  removeMember: members.removeMember,
  readRoleMedia: members.readRoleMedia,
  readOwnRole: roles.readOwnRole,
  readInvitation: roles.readInvitation,
  joinStory: members.joinStory,
  markWatched: members.markWatched,
  saveCard: members.saveCard,
  sendStory: sending.sendStory,
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
  readProducts: products.readProducts,
  readPostal: products.readPostal,
  readExportedCover: covers.readExportedCover,
};
