import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { dateFiles, webCalendars } from "#adapters/calendars/index.ts";
import { clipProcessor, onPath, sharpDarkroom } from "#adapters/media/index.ts";
import {
  foundCovers,
  keyedSecrets,
  keyFor,
  openWork,
  randomIds,
  secretIn,
  systemClock,
  workName,
} from "#adapters/node/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import { folderFault } from "#adapters/postgres/belonging/folder.ts";
import type { Embedded } from "#adapters/postgres/embedded.ts";
import { type OpenStore, openStore } from "#adapters/postgres/index.ts";
import { translator } from "#adapters/words/index.ts";
import { clientVersion } from "#core/domain/platform/index.ts";
import { minutes, type Registry } from "#core/kernel/index.ts";
import {
  type Catalogue,
  type Check,
  databaseCheck,
  filesCheck,
  type Identities,
  type Mailer,
  type MailProvider,
  noIdentities,
  ordersCheck,
  type PaymentNotices,
  parts,
  type StreamingObjects,
  testProvider,
} from "#core/service/index.ts";
import type { Log } from "./log.ts";
import { logReporter } from "./log.ts";
import { openProdigi } from "./prodigi.ts";
import { coreSettings, type ServerSettings, uploadsPath } from "./settings.ts";
import { openStripe } from "./stripe.ts";
import { sweepHourly } from "./sweep.ts";

/** Object storage that this server serves from, and where it takes uploads when it keeps them itself. */
export interface Files extends StreamingObjects {
  serve(key: string, request: Request): Promise<Response>;
  receive?(request: Request, incoming?: Readable): Promise<Response>;
  /** Drops what processes that are dead left half written. */
  sweep?(): Promise<void>;
}

export interface Parts {
  readonly opened: OpenStore;
  readonly files: Files;
  readonly mailer: Mailer;
  /** Tells what became of mails; null where none does. */
  readonly mailProvider: MailProvider | null;
  /** Tells what became of payments; null with the test provider. */
  readonly paymentNotices: PaymentNotices | null;
  /** What this server needs of the outside world, to be asked again and again. */
  readonly checks: readonly Check[];
  readonly secret: string;
  stop(): Promise<void>;
}

/** What is built, else what it is built from. */
const webRoots = ["../dist/web", "../web/public"].map((one) => join(import.meta.dirname, one));

const withoutFfmpeg =
  "FFmpeg isn’t installed. Recordings that some browsers can’t play are refused, loudness isn’t evened out and videos have no preview picture. On Debian: apt install ffmpeg";

/** Opens the real outside world by the settings, and registers it. */
export const bindServer = async (
  r: Registry,
  settings: ServerSettings,
  log: Log,
  embedded: Promise<Embedded> | undefined,
): Promise<Parts> => {
  const dataDir = resolve(settings.DATA_DIR);
  const opened = await openStore({
    url: settings.DATABASE_URL,
    dataDir: keepsData(settings, dataDir) ? dataDir : undefined,
    accept: settings.ACCEPT_DATABASE,
    embedded,
    note: (words: string) => log.info(words),
    onFault: logReporter(log).fault,
  });
  const secret = settings.SECRET ?? (await secretIn(dataDir));
  // with a database of its own this is the only server of the folder
  const shared = settings.DATABASE_URL !== undefined;
  const files = await openFiles(settings, dataDir, secret, shared);
  const work = await openWork({
    folder: join(dataDir, workName),
    clock: systemClock,
    shared,
  }).catch((error: unknown) => {
    throw folderFault(dataDir, error);
  });
  if (shared) sweepHourly([work, files], { clock: systemClock, reporter: logReporter(log) });
  const { mailer, checks: mailChecks } = await openMailer(settings);
  const identities = await openProvider(settings);
  const catalogue = await openCatalogue(settings, log);
  const stripe = await openStripe(settings);
  const prodigi = await openProdigi(settings);
  r.single(parts.store, () => opened.store);
  r.single(parts.clock, () => systemClock);
  r.single(parts.ids, () => randomIds(systemClock));
  r.single(parts.secrets, () => keyedSecrets(secret, systemClock));
  r.single(parts.objects, () => files);
  if ((await onPath("ffmpeg")) === null) log.warn(withoutFfmpeg);
  r.single(parts.clipProcessor, () => clipProcessor(work.path));
  r.single(parts.imageProcessor, () => sharpDarkroom());
  r.single(parts.covers, () => foundCovers(settings.COVER_ASSETS, webRoots));
  r.single(parts.catalogue, () => catalogue);
  r.single(parts.identities, () => identities);
  r.single(parts.dateFiles, () => dateFiles(systemClock));
  r.single(parts.calendars, () => webCalendars());
  r.single(
    parts.payments,
    (from) =>
      stripe?.provider ??
      testProvider({ store: opened.store, ids: from.get(parts.ids), clock: systemClock }),
  );
  r.single(parts.fulfilment, () => prodigi?.fulfilment ?? null);
  r.single(parts.settings, () => coreSettings(settings, clientVersion));
  r.single(parts.translator, () => translator({ withPseudo: settings.PSEUDO_LOCALE === "on" }));
  r.single(parts.reporter, () => logReporter(log));
  r.single(parts.mailer, () => mailer);
  const checks = [
    databaseCheck(opened.store),
    ...mailChecks,
    ...(stripe ? [stripe.check] : []),
    ...(prodigi ? [prodigi.check, ordersCheck(opened.store)] : []),
    filesCheck(files, randomIds(systemClock), {
      every: minutes(5),
      setting: settings.S3_BUCKET ? "S3_BUCKET and S3_ENDPOINT" : "DATA_DIR",
    }),
  ];
  const mailProvider = await openMailProvider(settings);
  return {
    opened,
    files,
    mailer,
    mailProvider,
    paymentNotices: stripe?.notices ?? null,
    checks,
    secret,
    stop: () => opened.stop(),
  };
};

/** False on one of several servers, which has nothing of its own: secret and uploads lie elsewhere. */
const keepsData = (settings: ServerSettings, dataDir: string): boolean =>
  settings.SECRET === undefined ||
  settings.S3_BUCKET === undefined ||
  settings.DATABASE_URL === undefined ||
  existsSync(join(dataDir, "identity.json"));

// What is not configured is not loaded: a start is quicker without a cloud's client (P12).
const openMailer = async (
  settings: ServerSettings,
): Promise<{ readonly mailer: Mailer; readonly checks: readonly Check[] }> => {
  if (!settings.SMTP_URL)
    return { mailer: (await import("#adapters/smtp/outbox.ts")).outboxMailer, checks: [] };
  const { smtpCheck, smtpMailer } = await import("#adapters/smtp/index.ts");
  const mailer = smtpMailer({
    url: settings.SMTP_URL,
    from: settings.MAIL_FROM ?? settings.SUPPORT_EMAIL,
    name: settings.PRODUCT_NAME,
  });
  return { mailer, checks: [smtpCheck(mailer)] };
};

const openMailProvider = async ({
  MAIL_WEBHOOK_PROVIDER: name,
  MAIL_WEBHOOK_KEY: key = "",
}: ServerSettings): Promise<MailProvider | null> => {
  if (name === undefined) return null;
  const { isSendgridKey, mailgun, sendgrid } = await import("#adapters/webhooks/index.ts");
  if (name === "mailgun") return mailgun(key);
  if (!isSendgridKey(key))
    throw new Error(
      "The setting MAIL_WEBHOOK_KEY isn’t valid: it must be the verification key of SendGrid’s signed event webhook. See docs/self-hosting.md.",
    );
  return sendgrid(key);
};

const openProvider = async (settings: ServerSettings): Promise<Identities> => {
  if (!settings.SIGN_IN_CLIENT_ID) return noIdentities;
  const { openIdentities } = await import("#adapters/openid/index.ts");
  return openIdentities([
    {
      id: settings.SIGN_IN_PROVIDER,
      label: settings.SIGN_IN_LABEL,
      issuer: settings.SIGN_IN_ISSUER,
      clientId: settings.SIGN_IN_CLIENT_ID,
      clientSecret: settings.SIGN_IN_CLIENT_SECRET,
    },
  ]);
};

/** What people choose from: each provider that has been set up, before what the product brings along (OPEN-138). */
const openCatalogue = async (settings: ServerSettings, log: Log): Promise<Catalogue> => {
  const { bundledCatalogue, getAddress, giphy, idealPostcodes, nominatim, spotify } = await import(
    "#adapters/catalogue/index.ts"
  );
  const { gifs, songs, places, addresses, tracks } = bundledCatalogue();
  const ports = { clock: systemClock, reporter: logReporter(log) };
  const { GIPHY_KEY, SPOTIFY_CLIENT_ID, SPOTIFY_CLIENT_SECRET, GEOCODER_URL, ADDRESS } = settings;
  const { IDEAL_POSTCODES_KEY, GETADDRESS_KEY } = settings;
  return {
    gifs: GIPHY_KEY ? giphy({ key: GIPHY_KEY, ...ports }, gifs) : gifs,
    songs:
      SPOTIFY_CLIENT_ID && SPOTIFY_CLIENT_SECRET
        ? spotify(
            { clientId: SPOTIFY_CLIENT_ID, clientSecret: SPOTIFY_CLIENT_SECRET, ...ports },
            songs,
          )
        : songs,
    places: GEOCODER_URL
      ? nominatim(
          { base: GEOCODER_URL.replace(/\/$/, ""), userAgent: `Fanfold (${ADDRESS})`, ...ports },
          places,
        )
      : places,
    addresses: IDEAL_POSTCODES_KEY
      ? idealPostcodes({ key: IDEAL_POSTCODES_KEY, ...ports })
      : GETADDRESS_KEY
        ? getAddress({ key: GETADDRESS_KEY, ...ports })
        : addresses,
    tracks,
  };
};

/** The object storage by the settings. `shared`: beside a server that may be running on the same folder. */
export const openFiles = async (
  settings: ServerSettings,
  dataDir: string,
  secret: string,
  shared = false,
): Promise<Files> => {
  if (!settings.S3_BUCKET)
    return diskObjects({
      folder: join(dataDir, "objects"),
      uploadUrl: uploadsPath,
      secret: keyFor(secret, "uploads").toString("base64url"),
      clock: systemClock,
      shared,
    });
  const { s3Objects } = await import("#adapters/objects-s3/index.ts");
  return s3Objects({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKey: settings.S3_ACCESS_KEY ?? "",
    secretKey: settings.S3_SECRET_KEY ?? "",
    ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT } : {}),
  });
};
