/** Words of one's account (ACCT-01..08) and of how lists are laid out (ACCT-07). */
export const account = {
  "account.title": "Your account",
  "account.profile": "Profile",
  "account.back": "Back to your account",
  "account.loading": "Loading your account…",
  "account.failed": "We can’t load your account right now.",
  "account.name": "Your name",
  "account.nameHelp": "Shown on your messages and cards, including past ones.",
  "account.saveName": "Save name",
  "account.unsaved": "Not saved yet",
  "account.email": "Your email address",
  "account.emailHelp": "You log in with it, and we use it to send you news about your cards.",
  "account.sendCode": "Send Code",
  "account.sentTo": "We’ve sent a code to",
  "account.sentEnd":
    ". It expires in 15 minutes. Your address won’t change until you enter it. Then your other devices will be logged out.",
  "account.confirm": "Use this address",
  "account.another": "Use a different address",
  "account.newAddress":
    "From now on you log in with {email}. Your other devices have been logged out, and we’ve told your old address.",
  "account.lockedEnd": "Your address hasn’t changed.",
  "account.tryLater": "Back",
  "account.who": "Who can see your address",
  "account.hide": "Hide my email address",
  "account.hidden":
    "No one can see it: not in groups, on messages or in emails. People still see your name.",
  "account.shown":
    "Only the organisers of cards you sign can see it. Hide it and they’ll see just your name.",
  "account.leave": "Log out or delete your account",
  "account.signOut": "Log out",
  "account.signOutHelp": "In this browser only. You’ll stay logged in on your other devices.",
  "account.delete": "Delete account",
  "account.deleteHelp":
    "This deletes your cards too. We’ll show you everything that goes before you confirm.",
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
  "layout.label": "View as",
  "layout.grid_2x": "Large",
  "layout.grid_3x": "Small",
  "layout.list": "List",
} as const;
