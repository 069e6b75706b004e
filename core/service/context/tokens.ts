import { type Clock, type Registry, type Resolver, token } from "#core/kernel/index.ts";
import type {
  Calendars,
  Catalogue,
  ClipProcessor,
  Covers,
  DateFiles,
  Fulfilment,
  Identities,
  Ids,
  ImageProcessor,
  Mailer,
  Objects,
  PaymentProvider,
  Reporter,
  Secrets,
  Settings,
  Store,
  Translator,
} from "../ports/index.ts";
import { cardAnswers } from "./cardAnswers.ts";
import type { Service } from "./context.ts";
import { liveSessions } from "./liveSessions.ts";
import { rateLimiter } from "./rateLimiter.ts";

/** What the authority is put together from; an assembly overrides what it wants different. */
export const parts = {
  store: token<Store>("service/store"),
  clock: token<Clock>("service/clock"),
  ids: token<Ids>("service/ids"),
  secrets: token<Secrets>("service/secrets"),
  objects: token<Objects>("service/objects"),
  clipProcessor: token<ClipProcessor>("service/clipProcessor"),
  imageProcessor: token<ImageProcessor>("service/imageProcessor"),
  covers: token<Covers>("service/covers"),
  catalogue: token<Catalogue>("service/catalogue"),
  identities: token<Identities>("service/identities"),
  dateFiles: token<DateFiles>("service/dateFiles"),
  calendars: token<Calendars>("service/calendars"),
  payments: token<PaymentProvider>("service/payments"),
  fulfilment: token<Fulfilment | null>("service/fulfilment"),
  settings: token<Settings>("service/settings"),
  translator: token<Translator>("service/translator"),
  reporter: token<Reporter>("service/reporter"),
  mailer: token<Mailer>("service/mailer"),
} as const;

export const serviceToken = token<Service>("service");

export const bindService = (r: Registry): void =>
  r.single(serviceToken, (from: Resolver) => ({
    store: from.get(parts.store),
    clock: from.get(parts.clock),
    ids: from.get(parts.ids),
    secrets: from.get(parts.secrets),
    objects: from.get(parts.objects),
    clipProcessor: from.get(parts.clipProcessor),
    imageProcessor: from.get(parts.imageProcessor),
    covers: from.get(parts.covers),
    catalogue: from.get(parts.catalogue),
    identities: from.get(parts.identities),
    dateFiles: from.get(parts.dateFiles),
    calendars: from.get(parts.calendars),
    payments: from.get(parts.payments),
    fulfilment: from.get(parts.fulfilment),
    settings: from.get(parts.settings),
    translator: from.get(parts.translator),
    reporter: from.get(parts.reporter),
    sessions: liveSessions(from.get(parts.store), from.get(parts.clock)),
    answers: cardAnswers(from.get(parts.store), from.get(parts.clock)),
    rateLimiter: rateLimiter(from.get(parts.clock)),
  }));
