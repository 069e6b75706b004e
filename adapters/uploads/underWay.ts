/** How many uploads of a page are under way, and who wants to know. */
export interface UploadCount {
  readonly count: number;
  add(by: 1 | -1): void;
  /** One listener: whoever asked last. */
  onChange(hear: () => void): void;
}

export const uploadCount = (): UploadCount => {
  let listener: (() => void) | undefined;
  let count = 0;
  return {
    get count() {
      return count;
    },
    add: (by) => {
      count += by;
      listener?.();
    },
    onChange: (hear) => {
      listener = hear;
    },
  };
};
