/** Every word that mails say, in one place. `whom` is the name of whoever caused the mail. */
export const mailWords = {
  /** The line below a mail: why it came. */
  because: {
    code: "You get this because somebody entered this address to sign in. If it wasn’t you, you can ignore it.",
    newAddress:
      "You get this because somebody entered this address as their new one. If it wasn’t you, you can ignore it.",
    people: (product: string) =>
      `Sent with ${product} because somebody made a card with you in mind.`,
    owner:
      "You get this because it is your card. You can turn these emails off in the card’s settings.",
    reminder: "You get this because you asked to be reminded.",
  },
  newAddress: {
    subject: (code: string, product: string) => `${code} is your ${product} code`,
    heading: "Is this your new email address?",
    text: "Enter this code in your account, and you sign in with this address from then on. It is good for 15 minutes.",
    button: "Go to your account",
  },
  signIn: {
    subject: (code: string, product: string) => `${code} is your ${product} code`,
    heading: "Welcome back",
    text: "Enter this code to sign in. It is good for 15 minutes.",
    button: "Sign in",
  },
  signUp: {
    subject: (code: string, product: string) => `${code} is your ${product} code`,
    heading: "Nice to meet you",
    text: "Enter this code to finish signing up. It is good for 15 minutes.",
    button: "Sign up",
  },
  emailChanged: {
    subject: (product: string) => `Your ${product} email address was changed`,
    heading: "Your email address was changed",
    text: "From now on you sign in with your new address. If this wasn’t you, please write to us:",
    button: "Go to your account",
  },
  invitation: {
    subject: (whom: string, card: string) => `${whom} invited you to sign ${card}`,
    heading: (card: string) => `Add your message to ${card}`,
    text: (whom: string) =>
      `${whom} is making a card together with you. Write a few words, add a photo or say it in a video: it only takes a minute.`,
    until: (day: string) => `Please add your message by ${day}.`,
    button: "Add your message",
  },
  receive: {
    subject: (whom: string, card: string) => `${whom} shared ${card} with you`,
    heading: (card: string) => `${card} is waiting for you`,
    text: (whom: string) => `${whom} would like you to see this card.`,
    button: "Open the card",
  },
  nudge: {
    subject: (card: string) => `Your message is missing from ${card}`,
    heading: (card: string) => `There is still room for you in ${card}`,
    text: (whom: string) => `${whom} would love to see a message from you. It only takes a minute.`,
    button: "Add your message",
  },
  roleRequest: {
    subject: (whom: string, card: string) => `${whom} would like to join ${card}`,
    heading: "Somebody is at the door",
    text: (whom: string, card: string) =>
      `${whom} has asked to join ${card}. You decide who gets in.`,
    button: "Look at the request",
  },
  card: {
    subject: (whom: string) => `${whom} sent you a card`,
    heading: (name: string) => (name === "" ? "You have a card" : `${name}, you have a card`),
    text: (whom: string) =>
      `${whom} and friends made this for you. Find a quiet moment, turn the sound on and open it.`,
    button: "Open your card",
  },
  test: {
    subject: (subject: string) => `Test: ${subject}`,
    text: "This is a test. Nobody else has received it, and the card is not marked as sent.",
  },
  thanks: {
    subject: (whom: string) => `${whom} says thank you`,
    heading: "You made somebody happy",
    text: (whom: string, card: string) => `${whom} has opened ${card} and wrote:`,
    button: "Read it with the card",
  },
  contribution: {
    subject: (whom: string, card: string) => `${whom} added a message to ${card}`,
    heading: "A new message",
    arrived: (whom: string, card: string) => `${whom} has added a message to ${card}.`,
    waiting: (whom: string, card: string) =>
      `${whom} has written a message for ${card}. It waits for your approval.`,
    full: (whom: string, card: string) =>
      `${whom} has written a message for ${card}, but the card is full. Upgrade it to let the message in.`,
    button: "Look at the message",
  },
  reminder: {
    subject: (title: string, day: string) => `${title} is on ${day}`,
    heading: (title: string) => `${title} is coming up`,
    today: (title: string) => `${title} is today`,
    text: (day: string, days: number) =>
      days === 0
        ? "It is not too late for a card: it takes a few minutes, and arrives at once."
        : `It is on ${day}, ${days === 1 ? "tomorrow" : `in ${days} days`}. Start a card now, and everybody has time to write in it.`,
    button: "Choose a card",
  },
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  /** Who stands behind a mail when no name is known. */
  somebody: "Somebody",
  /** What a card is called when it has no title. */
  aCard: "a card",
} as const;
