/** How many uploads of a page are under way, and who wants to know. */
export interface UploadCount {
  readonly count: number;
  /** Counts one; answers how it ends. */
  begin(): () => void;
  onChange(hear: () => void): void;
}

export const uploadCount = (): UploadCount => {
  const listeners: (() => void)[] = [];
  let count = 0;
  const changeBy = (by: 1 | -1) => {
    count += by;
    for (const hear of listeners) hear();
  };
  return {
    get count() {
      return count;
    },
    begin: () => {
      changeBy(1);
      return () => changeBy(-1);
    },
    onChange: (hear) => void listeners.push(hear),
  };
};
