/**
 * A test is played at a desk, unless it says otherwise: behaviour is the same in every window, and a page costs
 * seconds (docs/decisions/0050). How it lies in both windows is seen by `look`.
 */
/** Marks a test of what is laid out, pressed or drawn otherwise on a phone: it is played there as well. */
export const bothSizes = "@both";
/** Marks a test of what only a phone does, or of what is hardest in its window. */
export const onlyPhone = "@phone";
