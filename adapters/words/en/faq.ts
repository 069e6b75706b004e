/** What people ask, some of it on the landing page already. */
export const faq = {
  "faq.account": "Do my friends need an account to sign?",
  "faq.accountAnswer":
    "Not to start with. They open your link and write their message first. At the end we ask for an email address and send a six-digit code, so they can edit their message later.",
  "faq.check": "Can I approve messages before they’re added?",
  "faq.checkAnswer":
    "Yes. Turn on approval in the card’s settings, and each message waits until you approve it.",
  "faq.needs": "What do they need to open the card?",
  "faq.needsAnswer": "A phone or computer with a web browser. There’s nothing to install.",
  "faq.later": "Can I start now and send it later?",
  "faq.laterAnswer":
    "Yes. Start your card, let people add to it, and send it when you’re ready. Nothing goes out until you do.",
  "faq.cost": "What does a card cost?",
  "faq.costAnswer":
    "It’s free for up to five messages. For more, whoever makes the card pays once. Everyone else signs for free.",
  "faq.messages": "What can people add?",
  "faq.messagesAnswer": "Words and photos. Each message gets its own slide in the card.",
  "faq.password": "Why don’t I have a password?",
  "faq.passwordAnswer":
    "You don’t need one. Enter your email address and we’ll send you a code to log in.",
  "faq.noCode": "My code hasn’t arrived. What should I do?",
  "faq.noCodeAnswer":
    "Check your spam folder, then ask for a new code. Only the newest one works. Some workplaces delay emails by a few minutes.",
  "faq.seen": "Will I hear back from them?",
  "faq.seenAnswer":
    "Once they’ve opened the card, they can thank you in their own words. We’ll email you their reply.",
  "faq.private": "Who can see the card?",
  "faq.privateAnswer":
    "Anyone with its link. To decide who can open it, make its links private in the card’s settings.",
  "faq.change": "Can I change my message later?",
  "faq.changeAnswer":
    "Yes, until the card is sent. Open the link again and log in with the email address you used.",
  "faq.delete": "How do I delete everything?",
  "faq.deleteAnswer":
    "Go to your account and choose Delete account. We’ll show you everything that goes before you confirm.",
  "faq.help": "Still have a question? Email {email}.",
} as const;
