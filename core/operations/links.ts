import { TokenType } from "#core/domain/role/index.ts";
import { oneOf } from "./fields.ts";

const printed = { recipient_token: "recipient" } as const;

/** The kinds of links to a card; the printed `recipient_token` is `recipient` (OPEN-71). */
export const linkType = oneOf(TokenType.options, printed);
/** Links that show who is in the card's group (API-45). */
export const groupLinkType = oneOf(["group", "recipient"], printed);
/** The card's own id, or one of its links (OPEN-72). */
export const idOrLinkType = oneOf(["id", "recipient", "group"], printed);
