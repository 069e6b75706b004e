import type { OperationId } from "#core/operations/index.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
type Route = `${Method} /${string}`;

/**
 * Where each operation stands on the wire, below the API base. `{name:a|b}` takes these words only, which
 * tells it from its neighbours; other segments take anything.
 */
export const http = {
  readPlatform: "GET /platform",

  readUnsubscription: "GET /unsubscription/{token}",
  unsubscribe: "POST /unsubscription/{token}",
  resubscribe: "DELETE /unsubscription/{token}",

  readAccount: "GET /account",
  changeAccount: "PUT /account",
  readAddressChange: "GET /account/address_changes/{token}",
  restoreAddress: "POST /account/address_changes/{token}/restore",
  changeSettings: "PUT /account/settings",
  deleteAccount: "DELETE /account",
  readTooltips: "GET /account/tooltips",
  completeTooltip: "PUT /account/tooltips",

  requestCode: "POST /auth",
  register: "POST /auth/register",
  login: "POST /auth/login",
  loginWithProvider: "POST /auth/{provider}",
  readProviders: "GET /auth/providers",
  startProviderLogin: "POST /auth/{provider}/start",
  refresh: "POST /auth/refresh",
  logout: "POST /auth/logout",
  checkUsername: "GET /auth/check/{username}",
  readAuthContext: "GET /auth/context/{id}",
  readCarried: "GET /auth/context/{id}/carried",
  agreeToCarried: "POST /auth/context/{id}/carried",
  resendCode: "POST /auth/resend",

  readStoryByLink: "GET /story/{tokenType:group|recipient|invite|watch}/{token}",
  readStory: "GET /story/{id}",
  createStory: "POST /story",
  changeStory: "PUT /story/{id}",
  changeEffects: "PUT /story/{id}/fx",
  deleteStory: "DELETE /story/{id}",
  adoptStory: "POST /story/{id}/adopt",
  makeToken: "POST /story/{id}/token",
  convertStory: "GET /story/{id}/{type}/convert",
  markSentByLink: "PUT /story/{id}/sent_by_link",
  markReceived: "POST /story/recipient_token/{token}/received",
  readUpdates: "GET /story/{id}/updates",
  orderSlides: "PUT /story/{id}/slides",

  createSlide: "POST /slide",
  changeSlide: "PUT /slide/{id}",
  readSlide: "GET /slide/{id}",
  readLastUpdate: "GET /slide/{id}/last_update",
  deleteSlide: "DELETE /slide/{id}",
  markSeen: "PUT /slide/{id}/seen",
  approveSlide: "PUT /slide/{id}/approve",
  rejectSlide: "PUT /slide/{id}/reject",
  approveAllSlides: "PUT /story/{id}/slides/approve_all",
  readContributions: "GET /story/{id}/contributions",
  readSlides: "GET /slides",
  setThumbnail: "POST /slide/{id}/thumbnail",
  createContribution: "POST /contribution",
  sendContribution: "PUT /contribution/{id}/send",

  readGroupByLink: "GET /story/{type:group|recipient}/{token}/group",
  readGroup: "GET /story/{id}/group",
  nudgeAll: "PUT /story/{id}/group/nudge_all",
  approveAllRoles: "PUT /story/{id}/group/approve_all",
  readRole: "GET /role/{id}",
  deleteRole: "DELETE /role/{id}",
  nudge: "POST /role/{id}/nudge",
  changeRole: "PUT /role/{id}",
  approveRole: "POST /role/{id}/approve",
  invite: "POST /role",
  readRoles: "GET /roles",
  readPendingRoles: "GET /roles/pending",
  answerInvitation: "POST /role/{joinToken}/{id}/{answer:accept|reject}",
  removeMember: "DELETE /story/role/{id}",
  readRoleMedia: "GET /role/{id}/media",
  readOwnRole: "GET /story/{type:id|recipient|group}/{value}/role",
  readInvitation: "GET /role/join_token/{token}",
  joinStory: "POST /story/{type:group|recipient|invite|watch}/{value}/role",
  markWatched: "PUT /story/role/{id}",
  saveCard: "POST /story/recipient/{token}/save",

  sendStory: "POST /story/{id}/send",
  thank: "POST /story/recipient_token/{token}/thanks",
  removeThanks: "DELETE /story/recipient_token/{token}/thanks",

  readStoryReminders: "GET /story/{id}/reminders",
  readReminders: "GET /reminders",
  readReminder: "GET /reminder/{id}",
  createReminder: "POST /reminders",
  changeReminder: "PUT /reminders/{id}",
  deleteReminder: "DELETE /reminders/{id}",

  readTracks: "GET /tracks",
  readSoundtrack: "GET /story/{id}/soundtrack",
  addTrack: "POST /story/{id}/soundtrack",
  removeTrack: "DELETE /story/{id}/soundtrack/{track}",
  changeSoundtrack: "PUT /story/{id}/soundtrack",

  readGif: "GET /search/giphy_id",
  searchGifs: "GET /search/giphy",
  searchSongs: "GET /search/spotify",

  readMediaLimits: "GET /media/limits",
  readLibrary: "GET /story/{id}/media",
  readMedia: "GET /media/{id}",
  readMediaUsage: "GET /media/{id}/usage",
  deleteMedia: "DELETE /media/{id}",
  createMedia: "POST /media",
  requestUpload: "POST /media/upload",

  readPayments: "GET /payments",
  readPayment: "GET /payments/{id}",
  requestReceipt: "PUT /payments/receipt/{id}",
  pay: "POST /payments",
  readPaymentStatus: "GET /payments/status/{id}",
  readProducts: "GET /locale/products",
  readPostal: "GET /locale/postal",

  readPostalOrder: "GET /postal_orders/{id}",
  readPostalOrders: "GET /postal_orders",
  createPostalOrder: "POST /postal_orders",
  changePostalOrder: "PUT /postal_orders/{id}",

  readAddresses: "GET /addresses/saved",
  createAddress: "POST /addresses",
  changeAddress: "PUT /addresses/{id}",
  deleteAddress: "DELETE /addresses/{id}",
  suggestAddresses: "GET /addresses/suggest/{term}",
  retrieveAddress: "GET /addresses/retrieve/{id}",

  readThemes: "GET /themes",
  readTheme: "GET /themes/{id}",
  createTheme: "POST /themes",
  changeTheme: "PUT /themes/{id}",
  reorderThemes: "PUT /themes/reorder",
  deleteTheme: "DELETE /themes/{id}",
  readCardTheme: "GET /story/{id}/theme",
  changeCardTheme: "PUT /story/{id}/theme",
  readThemeset: "GET /themeset/{id}",
  shareThemes: "POST /themeset",
  acceptThemes: "PUT /themeset/accept",

  readBranding: "GET /story/{id}/branding",
  readLogoLinks: "GET /logo_links",
  createLogo: "POST /logos",
  createLogoLink: "POST /logo_links",
  changeLogoLink: "PUT /logo_links/{id}",
  deleteLogoLink: "DELETE /logo_links/{id}",

  readExportedCover: "GET /covers/exported/{exportedId}",
} as const satisfies Record<OperationId, Route>;

/** Further addresses of the same call (OPEN-140). */
export const alsoAt: Partial<Record<OperationId, Route>> = {
  readReminder: "GET /reminders/{id}",
};
