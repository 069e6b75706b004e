const inWords =
  "=1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}";
const inWordsFirst =
  "=2 {Two} =3 {Three} =4 {Four} =5 {Five} =6 {Six} =7 {Seven} =8 {Eight} =9 {Nine} =10 {Ten} =11 {Eleven} =12 {Twelve} other {#}";

/** The recipient's side: unwrapping, the player, the end, keeping a card. */
export const recipient = {
  "recipient.page": "A card for {name}",
  "recipient.pageNobody": "A card for you",
  "recipient.nameThisIs": "{name}, this is",
  "recipient.thisIs": "This is",
  "recipient.forYou": "for you",
  "recipient.from": `{n, plural, =0 {From {name}} =1 {From {name} and one other} other {From {name} and {n, plural, ${inWords}} others}}`,
  "recipient.secret": `“{n, plural, ${inWordsFirst}} people have been keeping a secret.”`,
  "recipient.open": "Open your card",
  "recipient.sound": "Best with sound on",
  "recipient.preview": "Preview",
  "recipient.previewOf": "This is what {name} will see",
  "recipient.previewNobody": "This is what they will see",
  "recipient.backToCard": "Back to card",
  "recipient.end": "All for you, {name}",
  "recipient.endNobody": "With love",
  "recipient.again": "Watch again",
  "recipient.save": "Save this card",
  "recipient.saved": "Saved",
  "recipient.savedToast": "Saved to My cards",
  "recipient.sayThanks": "Say thank you",
  "recipient.seeThanks": "See your thank-you",
  "recipient.all": "See all messages",
  "recipient.watch": "Watch the card",
  "recipient.makeOne": "Make a card for someone",
  "recipient.myCards": "Go to My cards",
  "recipient.savedTitle": "Card saved",
  "recipient.savedHelp": "It’s in My cards, so you can open it any time.",
  "recipient.savedThanked": "Thank-you sent",
  "recipient.savedThankedHelp": "We’ll let {name} know. The card is saved to My cards.",
  "recipient.empty": "Nothing to see yet",
  "recipient.emptyHelp": "No one has added a message yet.",
  "recipient.private": "This card is private",
  "recipient.privateHelp":
    "If it’s meant for you, log in with the address it was sent to, or ask the organiser to approve you.",
  "recipient.ask": "Request access",
  "recipient.requested": "Request sent",
  "recipient.requestedHelp":
    "We’ve told the organiser, and we’ll email you their answer. Once they approve, this link opens the card.",
  "recipient.lookAgain": "Check again",
  "recipient.rejected": "You can’t open this card",
  "recipient.rejectedHelp":
    "The organiser declined your request. If that’s a mistake, it’s best to ask them.",
  "recipient.missing": "We can’t find this card",
  "recipient.missingHelp": "The link may be incomplete, or the card may have been deleted.",
  "recipient.failed": "We couldn’t load the card",
} as const;

/** The whole card as a page to be read or printed. */
export const reader = {
  "reader.read": "Read the card",
  "reader.print": "Print",
  "reader.printing": "Loading pictures",
  "reader.code": "QR code for the card",
  "reader.onPaper": "Scan to watch the card, with its music, voices and videos.",
  "reader.music": "Music",
  "reader.piece": "Music: {name}, {composer}",
  "reader.pieceAbout":
    "{composer} · {genre, select, Acoustic {Acoustic} Celebration {Celebration} Chill {Chill} Festive {Festive} Romantic {Romantic} other {Upbeat}} · {length}",
  "reader.pieceLost": "This track didn’t load",
  "reader.audioLost": "This voice message didn’t load",
  "reader.videoLost": "This video didn’t load",
} as const;

/** The player's controls. */
export const player = {
  "player.card": "Card",
  "player.slides": "Slides",
  "player.slide": "Slide {n}",
  "player.slideBy": "Slide {n}, from {name}",
  "player.slideCredits": "Slide {n}, everyone who signed",
  "player.openCover": "Cover",
  "player.now": "Slide {n} of {all}.",
  "player.from": "From {name}",
  "player.credits": "Everyone who signed",
  "player.play": "Play",
  "player.pause": "Pause",
  "player.previous": "Previous",
  "player.next": "Next",
  "player.sound": "Sound",
  "player.captions": "Captions",
  "player.full": "Full screen",
  "player.leaveFull": "Exit full screen",
  "player.close": "Close",
  "player.loading": "Almost ready",
} as const;
