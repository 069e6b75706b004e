/** What the places of the product are called, where a screen has no name of its own to say; the specification's words to the letter. */
export const placeTitles = {
  landing: "Celebrate your people · Fanfold",
  bare: "Fanfold",
  signIn: "Sign up or log in",
  signInLink: "Log in",
  unsupported: "Your browser can’t show our animated covers",
  shop: "Choose a card",
  home: "My cards",
  card: "Your card",
  cover: "Edit cover",
  greeting: "Edit greeting",
  settings: "Settings",
  contributions: "Contributions",
  group: "Your group",
  send: "Send the card",
  post: "Send by post",
  postOrder: "Post order",
  contributor: "A group card",
  recipient: "A card for you",
  people: "People in this card",
  thanks: "Say thank you",
  thankYou: "Your thank-you",
  watch: "A card to watch",
  invitation: "Opening your invitation",
  request: "Request to join",
  unsubscribe: "Unsubscribe",
  create: "Create a card",
  createGreeting: "Add a greeting",
  account: "Your account",
  restoreAddress: "Your email address",
  missing: "We can’t find that page",
  /** ROUTE-36 */
  contacts: "Contacts",
  /** ROUTE-37 */
  editAddress: "Edit Address",
  /** ROUTE-38 */
  bundleCredits: "Bundle Credits",
  /** ROUTE-39 */
  orderHistory: "Order History",
  /** ROUTE-40 */
  orderDetails: "Order Details",
  /** ROUTE-41 */
  profile: "Profile",
  reminders: "Reminders",
  /** ROUTE-43 */
  addReminder: "Add a reminder",
  /** ROUTE-44 */
  editReminder: "Edit reminder",
  /** ROUTE-47 */
  themes: "Themes",
} as const;
