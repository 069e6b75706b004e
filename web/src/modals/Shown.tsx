import { observer } from "mobx-react-lite";
import { useLocation } from "react-router";
import type { OpenModal } from "#core/domain/navigation/index.ts";
import { ErrorBoundary } from "#web/components/index.ts";
import { useApp } from "../hooks/context.ts";
import { crashType } from "../hooks/crash.ts";
import { useModal } from "../hooks/modal.ts";
import { CrashedModal } from "./CrashedModal.tsx";
import { lacksCard } from "./ofCard.ts";
import { modals } from "./registry.ts";
import { useGone } from "./useGone.ts";

/** A part that did not come is no fault of the modal: the page can be loaded again (ERR-15). */
const isOwnFault = (error: Error): boolean => crashType(error) !== "ChunkLoadError";

/** One modal by its name. */
const Shown = observer(({ name, params, isUnder }: OpenModal & { isUnder: boolean }) => {
  const modal = useModal(name);
  const { pathname } = useLocation();
  // nothing to show: it leaves the address, as what may not open here does (OPEN-43)
  useGone(modal, lacksCard(pathname, name));
  const { reporter } = useApp().ports;
  const Modal = modals[name];
  const control = { ...modal, params, isOpen: modal.isOpen || isUnder };
  return (
    <ErrorBoundary
      catches={isOwnFault}
      onError={(error) => reporter.fault(error, `modal ${name}`, { type: crashType(error) })}
      fallback={<CrashedModal modal={control} />}
    >
      <Modal modal={control} />
    </ErrorBoundary>
  );
});
export default Shown;
