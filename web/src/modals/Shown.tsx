import type { OpenModal } from "#core/domain/navigation/index.ts";
import { useModal } from "../app/modal.ts";
import { modals } from "./registry.ts";

/** One modal by its name. */
const Shown = ({ name, params, isUnder }: OpenModal & { isUnder: boolean }) => {
  const modal = useModal(name);
  const Modal = modals[name];
  return <Modal modal={{ ...modal, params, isOpen: modal.isOpen || isUnder }} />;
};
export default Shown;
