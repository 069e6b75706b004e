import { Navigate, useLocation } from "react-router";
import { forwardTo } from "#core/domain/navigation/index.ts";
import { useApp } from "../../app/context.ts";
import { Missing } from "../missing/Missing.tsx";

/** `/to/{url}` within this site (ROUTE-25); the server forwards to listed hosts before anything is loaded. */
export const Forward = () => {
  const { pathname, search, hash } = useLocation();
  const { address } = useApp().outside.settings;
  const to = forwardTo(pathname.slice("/to/".length) + search + hash, { address, hosts: [] });
  return to !== null && "path" in to ? <Navigate to={to.path} replace /> : <Missing />;
};
