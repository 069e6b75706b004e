/** Words of the card on paper, and of the dialog that makes its file. */
export const print = {
  "print.title": "Print at home",
  "print.help":
    "We’ll make a PDF of the whole card, ready to print on both sides and fold. It’s free. Voices and videos get a code to scan.",
  "print.paper": "Paper size",
  "print.a4": "A4",
  "print.letter": "Letter",
  "print.make": "Make PDF",
  "print.making": "Making the PDF",
  "print.progress": "Page {done} of {of}",
  "print.keepOpen": "Keep this page open while we draw every page.",
  "print.made": "PDF downloaded",
  "print.how":
    "Print on both sides, flipped on the short edge, at 100% size. Then fold it in the middle.",
  "print.again": "Download again",
  "print.other": "Choose another size",
  "print.failed": "We can’t make the PDF right now. Check your connection and try again.",
  "print.file": "Card for {name}.pdf",
  "print.untitled": "A card",
  "print.hear": "Scan to hear this message",
  "print.watch": "Scan to watch this message",
  "print.listen": "Scan to play this song",
  "print.move": "Scan to see it move",
} as const;
