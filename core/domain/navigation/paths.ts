import { occasionSlug } from "../occasion/index.ts";
import type { Occasion } from "../story/story.ts";

/** Own paths, written in one place (ROUTE-*). */
export const paths = {
  landing: "/",
  shop: (occasion?: Occasion) => (occasion ? `/shop/${occasionSlug(occasion)}` : "/shop"),
  shopForReminder: (id: string) => `/shop/reminder/${id}`,
  home: (type?: "created" | "contributed" | "received") => (type ? `/home/${type}` : "/home"),
  login: "/login",
  /** Where a phone’s share sheet leads. */
  shared: "/shared",
  reminders: "/reminders",
  addReminder: "/reminders/add",
  importReminders: "/reminders/import",
  reminder: (id: string) => `/reminders/${id}`,
  account: "/account",
  profile: "/account/profile",
  payments: "/account/payments",
  payment: (id: string) => `/account/payments/${id}`,
  credits: "/account/bundles",
  /** The part of the account's page where one chooses one's emails. */
  emails: "/account#emails",
  create: "/create",
  createGreeting: "/create/greeting",
  createFrom: (dataId: string) => `/create/data/${dataId}`,
  edit: (id: string) => `/edit/${id}`,
  settings: (id: string) => `/edit/${id}/settings`,
  cover: (id: string) => `/edit/${id}/cover`,
  greeting: (id: string) => `/edit/${id}/greeting`,
  contributions: (id: string) => `/edit/${id}/approve_contributions`,
  group: (id: string) => `/edit/${id}/group`,
  send: (id: string, way?: "email" | "link") => `/edit/${id}/send${way ? `/${way}` : ""}`,
  sendRecipient: (id: string) => `/edit/${id}/send/set-recipient`,
  thankYou: (id: string) => `/edit/${id}/thanks`,
  contributor: (token: string) => `/group/${token}`,
  contributorSlides: (token: string) => `/group/${token}/slides`,
  recipient: (token: string) => `/r/${token}`,
  recipientSlides: (token: string) => `/r/${token}/slides`,
  /** The whole card as a page to be read, for its recipient and for whoever watches. */
  recipientReader: (token: string) => `/r/${token}/read`,
  thanks: (token: string) => `/r/${token}/thanks`,
  unwrap: (token: string) => `/unwrap/${token}`,
  /** What a guest wrote, opened in this browser. */
  privateLink: (token: string) => `/message/${token}`,
  /** Where somebody takes a card over that its owner offers them. */
  handOver: (token: string) => `/handover/${token}`,
  invitation: (joinToken: string) => `/contribute/${joinToken}`,
  request: (roleId: string) => `/requests/${roleId}`,
  restoreAddress: (token: string) => `/restore/${token}`,
  /** With the id of a message it plays that alone, as the code beside it on paper does. */
  watch: (token: string, message?: string) =>
    `/watch/${token}${message === undefined ? "" : `?message=${encodeURIComponent(message)}`}`,
  watchReader: (token: string) => `/watch/${token}/read`,
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  recipientPeople: (token: string) => `/r/${token}/roles`,
} as const;
