/** What is said of uploads (ERR-18..20). */
export const uploadWords = {
  failed: (type: string) =>
    `There was an issue uploading your ${type}. Please contact support if the problem persists.`,
  failedSilently: "Upload failed.",
  noPermission: "Failed to get upload permissions.",
} as const;
