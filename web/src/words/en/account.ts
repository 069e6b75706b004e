/** Words of one's account (ACCT-01..08) and of how lists are laid out (ACCT-07). */
export const account = {
  "account.title": "Your account",
  "account.profile": "Profile",
  "account.back": "Back to your account",
  "account.loading": "Fetching your account",
  "account.failed": "We can’t fetch your account right now.",
  "account.name": "Your name",
  "account.nameHelp": "This is how you sign messages and cards. Those you signed before follow.",
  "account.saveName": "Save name",
  "account.unsaved": "Not saved yet",
  "account.email": "Your e-mail address",
  "account.emailHelp":
    "You sign in with it, and we write to it when something happens on your cards.",
  "account.sendCode": "Send Code",
  "account.sentTo": "We sent a code to",
  "account.sentEnd":
    ". It works for 15 minutes. Until you enter it, your address stays as it is. Then your other devices will be logged out.",
  "account.confirm": "Use this address",
  "account.another": "Use another address",
  "account.newAddress":
    "From now on you log in with {email}. Your other devices have been logged out, and we’ve told your old address.",
  "account.lockedEnd": "Your address stays as it is.",
  "account.tryLater": "Back",
  "account.who": "Who sees your address",
  "account.hide": "Hide my e-mail address",
  "account.hidden":
    "Nobody sees it: not in a group, not on a message, not in a mail. Your name stays.",
  "account.shown":
    "The owners of cards you sign see it, nobody else. Hide it, and they see your name alone.",
  "account.leave": "Signing out, and leaving",
  "account.signOut": "Sign out",
  "account.signOutHelp": "In this browser. Your other devices stay signed in.",
  "account.delete": "Delete account",
  "account.deleteHelp": "Your cards go with it. We tell you what else before anything does.",
  "restore.loading": "Loading…",
  "restore.title": "Change your email address back?",
  "restore.help":
    "Your account’s email address was changed from {email} to {next}. If you change it back, everyone who’s using the account will be logged out on every device.",
  "restore.yes": "Change it back",
  "restore.no": "Keep as is",
  "restore.done": "Email address changed back",
  "restore.doneHelp":
    "Your account’s email address is {email} again, and everyone has been logged out. Log in to see that all is as it should be.",
  "restore.logIn": "Log in",
  "restore.used": "This link has been used",
  "restore.usedHelp":
    "It works only once. The account’s email address was changed back to {email} or to an earlier one.",
  "restore.expired": "This link has expired",
  "restore.expiredHelp":
    "It works for seven days. If you didn’t change your email address, please write to us at the address in the email.",
  "layout.label": "Show as",
  "layout.grid_2x": "Large",
  "layout.grid_3x": "Small",
  "layout.list": "List",
} as const;
