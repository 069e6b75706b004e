/** Where a phone’s share sheet leads: which card the files go into. */
export const shared = {
  "shared.heading": "Add to a card",
  "shared.photos":
    "{n, plural, one {Which card is this photo for?} other {Which card are these # photos for?}}",
  "shared.clip":
    "{type, select, audio {Which card is this recording for?} other {Which card is this video for?}}",
  "shared.cards": "Cards",
  "shared.loading": "Loading your files",
  "shared.none": "No files here",
  "shared.noneHelp":
    "Share photos, a video or a recording from another app, and they’ll show up here.",
  "shared.noCards": "No card to add to yet",
  "shared.noCardsHelp": "Make a card first. Your files stay here for an hour.",
  "shared.discard": "Discard files",
  "shared.home": "My cards",
} as const;
