import type { ModalControl } from "../hooks/modal.ts";
import { useOnceWhen } from "../hooks/onceWhen.ts";

/** What the modal is about is not there, or not theirs: it closes, instead of standing empty in the address. */
export const useGone = ({ isOpen, close }: ModalControl, isGone: boolean): void =>
  useOnceWhen(isOpen && isGone, close);
