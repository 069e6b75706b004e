/** Words of the landing page (OPEN-25). */
export const landing = {
  "landing.title": "Celebrate your people · Fanfold",
  "landing.first": "One card.",
  "landing.second": "Everyone they <em>love</em> inside.",
  "landing.lead":
    "Pick a cover that moves. Ask the group for photos, voices and words. Send it by e-mail or by link.",
  "landing.free": "Free for up to five messages",
  "landing.steps": "Three small steps, one big moment",
  "landing.build": "Build",
  "landing.buildHelp": "Choose a cover, put their name on it and add the first message yourself.",
  "landing.invite": "Invite",
  "landing.inviteHelp":
    "Share one link. Friends add photos, video, voice and letters from any phone.",
  "landing.send": "Send",
  "landing.sendHelp":
    "By e-mail, or by a link you pass on. They unwrap it, and everyone is inside.",
  "landing.recorded": "Amara recorded her voice",
  "landing.wrote": "Tom wrote a letter",
  "landing.days": "A card for every kind of day",
  "landing.allDays": "See every occasion",
  "landing.pricing": "Pay once for a card, never a subscription",
  "landing.pricingHelp": "The person who makes the card pays. Everyone else signs for nothing.",
  "landing.perCard": "a card",
  "landing.holds": "Up to {limit} messages",
  "landing.holdsAll": "As many messages as they deserve",
  "landing.covers": "Every cover and effect",
  "landing.ways": "Send by e-mail or link",
  "landing.most": "Fits most groups",
  "landing.startFree": "Start free",
  "landing.startNote":
    "Every card starts free. Messages that don’t fit wait safely until there is room.",
  "landing.pricesAway": "We can’t show the prices right now. Every card starts free.",
  "landing.questions": "Before you fold the flap",
  "landing.askAccount": "Do my friends need an account to sign?",
  "landing.askAccountAnswer":
    "They open your link and make their message first. We ask for an e-mail address at the end, with a six-digit code, so that they can change it later.",
  "landing.askCheck": "Can I check messages before they go in?",
  "landing.askCheckAnswer":
    "Yes. Turn on approval for the card and each message waits for your yes.",
  "landing.askNeeds": "What does the person receiving it need?",
  "landing.askNeedsAnswer": "Any phone or computer with a browser. Nothing to install.",
  "landing.askLater": "Can I start now and send it later?",
  "landing.askLaterAnswer":
    "Yes. Your card waits for you, and friends can add to it meanwhile. Nothing goes out until you send it.",
  "landing.footer": "Footer",
  "landing.message1":
    "Thirty suits you. Thank you for every Tuesday coffee and every rescued deadline.",
  "landing.message1By": "Tom",
  "landing.message2": "A voice for you",
  "landing.message2By": "Amara, 0:24",
  "landing.message3": "Biscuit says hi",
} as const;
