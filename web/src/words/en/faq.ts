/** What people ask, some of it on the landing page already. */
export const faq = {
  "faq.account": "Do my friends need an account to sign?",
  "faq.accountAnswer":
    "They open your link and make their message first. We ask for an e-mail address at the end, with a six-digit code, so that they can change it later.",
  "faq.check": "Can I check messages before they go in?",
  "faq.checkAnswer": "Yes. Turn on approval for the card and each message waits for your yes.",
  "faq.needs": "What does the person receiving it need?",
  "faq.needsAnswer": "Any phone or computer with a browser. Nothing to install.",
  "faq.later": "Can I start now and send it later?",
  "faq.laterAnswer":
    "Yes. Your card waits for you, and friends can add to it meanwhile. Nothing goes out until you send it.",
  "faq.cost": "What does a card cost?",
  "faq.costAnswer":
    "Nothing for up to five messages. For more, the person who makes the card pays once; everybody else signs for free.",
  "faq.messages": "What can people add?",
  "faq.messagesAnswer":
    "Letters, photos, videos and voice recordings. Each one is a page of its own in the card.",
  "faq.password": "Where is my password?",
  "faq.passwordAnswer":
    "There is none. You type your e-mail address and then the code that we send to it.",
  "faq.noCode": "The code does not arrive. What now?",
  "faq.noCodeAnswer":
    "Look in your spam folder first, then ask for another one: only the newest works. Some offices hold mail back for a few minutes.",
  "faq.seen": "Will I hear back from them?",
  "faq.seenAnswer":
    "They can thank you when they have seen it, in their own words. Their answer reaches you by e-mail.",
  "faq.private": "Who can see the card?",
  "faq.privateAnswer":
    "Those who have its link. You can make the links private in the card’s settings; then only people you approve can open it.",
  "faq.change": "Can I change my message afterwards?",
  "faq.changeAnswer":
    "Yes, until the card is sent. Open its link again and sign in with the address you gave.",
  "faq.delete": "How do I delete everything?",
  "faq.deleteAnswer":
    "In your account, below your profile. We say what goes with it before anything does.",
  "faq.help": "Something else? Write to {email}.",
} as const;
