import { useEffect } from "react";
import type { Loader } from "#core/app/index.ts";
import { useApp } from "../hooks/context.ts";

/** Raises a flag of the loader's state for as long as something is waited for (SHELL-29). */
export const useLoading = (what: Parameters<Loader["begin"]>[0], isWaiting: boolean): void => {
  const { loader } = useApp().shell;
  useEffect(() => (isWaiting ? loader.begin(what) : undefined), [isWaiting, loader, what]);
};
