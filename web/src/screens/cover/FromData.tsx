import { useEffect } from "react";
import { useNavigate } from "react-router";
import { beginCard } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { draftFrom } from "#core/domain/story/index.ts";
import { useApp } from "../../hooks/context.ts";
import { Loading } from "../../shell/guard.tsx";

/** A card that was begun elsewhere goes on here; one that cannot be read leads to the shop (ROUTE-50, OPEN-39). */
export const FromData = ({ dataId }: { dataId: string }) => {
  const app = useApp();
  const navigate = useNavigate();
  useEffect(() => {
    const draft = draftFrom(dataId);
    const go = (path: string) => void navigate(path, { replace: true });
    if (draft === null) go(paths.shop());
    else void beginCard(app, draft).then(() => go(paths.create));
  }, [app, dataId, navigate]);
  return <Loading />;
};
