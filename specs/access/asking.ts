import type { InputOf, OperationId } from "#core/operations/index.ts";
import type { Card, Things } from "./world.ts";

/** What a question is about. */
export interface About {
  readonly card: Card;
  /** The message, role, file or permission that is asked for. */
  readonly thing: Things;
}

const id = ({ card }: About) => ({ path: { id: card.story.id } });
const ofCard = ({ card }: About) => ({ query: { story_id: card.story.id } });
const slide = ({ thing }: About) => ({ path: { id: thing.slide } });
const role = ({ thing }: About) => ({ path: { id: thing.role } });
const payment = ({ thing }: About) => ({ path: { id: thing.payment } });
const media = ({ thing }: About) => ({ path: { id: thing.media } });
const reminder = ({ thing }: About) => ({ path: { id: thing.reminder } });
const address = ({ thing }: About) => ({ path: { id: thing.address } });
const postalOrder = ({ thing }: About) => ({ path: { id: thing.postalOrder } });
const logoLink = ({ thing }: About) => ({ path: { id: thing.logoLink } });
const theme = ({ thing }: About) => ({ path: { id: thing.theme } });
const gift = ({ card }: About) => ({ path: { token: card.story.recipient_token } });
const delivery = ({ card }: About) => ({ path: { id: card.delivery.id } });
const words = { type: "text", variant: "letter", description: "hello" } as const;
const none = () => ({});

/** A good input of every operation, about a card and a thing in it. */
export const asking: { readonly [K in OperationId]: (about: About) => InputOf<K> } = {
  readPlatform: none,
  readUnsubscription: () => ({ path: { token: "none" } }),
  unsubscribe: () => ({ path: { token: "none" } }),
  resubscribe: () => ({ path: { token: "none" } }),
  readGif: () => ({ query: { giphy_id: "fanfold-turtle" } }),
  searchGifs: () => ({ query: { term: "turtle" } }),
  searchSongs: () => ({ query: { term: "wedding" } }),
  searchPlaces: () => ({ query: { term: "Whitby" } }),
  readTracks: none,
  readSoundtrack: ({ card }) => ({
    path: { id: card.story.id },
    query: { token: card.story.recipient_token },
  }),
  addTrack: (about) => ({ ...id(about), body: { track_id: "canon-in-d" } }),
  removeTrack: ({ card }) => ({ path: { id: card.story.id, track: "canon-in-d" } }),
  changeSoundtrack: (about) => ({ ...id(about), body: { tracks: [] } }),
  readExportedCover: () => ({ path: { exportedId: "bee_queen" } }),
  readAccount: none,
  changeAccount: () => ({ body: { first_name: "Ada" } }),
  changeSettings: () => ({ body: { hide_my_email: true } }),
  changeLanguage: () => ({ body: { locale: "en-GB" } }),
  readEmails: none,
  changeEmails: () => ({ body: { news: "at_once" } }),
  changeZone: () => ({ body: { zone: "Europe/London" } }),
  readAddressChange: () => ({ path: { token: "none" } }),
  restoreAddress: () => ({ path: { token: "none" } }),
  deleteAccount: none,
  readTooltips: none,
  completeTooltip: () => ({ body: { complete: "reorder" } }),
  requestCode: () => ({ body: { email: "new@people.test" } }),
  register: () => ({
    body: { email: "new@people.test", first_name: "A", last_name: "B", verify_code: "000000" },
  }),
  login: () => ({ body: { email: "new@people.test", verify_code: "000000" } }),
  loginWithProvider: () => ({ path: { provider: "google" }, body: { token: "none" } }),
  readProviders: none,
  startProviderLogin: () => ({ path: { provider: "google" } }),
  refresh: () => ({ body: { refresh_token: "none" } }),
  logout: () => ({ body: {} }),
  checkUsername: () => ({ path: { username: "new@people.test" } }),
  readAuthContext: () => ({ path: { id: "none" } }),
  readCarried: () => ({ path: { id: "none" } }),
  agreeToCarried: () => ({ path: { id: "none" } }),
  resendCode: () => ({ body: { auth_context_id: "none" } }),
  createStory: () => ({ body: { occasion: "birthday" } }),
  readStory: id,
  readStoryByLink: ({ card }) => ({
    path: { tokenType: "group", token: card.story.group_token },
  }),
  changeStory: (about) => ({ ...id(about), body: { title: "Hooray" } }),
  changeEffects: (about) => ({ ...id(about), body: { fx_snow: true } }),
  deleteStory: id,
  adoptStory: id,
  convertStory: ({ card }) => ({ path: { id: card.story.id, type: "slides" } }),
  makeToken: (about) => ({ ...id(about), body: { token_type: "group" } }),
  markSentByLink: id,
  markReceived: gift,
  readUpdates: id,
  orderSlides: (about) => ({ ...id(about), body: { slides: [] } }),
  createSlide: (about) => ({ ...ofCard(about), body: words }),
  changeSlide: (about) => ({ ...slide(about), body: { description: "other words" } }),
  readSlide: slide,
  readLastUpdate: slide,
  deleteSlide: slide,
  markSeen: slide,
  approveSlide: slide,
  rejectSlide: slide,
  approveAllSlides: id,
  readContributions: id,
  readSlides: ofCard,
  setThumbnail: (about) => ({ ...slide(about), body: { s3_key: "none" } }),
  createContribution: ({ card }) => ({ query: { group: card.story.group_token }, body: words }),
  sendContribution: (about) => ({
    ...slide(about),
    body: { groupToken: about.card.story.group_token },
  }),
  signAsGuest: (about) => ({
    ...slide(about),
    body: { groupToken: about.card.story.group_token, name: "Gus" },
  }),
  openPrivateLink: ({ card }) => ({ path: { token: card.guest } }),
  readGroupByLink: ({ card }) => ({ path: { type: "group", token: card.story.group_token } }),
  readGroup: id,
  nudgeAll: id,
  approveAllRoles: id,
  readRole: role,
  deleteRole: role,
  nudge: role,
  changeRole: (about) => ({ ...role(about), body: { status: "rejected" } }),
  nameCoOwner: (about) => ({ ...role(about), body: { co_owner: false } }),
  offerCard: (about) => ({ ...id(about), body: { email: "heir@people.test" } }),
  withdrawOffer: id,
  readOffer: () => ({ path: { token: "none" } }),
  acceptOffer: () => ({ path: { token: "none" } }),
  declineOffer: () => ({ path: { token: "none" } }),
  approveRole: ({ card }) => ({
    path: { id: card.request.id },
    query: { approve_token: card.request.approve_token ?? "" },
  }),
  invite: (about) => ({
    ...ofCard(about),
    body: { join_emails: ["new@people.test"], role_type: "contributor" },
  }),
  readRoles: none,
  readPendingRoles: none,
  answerInvitation: ({ card }) => ({
    path: {
      joinToken: card.invitation.join_token ?? "",
      id: card.invitation.id,
      answer: "accept",
    },
  }),
  removeMember: (about) => ({ ...role(about), body: { reassign_media: true } }),
  readRoleMedia: role,
  readOwnRole: ({ card }) => ({ path: { type: "group", value: card.story.group_token } }),
  readInvitation: ({ card }) => ({ path: { token: card.invitation.join_token ?? "" } }),
  markOpened: ({ card }) => ({ path: { token: card.invitation.join_token ?? "" } }),
  joinStory: ({ card }) => ({ path: { type: "group", value: card.story.group_token } }),
  markWatched: (about) => ({ ...role(about), body: { has_watched: true } }),
  saveCard: gift,
  sendStory: (about) => ({ ...id(about), body: { recipient_email: "robin@people.test" } }),
  readDeliveries: id,
  changeDelivery: (about) => ({ ...delivery(about), body: { recipient_message: "Hooray" } }),
  cancelDelivery: delivery,
  deliverNow: delivery,
  thank: (about) => ({ ...gift(about), body: { thanks_message: "Thank you" } }),
  removeThanks: gift,
  readMediaLimits: none,
  readLibrary: id,
  readMedia: media,
  readMediaUsage: media,
  captionMedia: (about) => ({ ...media(about), body: { captions: null } }),
  deleteMedia: media,
  createMedia: ({ card, thing }) => ({
    body: {
      s3_key: thing.upload,
      media_type: "photo",
      mime_type: "image/png",
      story_id: card.story.id,
    },
  }),
  requestUpload: () => ({ body: { media_type: "photo", mime_type: "image/png" } }),
  readStoryReminders: id,
  readReminders: none,
  readReminder: reminder,
  createReminder: ({ card }) => ({
    query: { story_id: card.story.id },
    body: { occasion_date: "2027-05-12" },
  }),
  changeReminder: (about) => ({ ...reminder(about), body: { days_before: 3 } }),
  deleteReminder: reminder,
  previewReminders: () => ({ body: { text: "Name,Birthday\nGrace Hopper,1906-12-09" } }),
  importReminders: () => ({ body: { reminders: [{ occasion_date: "2027-05-12" }] } }),
  undoImport: () => ({ path: { id: "none" } }),
  exportReminders: none,
  readPayments: () => ({ query: {} }),
  readPayment: payment,
  readPaymentStatus: payment,
  requestReceipt: (about) => ({ ...payment(about), body: { email: "books@people.test" } }),
  pay: ({ card }) => ({
    body: { payment_type: "product_tier", product_tier: "unlimited", story_id: card.story.id },
  }),
  confirmTestPayment: () => ({ body: { client_secret: "none", number: "4242424242424242" } }),
  answerTestPayment: () => ({ body: { client_secret: "none", approve: true } }),
  readThemes: none,
  readTheme: theme,
  createTheme: () => ({ body: { colourset: { colours: ["#F2545B"] } } }),
  changeTheme: (about) => ({ ...theme(about), body: { name: "Ours" } }),
  reorderThemes: ({ thing }) => ({ body: { themes: [thing.theme] } }),
  deleteTheme: theme,
  readCardTheme: ({ card }) => ({
    path: { id: card.story.id },
    query: { token: card.story.recipient_token },
  }),
  changeCardTheme: (about) => ({ ...id(about), body: { cover_colour_count: 3 } }),
  readThemeset: ({ card }) => ({ path: { id: card.themeset } }),
  shareThemes: ({ thing }) => ({ body: { theme_ids: [thing.theme || "none"] } }),
  acceptThemes: ({ card }) => ({ body: { theme_ids: [card.theirs.theme] } }),
  readAddresses: none,
  createAddress: () => ({
    body: {
      first_name: "Grace",
      last_name: "Hopper",
      address_line_1: "12 Harbour Street",
      city: "Bristol",
      postcode: "BS1 4RN",
    },
  }),
  changeAddress: (about) => ({ ...address(about), body: { city: "Bath" } }),
  deleteAddress: address,
  suggestAddresses: () => ({ path: { term: "12 Harbour" } }),
  retrieveAddress: () => ({ path: { id: "none" } }),
  readPostalOrder: postalOrder,
  readPostalOrders: ({ card }) => ({ query: { story_id: card.story.id } }),
  createPostalOrder: ({ card }) => ({ body: { story_id: card.story.id } }),
  changePostalOrder: (about) => ({
    ...postalOrder(about),
    body: { postal_class: "second_class" },
  }),
  readBranding: ({ card }) => ({
    path: { id: card.story.id },
    query: { token: card.story.recipient_token },
  }),
  readLogoLinks: () => ({ query: {} }),
  createLogo: ({ thing }) => ({
    body: { s3_key: thing.upload, mime_type: "image/png", original_filename: "logo.png" },
  }),
  createLogoLink: ({ card }) => ({
    body: { type: "story", logo_id: "none", story_id: card.story.id },
  }),
  changeLogoLink: (about) => ({ ...logoLink(about), body: { scale: 1.5 } }),
  deleteLogoLink: logoLink,
  readProducts: none,
  readPostal: none,
};
export const served = Object.keys(asking) as readonly OperationId[];
