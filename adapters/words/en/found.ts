/** Words of looking for a GIF, a song or a place (SEARCH-01..04). */
export const found = {
  "found.search":
    "{kind, select, gif {Search GIFs} song {Search songs} other {Search for a town or city}}",
  "found.results": "{kind, select, gif {GIFs} song {Songs} other {Places}}",
  "found.searching": "Searching…",
  "found.count": "{n, plural, =0 {No results} one {# result} other {# results}}",
  "found.none": "No results for “{term}”",
  "found.noneHelp":
    "{kind, select, gif {Try a simpler word, like “party” or “love”.} song {Try a word from the title, or the mood you’d like.} other {Check the spelling, or try a larger town nearby.}}",
  "found.failed": "We can’t search right now.",
  "found.again": "Try again",
  "found.more": "More GIFs",
  "found.giphy": "Powered By GIPHY",
  "found.useGif": "Use {title}",
  "found.playSong": "Play {name}",
  "found.stopSong": "Stop {name}",
  "found.placeIdle": "Where does it take place?",
  "found.placeIdleHelp": "Where you met, where they’re off to, or the place they call home.",
  "found.nothingYet": "Nothing chosen yet",
  "found.gifThere": "Your GIF",
  "found.songThere": "Your song",
  "found.choose": "{kind, select, gif {Choose a GIF} song {Choose a song} other {Choose a place}}",
  "found.another":
    "{kind, select, gif {Choose another GIF} song {Choose another song} other {Choose another place}}",
  "found.mapStyle": "Map style",
  "found.map": "{style, select, print {Print} historic {Historic} other {Satellite}}",
} as const;
