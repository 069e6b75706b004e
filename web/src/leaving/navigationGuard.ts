import { useEffect, useReducer, useRef } from "react";
import { type Location, useNavigate } from "react-router";
import { freeToGo, type Loss, navigationGuard, type Way } from "#core/app/index.ts";
import { modalOf } from "#core/domain/navigation/index.ts";
import { useApp } from "../hooks/context.ts";
import { useModal } from "../hooks/modal.ts";
import { useOnceWhen } from "../hooks/onceWhen.ts";
import { afterReturn, placeOf, stepsTo } from "./heldUp.ts";
import { useHold } from "./hold.ts";

type Guarding = {
  /** What leaving now would lose, asked at the moment of leaving; null where nothing is. */
  loses: () => Loss | null;
  /** Throws the work away, because the person said so. */
  discard: () => Promise<void>;
  /** Whether a move still belongs to the work. */
  stays: (from: Location, to: Location) => boolean;
  /** A modal that the work is done in: whether it is open, and how it closes. Without one it is the page’s. */
  modal?: { readonly isOpen: boolean; readonly close: () => void } | undefined;
};

/**
 * Asks once before unsaved work is left, by closing it, by a link, the back button or another address, and goes on where
 * the person was going when they said so (OPEN-46, BUILD-07, BUILD-15): the only way to do so. Changes are asked about
 * by the modal of that name, so that back and reload find the question in the address; for an upload `asks` says
 * so, and a tab that closes asks the browser to ask.
 */
export const useNavigationGuard = ({ loses, discard, stays, modal }: Guarding) => {
  const { ports } = useApp();
  const navigate = useNavigate();
  const question = useModal("discard-changes");
  const [state, tell] = useReducer(navigationGuard, freeToGo);
  const isOpen = modal?.isOpen ?? true;
  const latest = useRef({ loses, isOpen });
  useEffect(() => {
    latest.current = { loses, isOpen };
  });
  const place = useRef<number | null>(null);
  const blocker = useHold(({ currentLocation, nextLocation, historyAction }) => {
    place.current = placeOf(historyAction);
    return latest.current.isOpen && !stays(currentLocation, nextLocation) && loses() !== null;
  });
  const ask = (loss: Loss, way: Way | null) => tell({ type: "held", loses: loss, way });

  useOnceWhen(blocker.state === "blocked", () => {
    if (blocker.state !== "blocked") return;
    const loss = loses() ?? "changes";
    blocker.reset();
    afterReturn(blocker.location, place.current, (way) => ask(loss, way));
  });

  useEffect(() => {
    if (!isOpen) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.loses() === "upload") event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isOpen]);

  useOnceWhen(state.is === "asking" && state.loses === "changes", () => {
    if (modalOf(ports.navigator.path)?.name !== "discard-changes") question.show();
  });
  // the question was closed without an answer: by its own button, Escape or the back button
  useOnceWhen(!question.isOpen, () => {
    if (state.is === "asking" && state.loses === "changes") tell({ type: "stayed" });
  });
  useOnceWhen(state.is === "closing" && !question.isOpen, () => {
    modal?.close();
    tell({ type: "closed" });
  });
  useOnceWhen(state.is === "going" && (modal === undefined || !isOpen), () => {
    if (state.is !== "going") return;
    const { way } = state;
    tell({ type: "gone" });
    if ("to" in way) void navigate(way.to, { replace: modal === undefined });
    else if (stepsTo(way.place) < 0) void navigate(stepsTo(way.place));
  });

  const leave = () =>
    void discard().then(() => {
      tell({ type: "discarded" });
      if (!question.isOpen) return;
      // one step back from a question over a modal lies the modal
      if (modal) void navigate(-1);
      else question.close();
    });
  return {
    /** The question about an upload or a recording stands; about changes asks a modal of its own. */
    asks: state.is === "asking" && state.loses !== "changes" ? state.loses : null,
    /** Closes what is guarded: the cross, Escape or the scrim. */
    close: () => {
      const loss = loses();
      if (loss === null) leave();
      else ask(loss, null);
    },
    stay: () => tell({ type: "stayed" }),
    /** The answer to the question: throws the work away and goes on. */
    leave,
  };
};
