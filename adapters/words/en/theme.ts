import type { themeWords } from "#core/domain/theme/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const theme = {
  "theme.named": "My Theme {number}",
  "theme.newerColours":
    "These colours were saved with a newer version. Please reload the page and try again.",
  "theme.unreadableColours": "We can’t read these colours. Please choose them again.",
  "theme.tooMany": "You’ve reached the limit for themes. Delete one to add another.",
  "theme.tooManyShared": "You’ve reached the limit for shared themes. Delete some themes first.",
  "theme.notShared": "These themes aren’t shared any more. Please ask for a new link.",
  "theme.noneChosen": "Please choose at least one theme",
  "theme.notDeleted": "failed to delete theme",
  "theme.noId": "No theme id supplied",
  "theme.noName": "Please name your theme",
  "theme.gone": "This theme isn’t there any more. Please choose another.",
  "theme.deletedElsewhere":
    "This theme has been deleted elsewhere. Save again to keep it as a new theme.",
} as const satisfies Readonly<Record<KeysOf<typeof themeWords>, string>>;
