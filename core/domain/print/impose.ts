/** What lies beside each other on one side of a sheet. */
export type Side<Page> = readonly [left: Page, right: Page];

/** Pages in the order in which sheets are printed: outermost first, its outside, then its inside; folded, laid into each other. */
export const impose = <Page>(pages: readonly Page[]): readonly Side<Page>[] => {
  if (pages.length % 4) throw new RangeError(`${pages.length} pages fill no whole sheets`);
  return Array.from({ length: pages.length / 2 }, (_, side) => {
    const early = pages[side] as Page;
    const late = pages[pages.length - 1 - side] as Page;
    return side % 2 ? [early, late] : [late, early];
  });
};
