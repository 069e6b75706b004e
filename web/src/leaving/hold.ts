import { useEffect, useRef } from "react";
import { type Blocker, type BlockerFunction, useBlocker } from "react-router";
import { holderOf, noteLeft } from "#core/app/index.ts";
import { useApp } from "../hooks/context.ts";
import { pathOf } from "../hooks/modalTrail.ts";

/**
 * Holds up whoever leaves unsaved work, to ask them first; the only way to do so. The end of a session overrides it:
 * the tab goes where that leads, the draft stays with the account it belongs to, and where it was is remembered to be
 * offered at the next sign-in (AUTH-29, OPEN-167).
 */
export const useHold = (holds: BlockerFunction): Blocker => useEnd(holds, true);

/**
 * Notes unsaved work that is kept on this device and holds nobody up: where the end of a session leaves it, it is
 * offered again as the rest is (F-24).
 */
export const useKept = (isUnsaved: () => boolean): void => void useEnd(isUnsaved, false);

const useEnd = (isUnsaved: BlockerFunction, holds: boolean): Blocker => {
  const { session, ports } = useApp();
  const holder = useRef(holderOf(session));
  const wasIn = useRef(session.isSignedIn);
  useEffect(() => {
    if (!session.isSignedIn) return;
    wasIn.current = true;
    holder.current = holderOf(session);
  });
  return useBlocker((move) => {
    if (!isUnsaved(move)) return false;
    const hasEnded = wasIn.current && !session.isSignedIn;
    if (hasEnded) void noteLeft(ports, holder.current, pathOf(move.currentLocation));
    return holds && !hasEnded;
  });
};
