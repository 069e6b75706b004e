const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is on a disk that can only be read",
  ENOSPC: "its disk is full",
  EDQUOT: "its quota is used up",
  ENOTDIR: "a part of that path is a file, not a folder",
  EEXIST: "that is a file, not a folder",
  EISDIR: "there is a folder where a file should be",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "the path is too long",
};

/** A fault of the disk in plain words that name DATA_DIR; any other error as it is. */
export const folderFault = (dataDir: string, error: unknown): unknown => {
  const { code = "", path } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason === undefined
    ? error
    : new Error(
        `DATA_DIR ${dataDir} cannot be used: ${reason} (${path ?? dataDir}). Make it right, or set another DATA_DIR.`,
        { cause: error },
      );
};
