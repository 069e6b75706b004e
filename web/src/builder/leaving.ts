import type { SlideBuilder } from "#core/app/index.ts";
import { modalOf } from "#core/domain/navigation/index.ts";
import { useNavigationGuard } from "../leaving/index.ts";

/** Nothing is lost by these; the last is where a card that filled up meanwhile leads, and the draft is kept (OPEN-149). */
const staying: readonly (string | undefined)[] = [
  "contribution-builder",
  "discard-changes",
  "upgrade",
];

/** Leaving the builder: what would be lost is asked about first (BUILD-07, BUILD-15). */
export const useLeaving = (builder: SlideBuilder, open: boolean, onClose: () => void) =>
  useNavigationGuard({
    loses: () => builder.confirmLeaving,
    discard: () => builder.discard(),
    stays: (from, to) =>
      from.pathname === to.pathname && staying.includes(modalOf(to.pathname + to.search)?.name),
    modal: { isOpen: open, close: onClose },
  });
