import { lazy, Suspense, useState } from "react";
import type { ModalName } from "#core/domain/navigation/index.ts";
import { useOpenModal } from "../app/modal.ts";

/** Modals that belong to no single screen; a screen shows its own with `useModal`. */
const modals: Partial<Record<ModalName, React.LazyExoticComponent<React.ComponentType>>> = {
  auth: lazy(() => import("./auth/AuthModal.tsx")),
  "auth-success": lazy(() => import("./auth/AuthSuccessModal.tsx")),
  "sign-out": lazy(() => import("./SignOutModal.tsx")),
};

/** Shows the modal that the address asks for (MODAL-01). It stays mounted while it leaves. */
export const ModalHost = () => {
  const asked = useOpenModal()?.name;
  const [shown, setShown] = useState(asked);
  if (asked !== undefined && asked !== shown) setShown(asked);
  const Modal = shown ? modals[shown] : undefined;
  return Modal ? (
    <Suspense fallback={null}>
      <Modal />
    </Suspense>
  ) : null;
};
