const typeNames: Readonly<Record<string, string>> = {
  audio: "voice",
  photos: "photo",
  giphy: "GIF",
  music: "song",
};

/** The builder's words; the specification's where it gives them (BUILD-02, 03, 07, 09, 10). */
export const builderWords = {
  chooseType: "Add your message",
  edit: "Edit your message",
  addMedia: (type: string) => `Add ${typeNames[type] ?? type} message`,
  holdOn: "Hold on a sec",
  uploadLost: "Are you sure you want to leave? If you exit now, your upload will be lost",
  yesExit: "Yes, exit",
  cancel: "Cancel",
  deleted: "This slide has just been deleted and cannot be edited.",
  newer:
    "There is a newer version of this slide, please reload the slide before making any changes.",
  startedElsewhere: "You started this message on another device. Log in there to see it.",
  stillUploading: "Please wait until your upload has finished.",
} as const;
