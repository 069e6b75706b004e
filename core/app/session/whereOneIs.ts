import type { AppPorts } from "../appPorts.ts";
import type { Session } from "./session.ts";

/** Tells where somebody who is logged in is; what tells it is loaded then: the first page does without (P1). */
export const tellWhereOneIs = (
  ports: Pick<AppPorts, "device" | "kept">,
  session: Pick<Session, "api" | "profile">,
): void => {
  if (session.profile !== null)
    import("./zone.ts").then(({ tellZone }) => tellZone(ports, session)).catch(Boolean); // another time
};
