import type { CardEditor } from "../editor/index.ts";
import type { Ground } from "../ground.ts";
import { CardCover } from "./cardCover.ts";
import { CardGreeting } from "./cardGreeting.ts";
import { NewCard } from "./newCard.ts";

/** The card that is being made. */
export const openNewCard = ({ outside, session }: Ground): NewCard =>
  outside.observe(new NewCard(outside, session));
/** The cover of a card that is loaded. */
export const openCardCover = ({ outside, session }: Ground, editor: CardEditor): CardCover =>
  outside.observe(new CardCover(outside, session, editor));
/** The greeting of a card that is loaded. */
export const openCardGreeting = ({ outside, session }: Ground, editor: CardEditor): CardGreeting =>
  outside.observe(new CardGreeting(outside, session, editor));
