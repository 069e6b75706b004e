import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { CardCover } from "./cardCover.ts";
import { CardGreeting } from "./cardGreeting.ts";
import { NewCard } from "./newCard.ts";

/** The card that is being made. */
export const openNewCard = ({ ports, session }: AppContext): NewCard =>
  ports.observe(new NewCard(ports, session));
/** The cover of a card that is loaded. */
export const openCardCover = ({ ports, session }: AppContext, editor: CardEditor): CardCover =>
  ports.observe(new CardCover(ports, session, editor));
/** The greeting of a card that is loaded. */
export const openCardGreeting = (
  { ports, session }: AppContext,
  editor: CardEditor,
): CardGreeting => ports.observe(new CardGreeting(ports, session, editor));
