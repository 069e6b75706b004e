import * as z from "zod/mini";
import { COVER_ASSETS } from "#core/domain/cover/index.ts";
import { type Operator, tiersSettings } from "#core/domain/payment/index.ts";
import type { Settings } from "#core/service/ports/index.ts";
import { address, email, filled, list, moment, oneOf, server, whole } from "./shapes.ts";

/** What an operator may set, each by its environment variable; docs/self-hosting.md shows the same (checked). */
export const rows = {
  HOST: [
    z._default(filled, "127.0.0.1"),
    "The network address to listen on. Use `0.0.0.0` for all interfaces.",
  ],
  PORT: [z._default(whole(0, 65_535), 8080), "The port to listen on. Use 0 for any free port."],
  ADDRESS: [
    z.optional(address),
    "The public address of the site, used in emails and links.",
    "`http://localhost:PORT`",
  ],
  TRUSTED_PROXIES: [
    z._default(whole(0, 9), 0),
    "The number of trusted reverse proxies in front of the server.",
  ],
  DATA_DIR: [
    z._default(filled, "data"),
    "The folder for the database, uploads, the secret and recordings being made ready.",
  ],
  DATABASE_URL: [
    z.optional(server(/^postgres(ql)?:$/, "postgres://user:password@host/name")),
    "The PostgreSQL server to use.",
    "its own, in `DATA_DIR`",
  ],
  ACCEPT_DATABASE: [
    z.optional(
      z.string().check(z.regex(/^[0-9a-f]{8}$/, "the eight signs that the start asked for")),
    ),
    "Agrees to one change of database, where the start asks for it.",
    "a folder with data never starts with another or an empty database",
  ],
  SECRET: [
    z.optional(z.string().check(z.minLength(32, "at least 32 characters"))),
    "Signs sessions and uploads. Must be the same on every server.",
    "made once, in `DATA_DIR`",
  ],
  S3_BUCKET: [z.optional(filled), "The bucket to store uploads in.", "`DATA_DIR`"],
  S3_REGION: [z._default(filled, "us-east-1"), "The region of the bucket."],
  S3_ENDPOINT: [
    z.optional(server(/^https?:$/, "https://s3.example.org")),
    "The address of an S3-compatible service.",
    "Amazon’s",
  ],
  S3_ACCESS_KEY: [z.optional(filled), "The access key for the bucket.", ""],
  S3_SECRET_KEY: [z.optional(filled), "The secret key.", ""],
  SMTP_URL: [
    z.optional(server(/^smtps?:$/, "smtp://user:password@mail.example.org:587")),
    "The mail server to send through.",
    "emails stay in the outbox at `/outbox`",
  ],
  MAIL_FROM: [z.optional(email), "The address emails are sent from.", ""],
  MAIL_WEBHOOK_PROVIDER: [
    z.optional(oneOf("mailgun", "sendgrid")),
    "The mail provider that tells what became of emails: `mailgun` or `sendgrid`. See [what became of an email](#what-became-of-an-email).",
    "it’s known only whether the mail server took an email",
  ],
  MAIL_WEBHOOK_KEY: [
    z.optional(filled),
    "Mailgun’s webhook signing key, or SendGrid’s verification key.",
    "",
  ],
  COVER_ASSETS: [
    z._default(
      z.string().check(z.regex(/^(https?:\/\/[^\s?#]+|\/[\w./-]*)$/, "a path or an address")),
      COVER_ASSETS,
    ),
    "Where cover images and data are served from: a path on this site or a full address.",
  ],
  PRODUCT_NAME: [z._default(filled, "Fanfold"), "The brand name used in text."],
  PRODUCT_TERM: [
    z._default(z.string().check(z.regex(/^[a-z]+$/, "one word in lower case")), "card"),
    "The word for a card in identifiers.",
  ],
  SUPPORT_EMAIL: [
    z.optional(email),
    "The support address shown to people.",
    "`MAIL_FROM`, or support at the host of `ADDRESS`",
  ],
  OPERATOR_NAME: [
    z.optional(filled),
    "Who runs this site, as named in the terms and privacy policy.",
    "“whoever runs Fanfold at” the host",
  ],
  OPERATOR_ADDRESS: [
    z.optional(filled),
    "Their postal address, shown on the same pages and on receipts.",
    "",
  ],
  VAT_NUMBER: [z.optional(filled), "Their VAT number, shown on receipts.", "receipts show none"],
  TIERS: [
    z._default(oneOf(...tiersSettings), "off"),
    "Whether cards have tiers and prices. With `off` every card takes any number of messages and no price is shown anywhere; `on` sells them: with Stripe where its keys are set, else with a test provider that takes no money.",
  ],
  STRIPE_SECRET_KEY: [
    z.optional(z.string().check(z.regex(/^(sk|rk)_/, "a key that begins with sk_ or rk_"))),
    "Stripe’s secret key, to be paid with cards. See [taking payments](#taking-payments).",
    "the test provider, which takes no money",
  ],
  STRIPE_PUBLISHABLE_KEY: [
    z.optional(z.string().check(z.regex(/^pk_/, "a key that begins with pk_"))),
    "Stripe’s publishable key, for the payment form.",
    "",
  ],
  STRIPE_WEBHOOK_SECRET: [
    z.optional(z.string().check(z.regex(/^whsec_/, "a secret that begins with whsec_"))),
    "The signing secret of Stripe’s webhook to this site.",
    "",
  ],
  PRODIGI_KEY: [
    z.optional(filled),
    "Prodigi’s API key, to have printed cards made and posted. See [a printing service](#a-printing-service).",
    "you print and post them",
  ],
  PRODIGI_SKU: [
    z.optional(z.string().check(z.regex(/^[\w.-]{1,60}$/, "a product’s SKU, like CLASSIC-GRE-A5"))),
    "The product of Prodigi’s that cards are printed on: an A5 folded greeting card.",
    "",
  ],
  PRODIGI_SERVER: [
    z._default(address, "https://api.prodigi.com"),
    "Where Prodigi’s interface is. `https://api.sandbox.prodigi.com` takes orders and prints nothing.",
  ],
  ENABLED_FEATURES: [
    z._default(list(/^[a-z][a-z0-9_]*$/, "names with commas between, like auth_link"), []),
    "Features to turn on, separated by commas.",
  ],
  SIGN_IN_CLIENT_ID: [
    z.optional(filled),
    "The client ID for logging in with an OpenID Connect provider.",
    "provider login is off",
  ],
  SIGN_IN_CLIENT_SECRET: [z.optional(filled), "The client secret, if there is one.", ""],
  SIGN_IN_ISSUER: [
    z._default(
      server(/^https:$|^http:$/, "https://accounts.example.org"),
      "https://accounts.google.com",
    ),
    "The provider’s issuer address.",
  ],
  SIGN_IN_LABEL: [z._default(filled, "Google"), "The provider’s name on the login button."],
  SIGN_IN_PROVIDER: [
    z._default(
      z.string().check(z.regex(/^[a-z][a-z0-9]{0,30}$/, "one word in small letters and digits")),
      "google",
    ),
    "The provider’s ID in addresses and in its feature name. `google_login` must also be in `ENABLED_FEATURES`.",
  ],
  GIPHY_KEY: [
    z.optional(filled),
    "The API key for GIF search with GIPHY.",
    "the stickers that come with Fanfold",
  ],
  SPOTIFY_CLIENT_ID: [
    z.optional(filled),
    "The client ID for song search with Spotify.",
    "the pieces that come with Fanfold",
  ],
  SPOTIFY_CLIENT_SECRET: [z.optional(filled), "The client secret for Spotify.", ""],
  GEOCODER_URL: [
    z.optional(server(/^https?:$/, "https://nominatim.example.org")),
    "A place search that speaks like Nominatim. It’s asked while people type, which the public server of OpenStreetMap doesn’t allow.",
    "the 70,000 places that come with Fanfold",
  ],
  IDEAL_POSTCODES_KEY: [
    z.optional(filled),
    "The API key for suggesting UK addresses with Ideal Postcodes.",
    "",
  ],
  GETADDRESS_KEY: [
    z.optional(filled),
    "The API key for suggesting UK addresses with getAddress, if there’s none for Ideal Postcodes.",
    "",
  ],
  FORWARD_HOSTS: [
    z._default(list(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, "host names with commas between"), []),
    "Other hosts that `/to/…` may redirect to, separated by commas.",
  ],
  MAINTENANCE_ON: [z.optional(moment), "When maintenance starts. People see a countdown.", ""],
  PSEUDO_LOCALE: [
    z._default(oneOf("on", "off"), "off"),
    "With `on`, `?locale=en-x-pseudo` shows every text accented and longer, to find what isn’t translated or doesn’t fit.",
  ],
  LOG_LEVEL: [
    z._default(oneOf("debug", "info", "warn", "error"), "info"),
    "The minimum log level: `debug`, `info`, `warn` or `error`.",
  ],
  LOG_FORMAT: [
    z._default(oneOf("auto", "json", "pretty"), "auto"),
    "`json` or `pretty`. `auto` means pretty in a terminal.",
  ],
} as const satisfies Record<
  string,
  readonly [schema: z.ZodMiniType, means: string, otherwise?: string]
>;

type Rows = typeof rows;
type Read = { [K in keyof Rows]: z.output<Rows[K][0]> };
/** Every setting by its name, with what follows from others filled in. */
export type ServerSettings = Omit<Read, "ADDRESS" | "SUPPORT_EMAIL"> & {
  readonly ADDRESS: string;
  readonly SUPPORT_EMAIL: string;
};

const names = Object.keys(rows) as (keyof Rows)[];
/** Names of settings whose values are never shown. */
export const confidential = /SECRET|KEY|URL/;

/** Settings that only make sense together. */
const together: readonly (readonly [keyof Rows, readonly (keyof Rows)[]])[] = [
  ["S3_BUCKET", ["S3_ACCESS_KEY", "S3_SECRET_KEY"]],
  ["S3_ENDPOINT", ["S3_BUCKET"]],
  ["S3_ACCESS_KEY", ["S3_BUCKET"]],
  ["SMTP_URL", ["MAIL_FROM"]],
  ["MAIL_WEBHOOK_PROVIDER", ["MAIL_WEBHOOK_KEY", "SMTP_URL"]],
  ["MAIL_WEBHOOK_KEY", ["MAIL_WEBHOOK_PROVIDER"]],
  ["STRIPE_SECRET_KEY", ["STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"]],
  ["STRIPE_PUBLISHABLE_KEY", ["STRIPE_SECRET_KEY"]],
  ["STRIPE_WEBHOOK_SECRET", ["STRIPE_SECRET_KEY"]],
  // it fetches prints from the public address
  ["PRODIGI_KEY", ["PRODIGI_SKU", "ADDRESS"]],
  ["PRODIGI_SKU", ["PRODIGI_KEY"]],
  ["OPERATOR_ADDRESS", ["OPERATOR_NAME"]],
  ["VAT_NUMBER", ["OPERATOR_NAME"]],
  ["SIGN_IN_CLIENT_SECRET", ["SIGN_IN_CLIENT_ID"]],
  ["SPOTIFY_CLIENT_ID", ["SPOTIFY_CLIENT_SECRET"]],
  ["SPOTIFY_CLIENT_SECRET", ["SPOTIFY_CLIENT_ID"]],
];

export type SettingsRead =
  | { readonly ok: true; readonly settings: ServerSettings }
  /** One line that says which setting is wrong and what it should be; never shows a secret. */
  | { readonly ok: false; readonly words: string };

const wrong = (words: string): SettingsRead => ({
  ok: false,
  words: `${words} See docs/self-hosting.md.`,
});

/** Reads the settings from an environment; what is empty counts as not set. Stops at the first that is wrong. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): SettingsRead => {
  const read: Record<string, unknown> = {};
  for (const name of names) {
    const text = env[name]?.trim() || undefined;
    const result = z.safeParse(rows[name][0], text);
    if (!result.success) {
      const shown = confidential.test(name) ? "" : ` "${text?.replace(/\s+/g, " ")}"`;
      const message = result.error.issues[0]?.message ?? "something else";
      return wrong(`The setting ${name}${shown} isn’t valid: it must be ${message}.`);
    }
    read[name] = result.data;
  }
  for (const [name, others] of together)
    for (const other of others)
      if (read[name] !== undefined && read[other] === undefined)
        return wrong(`The setting ${name} also needs ${other}.`);

  const known = read as Read;
  const site = known.ADDRESS ?? `http://localhost:${known.PORT}`;
  const support = known.SUPPORT_EMAIL ?? known.MAIL_FROM ?? `support@${new URL(site).hostname}`;
  return { ok: true, settings: { ...known, ADDRESS: site, SUPPORT_EMAIL: support } };
};

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;

/**
 * What the person who starts the server should hear about settings that are right one by one and will not work
 * together (F-31), each in a sentence to act on.
 */
export const adviceOn = (
  env: Readonly<Record<string, string | undefined>>,
  { HOST, PORT, ADDRESS, PRODIGI_KEY }: ServerSettings,
): readonly string[] => [
  ...(!loopbackHost.test(HOST) && !env.ADDRESS?.trim()
    ? [
        `HOST is ${HOST}, but ADDRESS isn’t set: people who come by another name than ${ADDRESS} can look, but not log in or save anything. Set ADDRESS to what they type, such as http://192.168.1.4:${PORT} or https://cards.example.org.`,
      ]
    : []),
  ...(PRODIGI_KEY !== undefined && loopbackHost.test(new URL(ADDRESS).hostname)
    ? [
        `ADDRESS is ${ADDRESS}, where Prodigi can’t fetch what it’s to print: orders are handed over and wait there. Set ADDRESS to a public address, such as https://cards.example.org.`,
      ]
    : []),
];

/** Where the server takes uploads and gives published objects, below its address. */
export const uploadsPath = "/uploads";
export const filesPath = "/files";

const operatorOf = (settings: ServerSettings): { readonly operator?: Operator } => {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: place = "", VAT_NUMBER: vatNumber } = settings;
  if (name === undefined) return {};
  return { operator: { name, place, ...(vatNumber === undefined ? {} : { vatNumber }) } };
};

/** What the core asks of settings. */
export const coreSettings = (settings: ServerSettings, webVersion: string): Settings => ({
  address: settings.ADDRESS,
  productName: settings.PRODUCT_NAME,
  supportEmail: settings.SUPPORT_EMAIL,
  enabledFeatures: settings.ENABLED_FEATURES,
  tiers: settings.TIERS,
  ...operatorOf(settings),
  webVersion,
  maintenanceOn: settings.MAINTENANCE_ON ?? null,
  // relative, so that pictures come from whatever host the page came from
  link: (key) => `${filesPath}/${key}`,
});

/** What the web app is told of them, in its page. */
export const toldOf = (settings: ServerSettings) => ({
  productName: settings.PRODUCT_NAME,
  supportEmail: settings.SUPPORT_EMAIL,
  tiers: settings.TIERS,
  forwardHosts: settings.FORWARD_HOSTS,
  ...(settings.PSEUDO_LOCALE === "on" ? { pseudoLocale: true as const } : {}),
  ...operatorOf(settings),
});

const fallback = (name: keyof Rows): string => {
  const [schema, , otherwise] = rows[name] as readonly [z.ZodMiniType, string, string?];
  if (otherwise !== undefined) return otherwise;
  const value = z.parse(schema, undefined) as string | number | readonly string[];
  return Array.isArray(value) ? value.join(", ") : `\`${value}\``;
};

/** The table of settings as docs/self-hosting.md holds it. */
export const settingsTable = (): string =>
  [
    "| Setting | What it is | Without it |",
    "|---|---|---|",
    ...names.map((name) => `| \`${name}\` | ${rows[name][1]} | ${fallback(name)} |`),
  ].join("\n");
