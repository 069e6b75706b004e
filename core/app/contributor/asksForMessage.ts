import { asksForModal, matchRoute, queryPart, withModal } from "#core/domain/navigation/index.ts";

/**
 * The group's own address opens the slide builder (ROUTE-15), at the kind of message it names (BUILD-05). Null where
 * it asks for something else, and at the pages of the messages and the people.
 */
export const asksForMessage = (address: string): string | null => {
  if (matchRoute(address).route.path !== "/group/:token" || asksForModal(address)) return null;
  const slideType = queryPart(address, "slideType");
  return withModal(address, "contribution-builder", slideType === null ? {} : { slideType });
};
