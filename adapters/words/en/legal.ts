/**
 * What people agree to, and what they ask. The numbered paragraphs say it in short; the sections say it whole.
 * `{operator}`, `{place}` and `{email}` are those of whoever runs this copy, from its settings.
 */
export const legal = {
  "legal.inShort": "In short",
  "legal.updated": "Last updated on 21 November 2026.",
  "legal.us": "{operator}, {place}. Email us at {email}.",
  "legal.usNoPlace": "{operator}. Email us at {email}.",
  "legal.someone": "whoever runs Fanfold at {host}",

  "legal.terms1":
    "Fanfold lets you make and send cards together. You need an email address to save a card, and you must be old enough to agree to these terms where you live.",
  "legal.terms2":
    "What you write and upload stays yours. You let us store it and show it to the people the card is for: its organiser, its group and anyone who has its links.",
  "legal.terms3":
    "Only add what you have the right to share, and nothing unlawful, hateful or hurtful. A card’s organiser may decline or remove a message, and we may remove anything that breaks these rules.",
  "legal.terms4":
    "Anyone with a card’s public link can see what that link shows. Organisers can make links private in the card’s settings.",
  "legal.terms5":
    "You can delete your messages, your cards and your account at any time. We work to keep Fanfold running but can’t promise it will never be interrupted.",

  "legal.termsWho": "Who you are agreeing with",
  "legal.termsWhoA": "These terms are between you and {operator}.",
  "legal.termsWhoB":
    "You agree to them when you make a card, add a message or create an account. If you do so for a company, you agree for it, and the corporate terms apply as well.",
  "legal.termsAge": "Who may use Fanfold",
  "legal.termsAgeA":
    "You must be at least 16, or have a parent or guardian who agrees for you. People who only receive a card need no account and agree to nothing by opening it.",
  "legal.termsAccount": "Your account",
  "legal.termsAccountA":
    "You log in with your email address and a code or link we send to it. There’s no password to lose, so keep your inbox safe: anyone who can read it can log in as you.",
  "legal.termsAccountB":
    "Use your own name and an email address you have access to. Don’t use anyone else’s address, and don’t share codes.",
  "legal.termsCards": "Cards, groups and links",
  "legal.termsCardsA":
    "The person who makes a card is its organiser. The organiser decides who may sign it, which messages are added, and what is sent and when, and can delete the card.",
  "legal.termsCardsB":
    "A link is a key. Unless the organiser has made it private, anyone with the invite link can sign and anyone with the link to the finished card can open it. Only share links with the people they’re for.",
  "legal.termsYours": "What you add",
  "legal.termsYoursA":
    "Your words, photos, videos and recordings stay yours. You give us permission to store them, to convert them so they play on other devices, and to show them to the people involved in the card. The permission ends when you delete them, except for copies that others have saved.",
  "legal.termsYoursB":
    "You confirm that you have the right to share what you add, and that the people in your photos are happy for you to share them.",
  "legal.termsNever": "What you can’t add",
  "legal.termsNeverA":
    "Don’t add anything unlawful, hateful, threatening or sexual, anything that bullies or frightens people, advertising, malware, or other people’s private details.",
  "legal.termsNeverB":
    "Don’t try to break in, guess links or codes, email people who didn’t ask for it, or overload the service.",
  "legal.termsNeverC":
    "We may remove anything that breaks these rules and close the account behind it. Where we can, we’ll tell you why and give you the chance to respond. If you find something that shouldn’t be there, email {email} and tell us which card it’s in.",
  "legal.termsPay": "Prices and payment",
  "legal.termsPayA":
    "Every card starts free. The organiser pays once for a card that holds more messages; no one else pays. The price is the one you see before you confirm, including taxes. There’s no subscription and nothing renews automatically.",
  "legal.termsPayB":
    "Credits from a bundle belong to the account that bought them. They can’t be exchanged for money and don’t expire.",
  "legal.termsPayC":
    "If the law where you live gives you the right to cancel, you can do so within 14 days of paying, as long as the card hasn’t been sent and the credit hasn’t been used. Printed cards are personalised and can’t be returned unless we made a mistake. If we did, we’ll reprint the card or refund you.",
  "legal.termsService": "How well it works",
  "legal.termsServiceA":
    "We work to keep Fanfold running and your cards safe, and we’ll tell you in advance if we need to stop it for maintenance. We can’t promise it will never be interrupted. Keep your own copy of anything you can’t replace.",
  "legal.termsServiceB":
    "If we break these terms, we’re responsible for loss that could reasonably be foreseen. We’re not responsible for loss we didn’t cause, or for business losses if you use Fanfold privately. Nothing here limits responsibility that the law doesn’t let us limit.",
  "legal.termsEnd": "Ending this agreement",
  "legal.termsEndA":
    "You can delete a message, a card or your whole account yourself at any time. We may end your account with 30 days’ notice, or at once if you seriously break these terms. Cards you’ve sent stay with the people you sent them to, unless you delete them.",
  "legal.termsChange": "Changes to these terms",
  "legal.termsChangeA":
    "If we change something that matters to you, we’ll email you at least 30 days beforehand. If you don’t agree, you can delete your account before the change takes effect.",
  "legal.termsLaw": "Law",
  "legal.termsLawA":
    "The law of the place where {operator} is based applies, and you keep every right that the law where you live gives you. If something is wrong, contact us first: most things can be put right with one email.",
  "legal.contact": "Contact us",

  "legal.privacy1":
    "We keep what you give us: your name, your email address, your cards and messages, and the files in them. There’s no advertising, and we never sell your data.",
  "legal.privacy2":
    "We use your email address to log you in and to tell you about your cards. The organiser of a card you sign can see it, unless you hide it in your account.",
  "legal.privacy3": "We remove location and camera details from your photos when they arrive.",
  "legal.privacy4":
    "A cookie keeps you logged in, and this browser stores drafts you haven’t sent. Nothing follows you to other sites.",
  "legal.privacy5":
    "When you delete a message or a card, its files are deleted too. When you delete your account, so are your own cards and your email address.",

  "legal.privacyWho": "Who is responsible",
  "legal.privacyWhoA":
    "{operator} runs this copy of Fanfold and decides how the information you give it is used.",
  "legal.privacyWhat": "What we keep, and why",
  "legal.privacyWhatA":
    "Your account: your name, your email address, your settings and when you logged in. We need this to let you in and to show others who wrote what.",
  "legal.privacyWhatB":
    "Your cards: covers, messages, photos, videos, recordings, who is in the group, and who has opened, saved and replied to a card. That’s what a card is made of.",
  "legal.privacyWhatC":
    "People you invite: the addresses you enter, so we can send the invitation and, if you ask us to, a reminder.",
  "legal.privacyWhatD":
    "Payments: what you bought and when. Card numbers go to the payment provider and never reach us.",
  "legal.privacyWhatE":
    "What keeps the service safe: the network address of anyone who asks for codes or uploads files, counted for a short time so that no one can guess codes or flood the service. Our logs contain no links, codes, messages or email addresses.",
  "legal.privacySee": "Who can see what",
  "legal.privacySeeA":
    "A card’s organiser sees its messages, its group and the group’s email addresses. If you hide your email address in your account, they see only your name. Others in the group see names and messages.",
  "legal.privacySeeB":
    "Anyone with a card’s public link sees what the link shows. When that link is pasted into a chat, the chat provider can see the card’s title and cover. A private link shows neither.",
  "legal.privacySeeC":
    "We look inside a card only when someone reports it, when you ask us for help with it, or when the law requires it.",
  "legal.privacyPhotos": "Photos, video and voice",
  "legal.privacyPhotosA":
    "Before we store a photo, we remove where, when and with which camera it was taken. The camera and microphone are used only while you record, after your browser has asked you. Covers are drawn on your own device.",
  "legal.privacyBrowser": "Cookies and what your browser keeps",
  "legal.privacyBrowserA":
    "One cookie keeps you logged in, and one keeps a card that you make without an account. This browser also remembers drafts, which messages you’ve dismissed and a few choices. All of this is needed for Fanfold to work; there are no cookies for advertising or for counting visitors.",
  "legal.privacyOthers": "Who helps us",
  "legal.privacyOthersA":
    "Companies that provide our servers, storage, email delivery, printing and payments work for us under contract and may not use what they see for anything else. If you search for a GIF, a song or a place, our server passes on your search words but not your address.",
  "legal.privacyOthersUnsold":
    "Companies that provide our servers, storage and email delivery work for us under contract and may not use what they see for anything else. If you search for a GIF, a song or a place, our server passes on your search words but not your address.",
  "legal.privacyOthersB":
    "If one of them works outside the country you live in, we make sure your details are protected as your country’s law requires. We never sell them.",
  "legal.privacyLong": "How long we keep it",
  "legal.privacyLongA":
    "Cards and accounts: until you delete them. Login codes: one day. Sessions and copies of sent emails: 30 days after they ended or were sent. Payment records: as long as tax law requires.",
  "legal.privacyLongUnsold":
    "Cards and accounts: until you delete them. Login codes: one day. Sessions and copies of sent emails: 30 days after they ended or were sent.",
  "legal.privacyLongB":
    "Messages you wrote in other people’s cards are part of those cards. You can delete them one by one before you delete your account.",
  "legal.privacyRights": "Your rights",
  "legal.privacyRightsA":
    "You can see, correct and delete most things yourself, in your account and in your cards. You can also ask us for a copy of what we hold about you, ask us to correct or delete it, to stop using it in a certain way, or to pass it on to someone else. Email {email}; we’ll answer within a month, free of charge.",
  "legal.privacyRightsB":
    "If you’re not happy with our answer, you can complain to the data protection authority where you live.",
  "legal.privacyYoung": "Children",
  "legal.privacyYoungA":
    "Accounts are for people aged 16 and over. Children can receive cards. If a child has given us details without a parent’s knowledge, tell us and we’ll delete them.",
  "legal.privacyChange": "Changes",
  "legal.privacyChangeA":
    "When this page changes in a way that matters, we’ll email account holders beforehand.",

  "legal.corporate1":
    "These terms are for companies, teams and other organisations that use Fanfold. They apply on top of the Terms of Service.",
  "legal.corporate2":
    "Your organisation is responsible for the people it lets act on its behalf. What they write in cards belongs to them.",
  "legal.corporate3":
    "We handle personal details for you only on your instructions, keep them safe, and tell you within 48 hours of learning of a breach.",

  "legal.corporateWho": "Who agrees to this",
  "legal.corporateWhoA":
    "These terms are between {operator} and the organisation that makes or pays for cards, through the people who act for it. Anyone who accepts them confirms that they’re authorised to do so.",
  "legal.corporateWhoUnsold":
    "These terms are between {operator} and the organisation that makes cards, through the people who act for it. Anyone who accepts them confirms that they’re authorised to do so.",
  "legal.corporateUse": "Using Fanfold at work",
  "legal.corporateUseA":
    "Your people may make and sign cards for colleagues, customers and partners. Reselling cards, or making them to advertise, needs our written agreement first.",
  "legal.corporateUseB":
    "Tell people before you add their work address to a card. Signing a card is a kindness and must never be compulsory.",
  "legal.corporateBrand": "Your logo and colours",
  "legal.corporateBrandA":
    "You may put your logo and colours on your cards. They stay yours, and we show them only on those cards. We won’t name you as a customer without asking.",
  "legal.corporatePay": "Bundles and invoices",
  "legal.corporatePayA":
    "Credits belong to the account that bought them. If you ask, we’ll move them to another account in the same organisation, for example when someone leaves. Invoices are payable within 30 days.",
  "legal.corporateData": "Personal details",
  "legal.corporateDataA":
    "You decide what happens to the personal details in your cards, and we act on your behalf. We use them only to provide Fanfold to you, keep them confidential, and give access only to those of our people who need it.",
  "legal.corporateDataB":
    "We use other companies for servers, storage, email, printing and payments. We’ll tell you who they are on request, and give you 30 days to object before we add a new one.",
  "legal.corporateDataUnsold":
    "We use other companies for servers, storage and email. We tell you on request who they are and, before one is added, give you 30 days to object.",
  "legal.corporateDataC":
    "We help you answer people who ask about their details and show that you comply with the law. When you leave, everything in your accounts is deleted within 30 days of your request.",
  "legal.corporateSafe": "Security",
  "legal.corporateSafeA":
    "Connections are encrypted. Codes and sessions are stored so that they can’t be read back. Files are checked and converted before anyone sees them. If details are lost or exposed, we’ll tell you what we know within 48 hours of finding out.",
  "legal.corporateLimit": "Responsibility",
  "legal.corporateLimitA":
    "Neither side owes the other more than was paid in the previous twelve months, unless the law doesn’t allow that limit. Neither side is liable for lost profit.",
  "legal.corporateLimitUnsold":
    "Neither side owes the other anything for loss that couldn’t be foreseen, or for lost profit, unless the law doesn’t allow that limit.",
  "legal.corporateEnd": "Ending this agreement",
  "legal.corporateEndA":
    "Either side may end this agreement with 30 days’ notice, or at once if the other seriously breaks it and doesn’t put things right within 14 days. We’ll refund unused credits you bought, unless you were the one who broke these terms.",
  "legal.corporateEndUnsold":
    "Either side may end this agreement with 30 days’ notice, or at once if the other seriously breaks it and doesn’t put things right within 14 days.",
} as const;
