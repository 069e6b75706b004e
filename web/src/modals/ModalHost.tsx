import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import {
  asksForModal,
  modalOf,
  modalOver,
  type OpenModal,
  saleOver,
  verdictOn,
  withoutModal,
} from "#core/domain/navigation/index.ts";
import { useApp } from "../hooks/context.ts";
import { noteMove, pathOf } from "../hooks/modalTrail.ts";
import { OnItsWay, part } from "../shell/index.ts";

// the first page has no modal yet, and does not carry the list of them (P1)
const Shown = part(() => import("./Shown.tsx"));

/** Shows the modal that the address asks for (MODAL-01). It stays mounted while it leaves. */
export const ModalHost = observer(() => {
  useTrail();
  useTidyAddress();
  const { facts } = useApp().session.modals;
  const asked = modalOver(pathOf(useLocation()), facts);
  const [{ shown, under }, setShown] = useState<ModalStack>({ shown: asked, under: null });
  const next = standing(asked, { shown, under });
  if (!isSame(next.shown, shown) || !isSame(next.under, under)) setShown(next);
  const isAsking = asked?.name === "discard-changes";
  return [under, shown].map((one) =>
    one === null ? null : (
      <Suspense key={one.name} fallback={<OnItsWay />}>
        <Shown {...one} isUnder={isAsking && one === under} />
      </Suspense>
    ),
  );
});

/** `under` is what the question about unsaved changes stands over: it stays open behind it. */
interface ModalStack {
  readonly shown: OpenModal | null;
  readonly under: OpenModal | null;
}
const standing = (asked: OpenModal | null, now: ModalStack): ModalStack => {
  if (asked === null) return now;
  if (asked.name !== "discard-changes") return { shown: asked, under: null };
  const isNew = now.shown !== null && now.shown.name !== "discard-changes";
  return { shown: asked, under: isNew ? now.shown : now.under };
};
const isSame = (one: OpenModal | null, other: OpenModal | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Remembers how the person moved, to know where closing leads. */
const useTrail = (): void => {
  const at = useLocation();
  const by = useNavigationType();
  const { modals } = useApp().session;
  const last = useRef(at);
  useLayoutEffect(() => {
    if (last.current.key === at.key) return;
    noteMove(last.current, at, by, (path) => modalOver(path, modals.facts) !== null);
    last.current = at;
  }, [at, by, modals]);
};

/** A modal that nobody knows or that may not open here leaves the address too (MODAL-02, OPEN-43); a sale enters it (OPEN-30). */
const useTidyAddress = (): void => {
  const at = useLocation();
  const navigate = useNavigate();
  const path = pathOf(at);
  const asked = modalOf(path);
  const sale = saleOver(path);
  useEffect(() => {
    if (sale !== null) void navigate(sale, { replace: true, preventScrollReset: true });
  }, [sale, navigate]);
  const { facts } = useApp().session.modals;
  const isIdle =
    asksForModal(path) && (asked === null || verdictOn(path, asked.name, facts) === "never");
  useEffect(() => {
    if (isIdle)
      void navigate(withoutModal(path), {
        replace: true,
        preventScrollReset: true,
        state: at.state,
      });
  }, [isIdle, navigate, path, at.state]);
};
