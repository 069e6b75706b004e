import type { Contribution } from "#core/app/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import type { useWords } from "#web/words/index.ts";

/** Who sent it: their name, or that it was the owner. */
export const senderOf = (
  { slide }: Contribution,
  w: ReturnType<typeof useWords>,
  me: string | undefined,
): string => {
  const { creator } = slide;
  if (creator?.id != null && creator.id === me) return w("contributions.you");
  return fullName(creator) || (creator?.email ?? w("contributions.somebody"));
};
