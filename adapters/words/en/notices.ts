/** What stands above and below every page; the words of OPEN-18, SHELL-15, SHELL-24 and OPEN-22 to the letter. */
export const notices = {
  "notices.cookies": "Cookies",
  "notices.cookiesSay": "We use cookies to make this site work and to see how it is used.",
  "notices.gotIt": "Got it",
  "notices.learnMore": "Learn more",
  "notices.learnMoreCookies": "Learn more about cookies",
  "notices.credit": "Free card credit",
  "notices.creditSay": "You have a free card credit. Sign in to use it.",
  "notices.signIn": "Sign in",
  "notices.bundles": "Introducing Bundle Pricing",
  "notices.bundlesSay": "Save time at checkout with bundles",
  "notices.maintenance": "Maintenance",
  "notices.maintenanceSay":
    "Maintenance starts in {hours} hours {mins} mins {secs} secs. Press Save first so that you don’t lose your changes.",
  "notices.update": "New version",
  "notices.updateSay": "A new version is available.",
  "notices.updateNow": "Update now",
  "notices.updateForced": "A new version is available. This page reloads in {seconds} seconds.",
  "notices.left": "We kept what you hadn’t saved when you were logged out.",
  "notices.leftGoOn": "Continue",
  "notices.trouble": "Connection",
  "notices.dismiss": "Dismiss",
  "notices.portrait": "{product} is best enjoyed on mobile in portrait",
  "notices.portraitStay": "Stay in landscape",
  "notices.hintInvitePeople":
    "Cards are better together. Invite people and watch their messages arrive.",
  "notices.hintInviteSplash":
    "Everyone you invite adds their own message. See who has signed here, and send the card when you’re ready.",
  "notices.hintContributorAdd": "Add your message: words, photos or both. It only takes a minute.",
  "notices.hintContributorGroup": "See who else is invited under People.",
} as const;
