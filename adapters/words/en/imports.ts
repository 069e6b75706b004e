import type { importWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const imports = {
  "imports.noSource": "Please choose a file or enter a calendar address",
  "imports.tooLarge": "This is larger than 1 MB. Please choose a smaller file or calendar.",
  "imports.tooMany": "Please import up to 500 dates at a time",
  "imports.noFormat":
    "We can’t read this. Please choose a table (.csv), a calendar (.ics) or contacts (.vcf).",
  "imports.noDays":
    "We can’t find any dates in this. Please give the columns names, like Name and Birthday.",
  "imports.notAllowed":
    "We can’t open this address. Please copy the calendar’s public address, which begins with https:// or webcal://.",
  "imports.unreachable": "We can’t reach this calendar. Please check its address and try again.",
  "imports.refused":
    "This calendar isn’t open to everyone. Please copy its public address, or the secret address in iCal format.",
  "imports.tooSlow": "This calendar took too long to answer. Please try again later.",
  "imports.tooManyRedirects":
    "This address leads on to too many others. Please copy the calendar’s own address.",
  "imports.noRoom":
    "{room, plural, =0 {You’ve reached the limit for reminders. Delete some to import more.} one {There’s room for 1 more reminder. Please choose fewer dates.} other {There’s room for # more reminders. Please choose fewer dates.}}",
  "imports.undone": "This import has been undone already.",
} as const satisfies Readonly<Record<KeysOf<typeof importWords>, string>>;
