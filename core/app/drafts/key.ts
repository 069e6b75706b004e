import type { AppPorts } from "../appPorts.ts";
import type { DraftKey } from "../ports/index.ts";
import type { Session } from "../session/index.ts";

declare const isHolder: unique symbol;

/** What is written before it is sent. */
export const draftKinds = ["builder", "thanks", "account", "left"] as const;
type DraftKind = (typeof draftKinds)[number];

/** Whose a draft is: an account by its name, or whoever is signed out in this browser. */
export type Holder = string & { readonly [isHolder]: true };
export const visitor = "visitor" as Holder;

/**
 * Whoever is here now. A model asks once, when it is opened: what is still being kept when the session ends goes to
 * the person it was written by, and not to whoever comes next (OPEN-167).
 */
export const holderOf = ({ username }: Pick<Session, "username">): Holder =>
  (username ?? visitor) as Holder;
/** The same person whatever their address becomes. */
export const accountHolder = (id: string): Holder => id as Holder;

/** Under what a person's recordings lie. */
export const recordingsOf = (holder: Holder): string => `${holder}:`;

const prefixOf = (kind: DraftKind, holder: Holder): string => `${kind}:${holder}`;

/** @param of the card and what of it, "" where there is only one of the kind */
export const draftKey = (kind: DraftKind, holder: Holder, of: string): DraftKey =>
  (of === "" ? prefixOf(kind, holder) : `${prefixOf(kind, holder)}:${of}`) as DraftKey;

const keysOf = async ({ drafts }: Pick<AppPorts, "drafts">, kind: DraftKind, holder: Holder) => {
  const prefix = prefixOf(kind, holder);
  const keys = await drafts.keys(prefix).catch(() => []);
  return keys.filter((key) => key === prefix || key.startsWith(`${prefix}:`)) as DraftKey[];
};

const moveDraft = async (
  { drafts }: Pick<AppPorts, "drafts">,
  from: DraftKey,
  to: DraftKey,
): Promise<void> => {
  await drafts.put(to, await drafts.get(from));
  await drafts.remove(from);
};

/** Everything that a person wrote or recorded here goes along when their address changes; what a full browser has no room for stays. */
export const moveDrafts = async (
  ports: Pick<AppPorts, "drafts" | "recordings">,
  from: Holder,
  to: Holder,
): Promise<void> => {
  for (const kind of draftKinds)
    for (const key of await keysOf(ports, kind, from)) {
      const of = key.slice(prefixOf(kind, from).length + 1);
      await moveDraft(ports, key, draftKey(kind, to, of)).catch(() => undefined);
    }
  await ports.recordings.move(recordingsOf(from), recordingsOf(to)).catch(() => undefined);
};

/** Removes every draft and recording of these people from this browser. */
export const forgetDrafts = async (
  ports: Pick<AppPorts, "drafts" | "recordings">,
  holders: readonly Holder[],
): Promise<void> => {
  for (const holder of holders) {
    const recorded = await ports.recordings.find(recordingsOf(holder)).catch(() => []);
    for (const { key } of recorded) await ports.recordings.remove(key).catch(() => undefined);
    for (const kind of draftKinds)
      for (const key of await keysOf(ports, kind, holder))
        await ports.drafts.remove(key).catch(() => undefined);
  }
};

/** What was written at `of` before sign-in is theirs from then on: it is kept under their name. */
export const takeOver = async (
  { drafts }: Pick<AppPorts, "drafts">,
  kind: DraftKind,
  holder: Holder,
  of: string,
): Promise<void> => {
  if (holder === visitor) return;
  const before = draftKey(kind, visitor, of);
  const draft = await drafts.get(before);
  if (draft === undefined || draft === null) return;
  await drafts.put(draftKey(kind, holder, of), draft);
  await drafts.remove(before);
};
