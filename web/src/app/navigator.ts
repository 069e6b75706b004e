import type { DataRouter } from "react-router";
import type { Navigator } from "#core/app/index.ts";

type Router = Pick<DataRouter, "state" | "navigate" | "subscribe">;

type Place = Pick<Location, "pathname" | "search" | "hash">;
const pathOf = ({ location }: { readonly location: Place }) =>
  `${location.pathname}${location.search}${location.hash}`;

/** The Navigator port over the router, which is made after the app: it is given later. */
export const routerNavigator = (): Navigator & { attach(router: Router): void } => {
  let router: Router | null = null;
  const ears = new Set<(path: string) => void>();
  const here = () => pathOf(router ? router.state : window);
  return {
    attach: (given) => {
      let last = here();
      const look = (state: Pick<Router["state"], "location">) => {
        const path = pathOf(state);
        if (path === last) return;
        last = path;
        for (const hear of ears) hear(path);
      };
      router = given;
      look(given.state);
      given.subscribe(look);
    },
    get path() {
      return here();
    },
    go: (path, { replace = false } = {}) => void router?.navigate(path, { replace }),
    leave: (url) => window.location.assign(url),
    onChange: (hear) => {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
};
