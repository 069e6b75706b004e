import { useLocation, useNavigate } from "react-router";
import {
  type ModalName,
  type ModalParams,
  modalOver,
  withModal,
  withoutModal,
} from "#core/domain/navigation/index.ts";
import { useApp } from "./context.ts";
import { pathOf, wayOut } from "./modalTrail.ts";

export interface ModalControl {
  readonly isOpen: boolean;
  readonly params: ModalParams;
  /** Opens it over the page; a modal that is open makes room. */
  show(params?: ModalParams): void;
  /** Closes it, unless it is closed already or the person has gone on. */
  close(): void;
}

/** Modals that one looks past, at what they change. */
const seenPast: readonly ModalName[] = ["special-effects", "tooltip"];

/** Whether a modal lies over the page, so that nobody sees what moves on it: it may rest (P4). */
export const useIsCovered = (): boolean => {
  const { session } = useApp();
  const open = modalOver(pathOf(useLocation()), session.modals.facts);
  return open !== null && !seenPast.includes(open.name);
};

const quietly = { preventScrollReset: true };

/** One modal by name: whether it is open, with what, and how it opens and closes. The back button closes it. */
export const useModal = (name: ModalName): ModalControl => {
  const { ports, session } = useApp();
  const { navigator } = ports;
  const { facts } = session.modals;
  const navigate = useNavigate();
  const at = useLocation();
  const path = pathOf(at);
  const open = modalOver(path, facts);
  const isOpen = open?.name === name;
  return {
    isOpen,
    params: isOpen ? open.params : {},
    show: (params) => {
      // the question about unsaved changes stands over what it asks about
      const replace = name !== "discard-changes" && modalOver(navigator.path, facts) !== null;
      void navigate(withModal(withoutModal(navigator.path), name, params), { ...quietly, replace });
    },
    close: () => {
      if (!isOpen || navigator.path !== path) return;
      const way = wayOut(at);
      if (way === null) return;
      if ("back" in way) void navigate(-way.back);
      else void navigate(way.to, { ...quietly, replace: true });
    },
  };
};
