import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { modalOf } from "#core/domain/navigation/index.ts";
import { useWords } from "#web/words/index.ts";
import { afterReturn, placeOf, stepsTo, type Way } from "../../hooks/heldUp.ts";
import { useHold } from "../../hooks/hold.ts";
import { useModal } from "../../hooks/modal.ts";
import { useSubject } from "../../hooks/subject.tsx";

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
  const navigate = useNavigate();
  const question = useModal("discard-changes");
  const [way, setWay] = useState<Way | null>(null);
  const [goes, setGoes] = useState(false);
  const place = useRef<number | null>(null);
  const blocker = useHold(({ currentLocation, nextLocation, historyAction }) => {
    place.current = placeOf(historyAction);
    const isHere = nextLocation.pathname === currentLocation.pathname;
    return !isHere && !stays(nextLocation.pathname) && work?.hasChanged === true;
  });
  const isBlocked = blocker.state === "blocked";
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each way out
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    afterReturn(blocker.location, place.current, (held) => {
      setWay(held);
      if (modalOf(window.location.pathname + window.location.search)?.name !== "discard-changes")
        question.show();
    });
  }, [isBlocked]);

  const isGone = goes && !question.isOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone to once
  useEffect(() => {
    if (!isGone) return;
    setGoes(false);
    setWay(null);
    if (way !== null && "to" in way) void navigate(way.to, { replace: true });
    else if (way !== null) void navigate(stepsTo(way.place));
  }, [isGone]);

  const leave = useRef<() => void>(() => undefined);
  leave.current = () => {
    void work?.discard().then(() => {
      setGoes(true);
      question.close();
    });
  };
  const [title, help] = [w("modals.discard"), w("modals.discardHelp")];
  const unsaved = useMemo(() => ({ title, help, leave: () => leave.current() }), [title, help]);
  useSubject({ unsaved });
};
