import type { ModalControl } from "../hooks/modal.ts";

/** What each modal is given; its params stay while it leaves. */
export interface ModalProps {
  readonly modal: ModalControl;
}
