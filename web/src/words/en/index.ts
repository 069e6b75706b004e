import { account } from "./account.ts";
import { auth } from "./auth.ts";
import { builder } from "./builder.ts";
import { contributions } from "./contributions.ts";
import { contributor } from "./contributor.ts";
import { cover } from "./cover.ts";
import { editor } from "./editor.ts";
import { embed } from "./embed.ts";
import { faq } from "./faq.ts";
import { group } from "./group.ts";
import { home } from "./home.ts";
import { landing } from "./landing.ts";
import { legal } from "./legal.ts";
import { modals } from "./modals.ts";
import { notices } from "./notices.ts";
import { old } from "./old.ts";
import { places } from "./places.ts";
import { player, recipient } from "./recipient.ts";
import { send } from "./send.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { shop } from "./shop.ts";
import { slides } from "./slides.ts";
import { thanks, thankYou } from "./thanks.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** One file a room of the interface; keys begin with the room's name. */
export const en = {
  ...account,
  ...auth,
  ...contributions,
  ...contributor,
  ...group,
  ...home,
  ...landing,
  ...faq,
  ...legal,
  ...modals,
  ...notices,
  ...old,
  ...send,
  ...builder,
  ...cover,
  ...editor,
  ...settings,
  ...shell,
  ...shop,
  ...places,
  ...recipient,
  ...player,
  ...thanks,
  ...thankYou,
  ...unsubscribe,
  ...slides,
  ...embed,
} as const;
