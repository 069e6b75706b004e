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
    "A card is best with many hands. Invite the group, and watch their messages come in.",
  "notices.hintInviteSplash":
    "Everybody you invite adds a message of their own. You see each one here, and decide when the card goes out.",
  "notices.hintContributorAdd":
    "Add your message with the big button: words, photos, or both. It takes a minute.",
  "notices.hintContributorGroup": "See who else has been asked, under People.",
} as const;
