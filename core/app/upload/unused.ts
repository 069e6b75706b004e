import type { AppReporter } from "../ports/index.ts";
import type { Session } from "../session/index.ts";

/** How many media are deleted at once (MEDIA-14). */
const deletedAtOnce = 3;

/** Deletes media that nothing shows any more; one that would not go is only logged (MEDIA-14). */
export const deleteUnused = async (
  session: Session,
  reporter: AppReporter,
  ids: readonly string[],
): Promise<void> => {
  const waiting = [...ids];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const answer = await session.api("deleteMedia", { path: { id } });
      if (!answer.ok) reporter.event("unused media kept", { id, code: answer.refusal.code });
    }
  };
  await Promise.all(Array.from({ length: deletedAtOnce }, work));
};
