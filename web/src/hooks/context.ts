import { createContext, useContext, useEffect, useState } from "react";
import type { AppContext } from "#core/app/index.ts";

const AppContextOfPage = createContext<AppContext | null>(null);
export const AppProvider = AppContextOfPage.Provider;

export const useApp = (): AppContext => {
  const app = useContext(AppContextOfPage);
  if (!app) throw new Error("There is no app around this component.");
  return app;
};

/** A model for as long as a component shows it: made once a key, opened, and closed when it leaves. */
export const useModel = <M extends { open?(): unknown; close?(): unknown }>(
  make: (app: AppContext) => M,
  key: string,
): M => {
  const app = useApp();
  const [made, setMade] = useState(() => ({ key, model: make(app) }));
  if (made.key !== key) setMade({ key, model: make(app) });
  const { model } = made;
  useEffect(() => {
    void model.open?.();
    return () => void model.close?.();
  }, [model]);
  return model;
};
