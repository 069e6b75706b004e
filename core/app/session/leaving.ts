import { startupRetry } from "#core/domain/timers/index.ts";
import type { Api } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Hint } from "./hint.ts";

/**
 * Sends the logout call, whose errors are ignored (AUTH-30). Without network it is sent again until it gets through
 * or somebody signs in, so that what was left does not stay open. Answers after the first try.
 */
export const tellOfLeaving = async (
  ports: AppPorts,
  raw: Api,
  hint: Hint,
  body: { refresh_token?: string },
): Promise<void> => {
  const answer = await raw("logout", { body });
  const left = hint.leaving;
  if (left === null) return;
  if (answer.ok || answer.refusal.code !== "network") hint.leave(left, true);
  else
    ports.clock.after(startupRetry, () => {
      if (hint.leaving === left) void tellOfLeaving(ports, raw, hint, body);
    });
};
