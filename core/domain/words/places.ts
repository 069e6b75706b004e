import { messages } from "#core/kernel/index.ts";

/** What the places of the product are called, where a screen has no name of its own to say; the specification's words to the letter. */
export const placeTitles = /* @__PURE__ */ messages("titles", {
  landing: null,
  bare: null,
  signIn: null,
  signInLink: null,
  unsupported: null,
  shop: null,
  home: null,
  card: null,
  cover: null,
  greeting: null,
  settings: null,
  contributions: null,
  group: null,
  send: null,
  post: null,
  postOrder: null,
  contributor: null,
  recipient: null,
  people: null,
  thanks: null,
  thankYou: null,
  watch: null,
  invitation: null,
  privateLink: null,
  request: null,
  handOver: null,
  unsubscribe: null,
  create: null,
  createGreeting: null,
  account: null,
  restoreAddress: null,
  missing: null,
  /** ROUTE-36 */
  contacts: null,
  /** ROUTE-37 */
  editAddress: null,
  /** ROUTE-38 */
  bundleCredits: null,
  /** ROUTE-39 */
  orderHistory: null,
  /** ROUTE-40 */
  orderDetails: null,
  /** ROUTE-41 */
  profile: null,
  reminders: null,
  /** ROUTE-43 */
  addReminder: null,
  /** ROUTE-44 */
  editReminder: null,
  importReminders: null,
  /** Where files come from a share sheet. */
  shared: null,
  /** ROUTE-47 */
  themes: null,
});
