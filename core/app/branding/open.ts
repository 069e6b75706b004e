import type { AppContext } from "../appContext.ts";
import { LogoPlace, type LogoPlaceOf } from "./place.ts";

export const openLogo = ({ ports, session }: AppContext, of: LogoPlaceOf): LogoPlace =>
  ports.observe(new LogoPlace(ports, session, of));
