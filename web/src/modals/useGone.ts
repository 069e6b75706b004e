import { useEffect } from "react";
import type { ModalControl } from "../hooks/modal.ts";

/** What the modal is about is not there, or not theirs: it closes, instead of standing empty in the address. */
export const useGone = (modal: ModalControl, isGone: boolean): void => {
  const { isOpen, close } = modal;
  const closes = isOpen && isGone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is asked once
  useEffect(() => {
    if (closes) close();
  }, [closes]);
};
