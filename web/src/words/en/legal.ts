/**
 * What people agree to, and what they ask. The numbered paragraphs say it in short; the sections say it whole.
 * `{operator}`, `{place}` and `{email}` are those of whoever runs this copy, from its settings.
 */
export const legal = {
  "legal.inShort": "In short",
  "legal.updated": "Last changed on 21 November 2026.",
  "legal.us": "{operator}, {place}. Write to us at {email}.",
  "legal.usNoPlace": "{operator}. Write to us at {email}.",
  "legal.someone": "whoever runs Fanfold at {host}",

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

  "legal.termsWho": "Who you are agreeing with",
  "legal.termsWhoA": "These terms are between you and {operator}.",
  "legal.termsWhoB":
    "You agree to them when you make a card, add a message or create an account. If you do so for a company, you agree for it, and the corporate terms apply as well.",
  "legal.termsAge": "Who may use Fanfold",
  "legal.termsAgeA":
    "You must be at least 16, or have a parent or guardian who agrees for you. People who only receive a card need no account and agree to nothing by opening it.",
  "legal.termsAccount": "Your account",
  "legal.termsAccountA":
    "You sign in with your e-mail address and a code or link that we send to it. There is no password to lose, so keep your mailbox safe: whoever can read it can sign in as you.",
  "legal.termsAccountB":
    "Give your own name and an address you can read. Do not use somebody else’s address, and do not share codes.",
  "legal.termsCards": "Cards, groups and links",
  "legal.termsCardsA":
    "The person who makes a card is its owner. The owner decides who may sign it, which messages go in, what is sent and when, and can delete the card.",
  "legal.termsCardsB":
    "A link is a key. Whoever has the group link can ask to sign or sign at once, and whoever has the recipient’s link can open the card, unless the owner has made that link private. Send links only to the people they are for.",
  "legal.termsYours": "What you add",
  "legal.termsYoursA":
    "Your words, photos, videos and recordings stay yours. You give us permission to store them, to convert them so that they play on other devices, and to show them to the people of the card. The permission ends when you delete them, apart from copies that others have saved.",
  "legal.termsYoursB":
    "You confirm that you may share what you add, and that the people in your photos would not mind.",
  "legal.termsNever": "What does not belong in a card",
  "legal.termsNeverA":
    "Do not add anything unlawful, hateful, threatening or sexual, anything that bullies or frightens somebody, advertising, malware, or other people’s private details.",
  "legal.termsNeverB":
    "Do not try to break in, to guess links or codes, to send mail to people who did not ask for it, or to overload the service.",
  "legal.termsNeverC":
    "We may remove what breaks these rules and close the account behind it. Where we can, we tell you why and give you the chance to answer. If you find something that should not be there, write to {email} and say which card it is in.",
  "legal.termsPay": "Prices and payment",
  "legal.termsPayA":
    "Every card starts free. The owner pays once for a card that holds more messages; nobody else pays. The price is the one you see before you confirm, with taxes included. There is no subscription and nothing renews by itself.",
  "legal.termsPayB":
    "Credits from a bundle belong to the account that bought them, cannot be exchanged for money and do not run out.",
  "legal.termsPayC":
    "If you live where the law lets you change your mind, you have 14 days from paying as long as the card has not been sent and the credit has not been used. Printed cards are made for one person and cannot be returned, unless we made a mistake: then we print again or pay you back.",
  "legal.termsService": "How well it works",
  "legal.termsServiceA":
    "We work to keep Fanfold running and your cards safe, and tell you beforehand when it has to stop for maintenance. We cannot promise that it is never interrupted. Keep your own copy of what you cannot replace.",
  "legal.termsServiceB":
    "If we break these terms, we are responsible for loss that could be foreseen. We are not responsible for loss that is not our doing, or for business losses of people who use Fanfold privately. Nothing here limits responsibility that the law does not let us limit.",
  "legal.termsEnd": "Ending it",
  "legal.termsEndA":
    "You can delete a message, a card or your whole account at any time, in the product, without asking. We may end your account with 30 days’ notice, or at once if you break these terms badly. Cards you have sent stay with the people you sent them to, unless you delete them.",
  "legal.termsChange": "Changes to these terms",
  "legal.termsChangeA":
    "If we change something that matters to you, we tell you by e-mail at least 30 days before. If you do not agree, you can delete your account before then.",
  "legal.termsLaw": "Law",
  "legal.termsLawA":
    "The law of the place where {operator} is based applies, and you keep every right that the law of the place you live in gives you. If something is wrong, write to us first: most things can be put right with one e-mail.",
  "legal.contact": "How to reach us",

  "legal.privacy1":
    "We keep what you give us: your name, your e-mail address, your cards and messages, and the files in them. There is no advertising and nothing is sold.",
  "legal.privacy2":
    "Your e-mail address is used to sign you in and to tell you about your cards. The owner of a card you sign can see it, unless you hide it in your account.",
  "legal.privacy3": "Location and camera details are removed from your photos when they arrive.",
  "legal.privacy4":
    "A cookie keeps you signed in, and this browser keeps drafts you have not sent. Nothing follows you to other sites.",
  "legal.privacy5":
    "Delete a message or a card, and its files go with it. Delete your account, and your own cards and your address go too.",

  "legal.privacyWho": "Who is responsible",
  "legal.privacyWhoA":
    "{operator} runs this copy of Fanfold and decides what happens with what you give it.",
  "legal.privacyWhat": "What we keep, and why",
  "legal.privacyWhatA":
    "Your account: your name, your e-mail address, your choices and when you signed in. We need it to let you in and to show others who wrote what.",
  "legal.privacyWhatB":
    "Your cards: covers, messages, photos, videos, recordings, who is in the group, who has opened, saved and answered. That is what a card is made of.",
  "legal.privacyWhatC":
    "People you invite: the addresses you type in, to send them the invitation, and to remind them if you ask us to.",
  "legal.privacyWhatD":
    "Payments: what you bought and when. Card numbers go to the payment provider and never reach us.",
  "legal.privacyWhatE":
    "What keeps the service safe: the network address of those who ask for codes or upload files, counted for a short time so that nobody can guess codes or flood the service. Our logs hold no links, codes, messages or e-mail addresses.",
  "legal.privacySee": "Who can see what",
  "legal.privacySeeA":
    "A card’s owner sees its messages, its group and their e-mail addresses; if you hide your e-mail address in your account, they see your name alone. Others in the group see names and messages.",
  "legal.privacySeeB":
    "Whoever has a card’s public link sees what the link shows. When such a link is pasted into a chat, the chat’s provider is shown the card’s title and cover. A private link shows neither.",
  "legal.privacySeeC":
    "We look into a card only when somebody reports it, when you ask us for help with it, or when the law makes us.",
  "legal.privacyPhotos": "Photos, video and voice",
  "legal.privacyPhotosA":
    "Where a photo was taken, with which camera and when, is removed before it is stored. Camera and microphone are used only while you record, after your browser has asked you. Covers are drawn on your own device.",
  "legal.privacyBrowser": "Cookies and what your browser keeps",
  "legal.privacyBrowserA":
    "One cookie keeps you signed in, and one keeps a card that you make without an account. This browser also remembers drafts, what you have already been told, and a few choices. All of it is needed for what you see; there are no cookies for advertising or for counting visitors.",
  "legal.privacyOthers": "Who helps us",
  "legal.privacyOthersA":
    "Companies that give us servers, storage, mail delivery, printing and payment work for us under contract, and may use what they see for nothing else. If you search for a GIF, a song or a place, the words you search for are passed on by our server; your address is not.",
  "legal.privacyOthersUnsold":
    "Companies that give us servers, storage and email delivery work for us under contract, and may use what they see for nothing else. If you search for a GIF, a song or a place, the words you search for are passed on by our server; your address is not.",
  "legal.privacyOthersB":
    "If one of them works outside the country you live in, we make sure that your details are protected as the law of that country asks. We never sell them.",
  "legal.privacyLong": "How long we keep it",
  "legal.privacyLongA":
    "Cards and accounts: until you delete them. Sign-in codes: a day. Sessions and copies of sent mails: 30 days after they ended or were sent. Records of payments: as long as tax law asks.",
  "legal.privacyLongUnsold":
    "Cards and accounts: until you delete them. Login codes: a day. Sessions and copies of sent emails: 30 days after they ended or were sent.",
  "legal.privacyLongB":
    "Messages you wrote in other people’s cards are part of those cards. You can take them out one by one before you delete your account.",
  "legal.privacyRights": "Your rights",
  "legal.privacyRightsA":
    "You can see, correct and delete most things yourself, in your account and in your cards. You may also ask us for a copy of what we hold about you, to correct or delete it, to stop using it in a certain way, or to hand it to somebody else. Write to {email}; we answer within a month and it costs nothing.",
  "legal.privacyRightsB":
    "If you are not happy with our answer, you can complain to the data protection authority where you live.",
  "legal.privacyYoung": "Children",
  "legal.privacyYoungA":
    "Accounts are for people of 16 and over. Children can receive cards. If a child has given us details without a parent’s knowledge, tell us and we delete them.",
  "legal.privacyChange": "Changes",
  "legal.privacyChangeA":
    "When this page changes in a way that matters, we tell account holders by e-mail before it does.",

  "legal.corporate1":
    "These terms are for companies, teams and other organisations that use Fanfold for their people. They come on top of the terms of service.",
  "legal.corporate2":
    "Your organisation is responsible for those it lets act for it. What its people write in cards is theirs.",
  "legal.corporate3":
    "We handle personal details for you only as you tell us to, keep them safe, and tell you within 48 hours if something happens to them.",

  "legal.corporateWho": "Who agrees to this",
  "legal.corporateWhoA":
    "These terms are between {operator} and the organisation that makes or pays for cards through the people who act for it. Whoever accepts them confirms that they may do so.",
  "legal.corporateWhoUnsold":
    "These terms are between {operator} and the organisation that makes cards through the people who act for it. Whoever accepts them confirms that they may do so.",
  "legal.corporateUse": "Using Fanfold at work",
  "legal.corporateUseA":
    "Your people may make and sign cards for colleagues, customers and partners. Resale, and cards made to advertise, need our agreement in writing first.",
  "legal.corporateUseB":
    "Tell your people before you add their work address to a card. Taking part in a card is a kindness: it must never be a duty.",
  "legal.corporateBrand": "Your logo and colours",
  "legal.corporateBrandA":
    "You may put your logo and colours on your cards. They stay yours; you let us show them on those cards and nowhere else. We do not name you as a customer without asking.",
  "legal.corporatePay": "Bundles and invoices",
  "legal.corporatePayA":
    "Credits belong to the account that bought them. On request we move them to another account of the same organisation, for example when somebody leaves. Invoices are paid within 30 days.",
  "legal.corporateData": "Personal details",
  "legal.corporateDataA":
    "For the details of people in your cards, you decide what is done with them and we act for you. We use them only to provide Fanfold to you, keep them confidential, and let only those of our people see them who need to.",
  "legal.corporateDataB":
    "We use other companies for servers, storage, mail, printing and payment. We tell you on request who they are and, before one is added, give you 30 days to object.",
  "legal.corporateDataUnsold":
    "We use other companies for servers, storage and email. We tell you on request who they are and, before one is added, give you 30 days to object.",
  "legal.corporateDataC":
    "We help you to answer people who ask about their details, and to show that you follow the law. When you leave, everything in your accounts is deleted within 30 days of your asking.",
  "legal.corporateSafe": "Security",
  "legal.corporateSafeA":
    "Connections are encrypted. Codes and sessions are stored so that they cannot be read back. Files are checked and converted before anybody sees them. If details are lost or seen by somebody who should not have, we tell you within 48 hours of knowing, with what we know.",
  "legal.corporateLimit": "Responsibility",
  "legal.corporateLimitA":
    "Neither side owes the other more than what was paid in the twelve months before, except where the law does not let this be limited. Neither side owes lost profit.",
  "legal.corporateLimitUnsold":
    "Neither side owes the other anything for loss that could not be foreseen, or for lost profit, except where the law does not let this be limited.",
  "legal.corporateEnd": "Ending it",
  "legal.corporateEndA":
    "Either side may end this with 30 days’ notice, or at once if the other breaks it badly and does not put it right within 14 days. Unused credits that you bought are then paid back, unless it was you who broke these terms.",
  "legal.corporateEndUnsold":
    "Either side may end this with 30 days’ notice, or at once if the other breaks it badly and does not put it right within 14 days.",
} as const;
