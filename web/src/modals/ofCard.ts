import { type ModalName, matchRoute, type ScreenName } from "#core/domain/navigation/index.ts";

/** Modals that show something of the card under them. */
const ofCard: ReadonlySet<ModalName> = new Set<ModalName>(["library", "qr", "slide"]);

/** Screens that lay their card down for the modals over them (`useSubject`). */
const withCard: ReadonlySet<ScreenName> = new Set<ScreenName>([
  "contributions",
  "contributor",
  "cover",
  "editor",
  "greeting",
  "group",
  "recipient",
  "send",
  "settings",
  "thanks",
]);

/** Whether a modal is about a card on a page that has none, or is not there yet: it has nothing to show. */
export const lacksCard = (path: string, name: ModalName): boolean => {
  const { screen, path: at } = matchRoute(path).route;
  // a card that is only being made has no photos yet
  return ofCard.has(name) && (!withCard.has(screen) || at.startsWith("/create"));
};
