import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SlideBuilder } from "#core/app/index.ts";
import { modalOf } from "#core/domain/navigation/index.ts";
import { afterReturn, placeOf, stepsTo, type Way } from "../hooks/heldUp.ts";
import { useHold } from "../hooks/hold.ts";
import { useModal } from "../hooks/modal.ts";

/** Nothing is lost by these; the last is where a card that filled up meanwhile leads, and the draft is kept (OPEN-149). */
const staying: readonly (string | undefined)[] = [
  "contribution-builder",
  "discard-changes",
  "upgrade",
];

/**
 * Leaving the builder: by the cross, the back button or another address. What would be lost is asked about first
 * (BUILD-07, BUILD-15): changes by the modal of that name, which stands over the builder; a tab that closes asks the
 * browser to ask while an upload runs.
 */
export const useLeaving = (builder: SlideBuilder, open: boolean, onClose: () => void) => {
  const navigate = useNavigate();
  const question = useModal("discard-changes");
  const [asked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [going, setGoing] = useState<Way | null>(null);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  });
  const place = useRef<number | null>(null);
  /** Where a link or the back button would have led; whoever closes the builder stays at its page. */
  const way = useRef<Way | null>(null);
  const blocker = useHold(({ currentLocation, nextLocation, historyAction }) => {
    place.current = placeOf(historyAction);
    const stays =
      currentLocation.pathname === nextLocation.pathname &&
      staying.includes(modalOf(nextLocation.pathname + nextLocation.search)?.name);
    return isOpen.current && !stays && builder.confirmLeaving !== null;
  });
  // changes are asked about by the modal, here too: back and reload find the question in the address
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each way out
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (builder.confirmLeaving !== "changes") return setAsked(true);
    blocker.reset();
    afterReturn(blocker.location, place.current, (held) => {
      way.current = held;
      question.show();
    });
  }, [blocker.state]);

  useEffect(() => {
    if (!open) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (builder.confirmLeaving === "upload") event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [open, builder]);

  // the question has gone from the address, and what it stood over goes after it
  const goes = isLeaving && !question.isOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is asked once
  useEffect(() => {
    if (!goes) return;
    setLeaving(false);
    onClose();
    setGoing(way.current);
    way.current = null;
  }, [goes]);

  const on = open ? null : going;
  useEffect(() => {
    if (on === null) return;
    setGoing(null);
    const steps = "to" in on ? 0 : stepsTo(on.place);
    if ("to" in on) void navigate(on.to);
    else if (steps < 0) void navigate(steps);
  }, [on, navigate]);

  return {
    asked,
    /** The cross, Escape or the scrim. */
    ask: () => {
      const loses = builder.confirmLeaving;
      way.current = null;
      if (loses === "changes") question.show();
      else if (loses === "upload") setAsked(true);
      else void builder.discard().then(onClose);
    },
    stay: () => {
      setAsked(false);
      if (blocker.state === "blocked") blocker.reset();
    },
    leave: () => {
      setAsked(false);
      void builder.discard().then(() => {
        if (blocker.state === "blocked") blocker.proceed();
        else onClose();
      });
    },
    /** The answer of the modal that stands over the builder: one step back from it lies the builder. */
    discard: () =>
      void builder.discard().then(() => {
        setLeaving(true);
        void navigate(-1);
      }),
  };
};
