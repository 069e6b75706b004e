import { observer } from "mobx-react-lite";
import { useLocation } from "react-router";
import type { OpenModal } from "#core/domain/navigation/index.ts";
import { useModal } from "../hooks/modal.ts";
import { lacksCard } from "./ofCard.ts";
import { modals } from "./registry.ts";
import { useGone } from "./useGone.ts";

/** One modal by its name. */
const Shown = observer(({ name, params, isUnder }: OpenModal & { isUnder: boolean }) => {
  const modal = useModal(name);
  const { pathname } = useLocation();
  // nothing to show: it leaves the address, as what may not open here does (OPEN-43)
  useGone(modal, lacksCard(pathname, name));
  const Modal = modals[name];
  return <Modal modal={{ ...modal, params, isOpen: modal.isOpen || isUnder }} />;
});
export default Shown;
