import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { forwardTo } from "#core/domain/navigation/index.ts";
import { useApp } from "../../hooks/context.ts";
import { Loading } from "../../shell/guard.tsx";
import { Missing } from "../missing/Missing.tsx";

/** `/to/{url}`: on to a path of this site or to a listed host, in place of this page (ROUTE-25, OPEN-34). */
export const Forward = () => {
  const { pathname, search, hash } = useLocation();
  const { address, forwardHosts: hosts = [] } = useApp().ports.settings;
  const to = forwardTo(pathname.slice("/to/".length) + search + hash, { address, hosts });
  const url = to !== null && "url" in to ? to.url : null;
  useEffect(() => {
    if (url !== null) window.location.replace(url);
  }, [url]);
  if (to === null) return <Missing />;
  return "path" in to ? <Navigate to={to.path} replace /> : <Loading />;
};
