import type { AppPorts } from "../appPorts.ts";
import type { Session } from "./session.ts";

const key = "zone";

/**
 * Tells the authority where somebody who is logged in is, once for each place: mornings are theirs then. It is taken to
 * be UTC until somebody says otherwise, and what could not be told now is told another time.
 */
export const tellZone = async (
  { device, kept }: Pick<AppPorts, "device" | "kept">,
  session: Pick<Session, "api" | "profile">,
): Promise<void> => {
  const { profile } = session;
  const { timeZone: zone } = device;
  const last = kept.get(key);
  if (profile === null || zone === "") return;
  const now = `${profile.id} ${zone}`;
  if (last === now || (last === null && zone === "UTC")) return;
  const answer = await session.api("changeZone", { body: { zone } });
  if (answer.ok) kept.set(key, now);
};
