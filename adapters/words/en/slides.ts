/** Words on and about slides. */
export const slides = {
  "slides.photo": "Photo {n}",
  "slides.photoLost": "This photo didn’t load",
  "slides.noPhoto": "Your photo goes here",
  "slides.creditsTitle": "With love from",
  "slides.audio": "A voice message",
  "slides.video": "A video",
  "slides.giphy": "A GIF",
  "slides.location": "A place",
  "slides.music": "A song",
  "slides.news": "The news",
  "slides.date": "A date",
  "slides.note": "A message",
  "slides.songAt": "Listen to the whole song",
  "slides.theEnd": "The end",
  "slides.playVideo": "Play the video",
  "slides.playSound": "Play the sound",
} as const;
