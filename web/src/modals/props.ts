import type { ModalControl } from "../app/modal.ts";

/** What each modal is given; its params stay while it leaves. */
export interface ModalProps {
  readonly modal: ModalControl;
}
