import { rules } from "#core/domain/access/index.ts";
import { words } from "#core/domain/words/index.ts";
import { as, done, type Outcome, refused, type StoryId } from "#core/kernel/index.ts";
import { operations } from "#core/operations/index.ts";
import type { Caller, Service } from "../context/index.ts";
import { isEnd } from "../context/index.ts";
import { identify } from "./identify.ts";

/** What one browser may hear of one card. */
export interface Hearing {
  /** Whether it still may: asked before anything is told, since people are shut out and sessions end meanwhile. */
  readonly mayHear: () => Promise<boolean>;
  /**
   * Tells what is heard of the card, null where only the question above is to be asked anew; answers how to stop.
   */
  readonly listen: (hear: (kind: string | null) => void) => () => void;
}

/** Subscribes a browser to a card whose updates it may read (F-09). */
export const hearing =
  (service: Pick<Service, "store" | "secrets" | "sessions">) =>
  async (
    caller: Caller,
    storyId: string,
  ): Promise<Outcome<Hearing, "unauthenticated" | "forbidden">> => {
    const who = await identify(service, caller);
    if (typeof who === "string") return refused("unauthenticated", words.signInAgain);
    const { actor, session } = who;
    const { account } = actor;
    const mayHear = async () => {
      if (session !== null && account !== null)
        if (!(await service.sessions.isAlive({ account, session }))) return false;
      const subject = await service.store.storySubject(storyId, actor);
      return subject !== null && rules[operations.readUpdates.who].lets(actor, subject);
    };
    if (!(await mayHear())) return refused("forbidden", words.notAllowed);
    const card = `story:${as<StoryId>(storyId)}`;
    const own: readonly string[] = [`session:${session}`, `account:${account}`, "sessions"];
    return done({
      mayHear,
      listen: (hear) =>
        service.store.listen(
          (notice) => {
            if (notice.topic === card) hear(notice.kind);
            else if (isEnd(notice) && own.includes(notice.topic)) hear(null);
          },
          (isHearing) => isHearing && hear(null),
        ),
    });
  };
