/** Words of the dialog that colours a card (THEME-16). */
export const cardTheme = {
  "cardTheme.heading": "Colours",
  "cardTheme.help": "The cover and the room that messages are shown in take these colours.",
  "cardTheme.helpKept":
    "The room that messages are shown in takes these colours. This cover keeps its own.",
  "cardTheme.count": "Number of colours",
  "cardTheme.loading": "Loading the colours…",
  "cardTheme.failed": "We can’t load the colours right now.",
  "cardTheme.choose": "Colours of this card",
  "cardTheme.asCover": "As the cover is",
  "cardTheme.six": "Six colours for this card",
  "cardTheme.colour": "Colour {n}",
  "cardTheme.behind": "Colours behind messages",
  "cardTheme.themes": "Your themes",
  "cardTheme.undo": "Undo",
  "cardTheme.done": "Done",
} as const;
