import type { AuthScenario } from "#core/domain/auth/index.ts";
import type { Session } from "./session.ts";

/**
 * Somebody signed out is stopped at a card that asks for an account. Only their own card is gone on with: whatever else
 * an address names is nobody's until they have signed in, and the referrer leads back to it (ROUTE-10, ROUTE-33).
 */
export const stopAtCard = (
  { anonymous }: Session,
  id: string,
  authScenario: AuthScenario,
): void => {
  if (anonymous.data.storyId === id) anonymous.remember({ authScenario });
};
