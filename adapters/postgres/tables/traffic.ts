import type { TableColumns } from "../columns.ts";

/** What goes through the server, and how the operator has set it. */
export const traffic: TableColumns<
  "mails" | "allowances" | "requests" | "platform" | "unsubscriptions"
> = {
  mails: {
    id: "text",
    version: "int",
    kind: "text",
    to_email: "text",
    subject: "text",
    text: "text",
    html: "text",
    sender: "text?",
    due_on: "instant",
    attempts: "int",
    leased_until: "instant?",
    sent_on: "instant?",
    failed: "text?",
    failed_as: "text?",
    failed_on: "instant?",
    role_id: "text?",
    delivered_on: "instant?",
    unsubscribe: "text?",
    picture: "text?",
    logo: "text?",
    created_on: "instant",
  },
  allowances: {
    id: "text",
    version: "int",
    spent: "json",
    spent_on: "instant",
    created_on: "instant",
  },
  requests: {
    id: "text",
    version: "int",
    asked: "text",
    answer: "json?",
    created_on: "instant",
  },
  unsubscriptions: {
    id: "text",
    version: "int",
    created_on: "instant",
  },
  platform: {
    id: "text",
    version: "int",
    settings: "json",
    created_on: "instant",
  },
};
