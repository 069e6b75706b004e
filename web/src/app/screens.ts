import type { ComponentType } from "react";
import type { ScreenName } from "#core/domain/navigation/index.ts";

type Load = () => Promise<{ readonly Component: ComponentType }>;

/** A screen is loaded when it is needed; its folder's index exports `Component`. */
export const screens: Readonly<Record<ScreenName, Load>> = {
  account: () => import("../screens/account/index.ts"),
  added: () => import("../screens/added/index.ts"),
  auth: () => import("../screens/auth/index.ts"),
  bare: () => import("../screens/thumbnail-generator/index.ts"),
  contributions: () => import("../screens/contributions/index.ts"),
  contributor: () => import("../screens/contributor/index.ts"),
  cover: () => import("../screens/cover/index.ts"),
  editor: () => import("../screens/editor/index.ts"),
  forward: () => import("../screens/forward/index.ts"),
  greeting: () => import("../screens/greeting/index.ts"),
  group: () => import("../screens/group/index.ts"),
  handover: () => import("../screens/handover/index.ts"),
  home: () => import("../screens/home/index.ts"),
  invitation: () => import("../screens/invitation/index.ts"),
  landing: () => import("../screens/landing/index.ts"),
  login: () => import("../screens/login/index.ts"),
  missing: () => import("../screens/missing/index.ts"),
  payments: () => import("../screens/payments/index.ts"),
  "private-link": () => import("../screens/private-link/index.ts"),
  recipient: () => import("../screens/recipient/index.ts"),
  reminders: () => import("../screens/reminders/index.ts"),
  request: () => import("../screens/request/index.ts"),
  restore: () => import("../screens/restore/index.ts"),
  send: () => import("../screens/send/index.ts"),
  settings: () => import("../screens/settings/index.ts"),
  shared: () => import("../screens/shared/index.ts"),
  shop: () => import("../screens/shop/index.ts"),
  "thank-you": () => import("../screens/thank-you/index.ts"),
  thanks: () => import("../screens/thanks/index.ts"),
  unsubscribe: () => import("../screens/unsubscribe/index.ts"),
  watch: () => import("../screens/watch/index.ts"),
};
