import { account } from "./account.ts";
import { address } from "./address.ts";
import { again } from "./again.ts";
import { auth } from "./auth.ts";
import { branding } from "./branding.ts";
import { builder } from "./builder.ts";
import { calls } from "./calls.ts";
import { capture } from "./capture.ts";
import { cardTheme } from "./cardTheme.ts";
import { checkout } from "./checkout.ts";
import { contributions } from "./contributions.ts";
import { contributor } from "./contributor.ts";
import { cover } from "./cover.ts";
import { covers } from "./covers.ts";
import { delivery } from "./delivery.ts";
import { desk } from "./desk.ts";
import { editor } from "./editor.ts";
import { embed } from "./embed.ts";
import { external } from "./external.ts";
import { faq } from "./faq.ts";
import { fields } from "./fields.ts";
import { found } from "./found.ts";
import { frame } from "./frame.ts";
import { group } from "./group.ts";
import { grouped } from "./grouped.ts";
import { handOver } from "./handOver.ts";
import { home } from "./home.ts";
import { imports } from "./imports.ts";
import { landing, sample } from "./landing.ts";
import { language } from "./language.ts";
import { legal } from "./legal.ts";
import { limits } from "./limits.ts";
import { logos } from "./logos.ts";
import { mail } from "./mail.ts";
import { making } from "./making.ts";
import { media } from "./media.ts";
import { modals } from "./modals.ts";
import { notices } from "./notices.ts";
import { occasion } from "./occasion.ts";
import { old } from "./old.ts";
import { ownAccount } from "./ownAccount.ts";
import { payments } from "./payments.ts";
import { payment, paywall } from "./paywall.ts";
import { person } from "./person.ts";
import { places } from "./places.ts";
import { postal } from "./postal.ts";
import { postalOrder } from "./postalOrder.ts";
import { previews } from "./previews.ts";
import { print } from "./print.ts";
import { privateLink } from "./privateLink.ts";
import { player, reader, recipient } from "./recipient.ts";
import { refusals } from "./refusals.ts";
import { remember } from "./remember.ts";
import { reminders, remindMe } from "./reminders.ts";
import { search } from "./search.ts";
import { send } from "./send.ts";
import { settings } from "./settings.ts";
import { shared } from "./shared.ts";
import { shell } from "./shell.ts";
import { shop } from "./shop.ts";
import { signIn } from "./signIn.ts";
import { slide } from "./slide.ts";
import { slides } from "./slides.ts";
import { soundtrack } from "./soundtrack.ts";
import { start } from "./start.ts";
import { thanks, thankYou } from "./thanks.ts";
import { theme } from "./theme.ts";
import { themes } from "./themes.ts";
import { tier } from "./tier.ts";
import { titles } from "./titles.ts";
import { transport } from "./transport.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { upload } from "./upload.ts";

/** Every sentence that people read, one file a room; keys begin with the room's name. */
export const en = {
  ...address,
  ...ownAccount,
  ...making,
  ...covers,
  ...external,
  ...found,
  ...frame,
  ...grouped,
  ...delivery,
  ...desk,
  ...imports,
  ...limits,
  ...mail,
  ...person,
  ...branding,
  ...theme,
  ...themes,
  ...logos,
  ...cardTheme,
  ...tier,
  ...titles,
  ...previews,
  ...signIn,
  ...soundtrack,
  ...start,
  ...transport,
  ...calls,
  ...upload,
  ...refusals,
  ...search,
  ...fields,
  ...slide,
  ...media,
  ...paywall,
  ...payment,
  ...payments,
  ...again,

  ...account,
  ...auth,
  ...checkout,
  ...contributions,
  ...contributor,
  ...group,
  ...handOver,
  ...home,
  ...language,
  ...landing,
  ...sample,
  ...faq,
  ...legal,
  ...modals,
  ...notices,
  ...occasion,
  ...remember,
  ...remindMe,
  ...reminders,
  ...old,
  ...send,
  ...builder,
  ...capture,
  ...cover,
  ...editor,
  ...settings,
  ...shared,
  ...shell,
  ...shop,
  ...places,
  ...postal,
  ...print,
  ...postalOrder,
  ...privateLink,
  ...recipient,
  ...reader,
  ...player,
  ...thanks,
  ...thankYou,
  ...unsubscribe,
  ...slides,
  ...embed,
} as const;
