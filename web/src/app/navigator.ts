import type { DataRouter } from "react-router";
import type { Navigator } from "#core/app/index.ts";

type Router = Pick<DataRouter, "state" | "navigate" | "subscribe">;

const pathOf = ({ location }: Router["state"]) =>
  `${location.pathname}${location.search}${location.hash}`;

/** The Navigator port over the router, which is made after the app: it is given later. */
export const routerNavigator = (): Navigator & { attach(router: Router): void } => {
  let router: Router | null = null;
  const ears = new Set<(path: string) => void>();
  return {
    attach: (given) => {
      router = given;
      let last = pathOf(given.state);
      given.subscribe((state) => {
        const path = pathOf(state);
        if (path === last) return;
        last = path;
        for (const hear of ears) hear(path);
      });
    },
    get path() {
      return router ? pathOf(router.state) : window.location.pathname + window.location.search;
    },
    go: (path, { replace = false } = {}) => void router?.navigate(path, { replace }),
    leave: (url) => window.location.assign(url),
    onChange: (hear) => {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
};
