import { useMemo, useRef } from "react";
import { useWords } from "#web/words/index.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { useNavigationGuard } from "../../leaving/index.ts";

/** Work on a page that is not saved yet. */
export interface UnsavedWork {
  /** Whether leaving would lose something, asked at the moment of leaving. */
  readonly hasChanged: boolean;
  /** Throws it away, because the person said so. */
  discard(): Promise<void>;
}

/**
 * Asks before unsaved work is left by a link, the back button or another address (OPEN-46); "discard" throws it away
 * and goes on to where the person was going.
 * @param stays whether a path still belongs to the work
 */
export const useAskUnsaved = (
  work: UnsavedWork | null,
  stays: (pathname: string) => boolean,
): void => {
  const w = useWords();
  const guard = useNavigationGuard({
    loses: () => (work?.hasChanged ? "changes" : null),
    discard: async () => work?.discard(),
    stays: (from, to) => from.pathname === to.pathname || stays(to.pathname),
  });
  const leave = useRef(guard.leave);
  leave.current = guard.leave;
  const [title, help] = [w("modals.discard"), w("modals.discardHelp")];
  const unsaved = useMemo(() => ({ title, help, leave: () => leave.current() }), [title, help]);
  useSubject({ unsaved });
};
