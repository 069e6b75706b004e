/** What people agree to, in words that can be read in a minute; whoever runs a copy may write their own. */
export const legal = {
  "legal.terms1":
    "Fanfold lets you make cards together and send them. You need an e-mail address to keep a card, and you must be old enough to agree to this where you live.",
  "legal.terms2":
    "What you write and upload stays yours. You let us store it and show it to the people the card is for: its owner, its group, and whoever has its links.",
  "legal.terms3":
    "Only add what you may share. Nothing unlawful, hateful or meant to hurt. The owner of a card may turn a message down or take it out, and we may remove what breaks these rules.",
  "legal.terms4":
    "Anyone with a card’s public link can see what that link shows. Owners can make links private in the card’s settings.",
  "legal.terms5":
    "You can delete your messages, your cards and your account whenever you like. We work to keep Fanfold running, and cannot promise that it never stops.",
  "legal.privacy1":
    "We keep what you give us: your name, your e-mail address, your cards and messages, and the files in them. There is no advertising and nothing is sold.",
  "legal.privacy2":
    "Your e-mail address is used to sign you in and to tell you about your cards. The owner of a card you sign can see it, unless you hide it in your account.",
  "legal.privacy3": "Location and camera details are removed from your photos when they arrive.",
  "legal.privacy4":
    "A cookie keeps you signed in, and this browser keeps drafts you have not sent. Nothing follows you to other sites.",
  "legal.privacy5":
    "Delete a message or a card, and its files go with it. Delete your account, and your own cards and your address go too.",
} as const;
