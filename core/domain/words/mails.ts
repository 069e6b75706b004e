/** Every word that mails say, in one place. `whom` is the name of whoever caused the mail. */
export const mailWords = {
  /** The line below a mail: why it came. */
  because: {
    code: "You’re getting this email because someone entered your address to log in. If it wasn’t you, you can ignore it.",
    newAddress:
      "You’re getting this email because someone entered your address as their new one. If it wasn’t you, you can ignore it.",
    /** To an address that an account had until now. */
    account: (product: string) =>
      `You’re getting this email because this was the email address of a ${product} account.`,
    test: "You’re getting this email because you asked for a test of your card.",
    people: (product: string) =>
      `You’re getting this email because someone included you in a card on ${product}.`,
    /** To someone who is asked to sign, not to receive. */
    signing: (whom: string, product: string) =>
      `You’re getting this email because ${whom} invited you to sign a card on ${product}.`,
    owner:
      "You’re getting this email because you made this card. You can turn these emails off in the card’s settings.",
    asked: "You’re getting this email because you asked to join or open a card.",
    yourCard: "You’re getting this email because you made this card.",
    reminder: "You’re getting this email because you asked for a reminder.",
  },
  /** Above the address that the button leads to. */
  orLink: "If the button doesn’t work, open this link:",
  /** The link below it that ends such mails. */
  unsubscribe: {
    invitations: "Unsubscribe from invitations",
    reminders: "Unsubscribe from reminders",
  },
  newAddress: {
    subject: (code: string, product: string) => `${code} is your ${product} code`,
    heading: "Is this your new email address?",
    text: "Enter this code in your account to start logging in with this address. It expires in 15 minutes.",
    button: "Go to your account",
  },
  signIn: {
    subject: (code: string, product: string) => `${code} is your ${product} code`,
    heading: "Welcome back",
    text: "Enter this code to log in. It expires in 15 minutes.",
    button: "Log in",
  },
  signUp: {
    subject: (code: string, product: string) => `${code} is your ${product} code`,
    heading: "Nice to meet you",
    text: "Enter this code to finish signing up. It expires in 15 minutes.",
    button: "Sign up",
  },
  emailChanged: {
    subject: (product: string) => `Your ${product} email address was changed`,
    heading: "Your email address was changed",
    text: (email: string) =>
      `You now log in with ${email}. If that was you, there’s nothing to do.`,
    way: (days: number) =>
      `If it wasn’t you, change it back within ${days} days. You’ll see what happens before it does, and everyone who’s using the account will be logged out.`,
    help: (email: string) => `Need a hand? Write to us at ${email}.`,
    button: "Change it back",
  },
  emailRestored: {
    subject: (product: string) => `Your ${product} email address was changed back`,
    heading: "Your email address was changed back",
    text: (email: string) =>
      `Someone used the link we sent to ${email} to change it back. The account’s email address is ${email} again.`,
    help: (email: string) => `If that’s a mistake, please write to us at ${email}.`,
    button: "Log in",
  },
  invitation: {
    subject: (whom: string, card: string) => `${whom} invited you to sign ${card}`,
    heading: (card: string) => `Add your message to ${card}`,
    text: (whom: string, recipient: string) =>
      `${whom} is making a group card${recipient === "" ? "" : ` for ${recipient}`} and would love a message from you. Write a few words or add photos. It only takes a minute.`,
    until: (day: string) => `Please add your message by ${day}.`,
    button: "Add your message",
  },
  receive: {
    subject: (whom: string, card: string) => `${whom} shared ${card} with you`,
    heading: (card: string) => `You’ve been sent ${card}`,
    text: (whom: string) =>
      `${whom} would like you to see this card. Find a quiet moment, turn your sound on and open it.`,
    button: "Open the card",
  },
  nudge: {
    subject: (card: string) => `Don’t forget to sign ${card}`,
    heading: (card: string) => `There’s still time to sign ${card}`,
    text: (whom: string, recipient: string) =>
      `${whom} would love a message from you${recipient === "" ? "" : ` for ${recipient}`}. It only takes a minute.`,
    button: "Add your message",
  },
  roleRequest: {
    subject: {
      sign: (whom: string, card: string) => `${whom} would like to join ${card}`,
      open: (whom: string, card: string) => `${whom} would like to open ${card}`,
    },
    heading: {
      sign: "Someone wants to join your card",
      open: "Someone wants to open your card",
    },
    text: {
      sign: (whom: string, card: string) =>
        `${whom} has asked to join ${card} and add a message. You can approve or decline.`,
      open: (whom: string, card: string) =>
        `${whom} has asked to open ${card} and watch it. You can approve or decline.`,
    },
    button: "See request",
  },
  approved: {
    subject: {
      sign: (card: string) => `You’re in: you can now sign ${card}`,
      open: (card: string) => `You’re in: you can now open ${card}`,
    },
    heading: "You’re in",
    text: {
      sign: (whom: string, card: string) =>
        `${whom} approved your request to join ${card}. You can add your message now: a few words or some photos.`,
      open: (whom: string, card: string) =>
        `${whom} approved your request to open ${card}. Find a quiet moment, turn your sound on and enjoy it.`,
    },
    button: { sign: "Add your message", open: "Open the card" },
  },
  declined: {
    subject: {
      sign: (card: string) => `About your request to join ${card}`,
      open: (card: string) => `About your request to open ${card}`,
    },
    heading: "Not this time",
    text: {
      sign: (whom: string, card: string) => `${whom} declined your request to join ${card}.`,
      open: (whom: string, card: string) => `${whom} declined your request to open ${card}.`,
    },
    way: "If you think that’s a mistake, it’s best to ask them directly.",
    button: "See My cards",
  },
  card: {
    subject: (whom: string) => `${whom} sent you a card`,
    heading: (name: string) => (name === "" ? "You have a card" : `${name}, you have a card`),
    text: (whom: string, isTogether: boolean) =>
      `${whom} ${isTogether ? "and friends " : ""}made this for you. Find a quiet moment, turn your sound on and open it.`,
    /** Where pictures are not shown. */
    cover: "The cover of your card",
    button: "Open your card",
  },
  test: {
    subject: (subject: string) => `Test: ${subject}`,
    text: "This is a test. Only you received it, and the card isn’t marked as sent.",
  },
  undelivered: {
    subject: {
      card: (card: string) => `We couldn’t deliver ${card}`,
      invitation: (card: string) => `We couldn’t deliver an invitation to ${card}`,
    },
    heading: { card: "Your card didn’t arrive", invitation: "An invitation didn’t arrive" },
    text: {
      card: (card: string, to: string) => `We couldn’t deliver ${card} to ${to}.`,
      invitation: (card: string, to: string) =>
        `We couldn’t deliver the invitation to ${card} to ${to}.`,
    },
    why: {
      no_mailbox: "The mail server says there’s no mailbox with this address.",
      mailbox_full: "The mailbox is full.",
      refused: "The mail server refused the email.",
      unreachable: "We tried for about 15 hours, but the mail server didn’t take it.",
      expired: "It couldn’t be sent in time.",
      unsubscribed: "They’ve asked not to get invitations by email.",
    },
    way: {
      card: "Please check the address and send the card again, or share its link instead.",
      invitation:
        "Please check the address and invite them again, or share the invite link instead.",
      unsubscribed: "You can still share the invite link with them yourself.",
    },
    button: { card: "Send it again", invitation: "Invite again", unsubscribed: "Share the link" },
  },
  thanks: {
    subject: (whom: string) => `${whom} says thank you`,
    heading: "You made someone’s day",
    text: (whom: string, card: string) => `${whom} opened ${card} and wrote you a thank-you:`,
    button: "Read your thank-you",
  },
  contribution: {
    subject: (whom: string, card: string) => `${whom} added a message to ${card}`,
    heading: "A new message",
    arrived: (whom: string, card: string) => `${whom} added a message to ${card}.`,
    waiting: (whom: string, card: string) =>
      `${whom} added a message to ${card}. It’s waiting for your approval.`,
    full: (whom: string, card: string) =>
      `${whom} added a message to ${card}, but the card is full. Upgrade it to include the message.`,
    button: "View message",
  },
  reminder: {
    subject: (title: string, day: string) => `${title} is on ${day}`,
    heading: (title: string) => `${title} is coming up`,
    today: (title: string) => `${title} is today`,
    text: (day: string, days: number) =>
      days === 0
        ? "It’s not too late to send a card. It takes a few minutes and arrives instantly."
        : `It’s on ${day}, ${days === 1 ? "tomorrow" : `in ${days} days`}. Start a card now so everyone has time to sign it.`,
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
  somebody: "Someone",
  /** Who made a card, when no name is known. */
  theOrganiser: "The organiser",
  /** What a card is called when it has no title. */
  aCard: "a card",
} as const;
