/** The most themes one account may have: more than anybody tells apart, so that programs meet an end. */
export const themeMaximum = 200;
/** The most theme sets it may share at a time. */
export const themesetMaximum = 200;

/**
 * A list in the order of the ids that were sent (THEME-15). What they don't name follows as it was, and ids of what is
 * not there are passed over: either may have changed in another tab.
 */
export const inOrder = <T extends { readonly id: string }>(
  list: readonly T[],
  ids: readonly string[],
): readonly T[] => {
  const named = [...new Set(ids)].flatMap((id) => list.find((one) => one.id === id) ?? []);
  return [...named, ...list.filter((one) => !named.includes(one))];
};

/** Which of the themes that somebody shares are new to an account: not its own, and not taken before (THEME-17). */
export const newToAccount = <T extends { readonly id: string }>(
  shared: readonly T[],
  own: readonly { readonly id: string; readonly from_shared_theme_id: string | null }[],
): readonly T[] =>
  shared.filter(
    ({ id }) => !own.some((theme) => theme.id === id || theme.from_shared_theme_id === id),
  );
