import { useLocation } from "react-router";
import {
  type ModalName,
  type ModalParams,
  modalOf,
  withModal,
  withoutModal,
} from "#core/domain/navigation/index.ts";
import { useApp } from "./context.ts";

const pathOf = ({ pathname, search, hash }: ReturnType<typeof useLocation>) =>
  `${pathname}${search}${hash}`;

/** The modal that the address asks for (MODAL-01); null when it asks for none. */
export const useOpenModal = () => modalOf(pathOf(useLocation()));

/** One modal by name: whether it is open, with what, and how it opens and closes. The back button closes it. */
export const useModal = (name: ModalName) => {
  const { navigator } = useApp().outside;
  const open = useOpenModal();
  const isOpen = open?.name === name;
  return {
    isOpen,
    params: isOpen ? open.params : ({} as ModalParams),
    show: (params?: ModalParams) => navigator.go(withModal(navigator.path, name, params)),
    close: () => navigator.go(withoutModal(navigator.path), { replace: true }),
  };
};
