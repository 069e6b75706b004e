import type { AppPorts } from "../appPorts.ts";
import type { DraftKey } from "../ports/index.ts";
import { draftKey, type Holder, visitor } from "./key.ts";

const key = (holder: Holder): DraftKey => draftKey("left", holder, "");

/** The session ended over unsaved work: where it was is remembered beside the draft itself (OPEN-167). */
export const noteLeft = ({ drafts }: Pick<AppPorts, "drafts">, holder: Holder, path: string) =>
  holder === visitor ? Promise.resolve() : drafts.put(key(holder), path).catch(() => undefined);

/** Where this person's work was left when their session ended; told once. */
export const takeLeft = async (
  { drafts }: Pick<AppPorts, "drafts">,
  holder: Holder,
): Promise<string | null> => {
  const path = await drafts.get(key(holder)).catch(() => null);
  if (typeof path !== "string" || holder === visitor) return null;
  await drafts.remove(key(holder)).catch(() => undefined);
  return path;
};
