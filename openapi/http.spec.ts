import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Operation, type OperationId, operations } from "#core/operations/index.ts";
import { http, readRoute, routeOf } from "./index.ts";

/** Method and path of every call of the specification, parameters unnamed. */
const specified = `
GET /platform
GET /account
PUT /account
PUT /account/settings
DELETE /account
GET /account/tooltips
PUT /account/tooltips
POST /auth
POST /auth/register
POST /auth/login
POST /auth/{}
POST /auth/refresh
POST /auth/logout
GET /auth/check/{}
GET /auth/context/{}
POST /auth/resend
GET /story/{}/{}
GET /story/{}
POST /story
PUT /story/{}
PUT /story/{}/fx
DELETE /story/{}
POST /story/{}/adopt
POST /story/{}/token
GET /story/{}/{}/convert
PUT /story/{}/sent_by_link
POST /story/recipient_token/{}/received
GET /story/{}/updates
PUT /story/{}/slides
POST /slide
PUT /slide/{}
GET /slide/{}
GET /slide/{}/last_update
DELETE /slide/{}
PUT /slide/{}/seen
PUT /slide/{}/approve
PUT /slide/{}/reject
PUT /story/{}/slides/approve_all
GET /story/{}/contributions
GET /slides
POST /slide/{}/thumbnail
POST /contribution
PUT /contribution/{}/send
GET /story/{}/{}/group
GET /story/{}/group
PUT /story/{}/group/nudge_all
PUT /story/{}/group/approve_all
GET /role/{}
DELETE /role/{}
POST /role/{}/nudge
PUT /role/{}
POST /role/{}/approve
POST /role
GET /roles
GET /roles/pending
POST /role/{}/{}/{}
DELETE /story/role/{}
GET /role/{}/media
GET /story/{}/{}/role
GET /role/join_token/{}
POST /story/{}/{}/role
PUT /story/role/{}
POST /story/recipient/{}/save
POST /story/{}/send
POST /story/recipient_token/{}/thanks
DELETE /story/recipient_token/{}/thanks
GET /story/{}/reminders
GET /reminders
GET /reminder/{}
POST /reminders
PUT /reminders/{}
DELETE /reminders/{}
GET /tracks
GET /story/{}/soundtrack
POST /story/{}/soundtrack
DELETE /story/{}/soundtrack/{}
PUT /story/{}/soundtrack
GET /search/giphy_id
GET /search/giphy
GET /search/spotify
GET /media/limits
GET /story/{}/media
GET /media/{}
GET /media/{}/usage
DELETE /media/{}
POST /media
POST /media/upload
GET /payments
GET /payments/{}
PUT /payments/receipt/{}
POST /payments
GET /payments/status/{}
GET /locale/products
GET /locale/postal
GET /postal_orders/{}
GET /postal_orders
POST /postal_orders
PUT /postal_orders/{}
GET /addresses/saved
POST /addresses
PUT /addresses/{}
DELETE /addresses/{}
GET /addresses/suggest/{}
GET /addresses/retrieve/{}
GET /themes
GET /themes/{}
POST /themes
PUT /themes/{}
PUT /themes/reorder
DELETE /themes/{}
GET /story/{}/theme
PUT /story/{}/theme
GET /themeset/{}
POST /themeset
PUT /themeset/accept
GET /story/{}/branding
GET /logo_links
POST /logos
POST /logo_links
PUT /logo_links/{}
DELETE /logo_links/{}
GET /covers/exported/{}
`
  .trim()
  .split("\n");

/**
 * What stands beside them: external sign-in, since the specification names no way to the provider (OPEN-51), and
 * agreeing to what a link carries from another visit (OPEN-166), the way out of mails (F-34), taking a change of
 * address back (F-08), the captions of a recording, places for a map, the language of mails, taking many reminders
 * in and out (decision 0071), cards that go on a day, which mails one gets, where one is, an invitation that was
 * opened, the cards of the test provider (OPEN-152), and guests with the private link to what they wrote
 * (decision 0076), and who organises a card beside its owner (decision 0077).
 */
const beside = [
  "PUT /contribution/{}/sign",
  "POST /message/{}",
  "GET /auth/providers",
  "POST /auth/{}/start",
  "GET /auth/context/{}/carried",
  "POST /auth/context/{}/carried",
  "GET /unsubscription/{}",
  "POST /unsubscription/{}",
  "DELETE /unsubscription/{}",
  "GET /account/address_changes/{}",
  "POST /account/address_changes/{}/restore",
  "PUT /media/{}/captions",
  "GET /search/places",
  "POST /payments/test/answer",
  "POST /payments/test/confirm",
  "PUT /account/language",
  "POST /reminders/preview",
  "POST /reminders/import",
  "DELETE /reminders/import/{}",
  "GET /reminders/export",
  "GET /story/{}/deliveries",
  "PUT /deliveries/{}",
  "DELETE /deliveries/{}",
  "POST /deliveries/{}/send",
  "GET /account/emails",
  "PUT /account/emails",
  "PUT /account/zone",
  "POST /role/join_token/{}/opened",
  "PUT /role/{}/co_owner",
  "POST /story/{}/offer",
  "DELETE /story/{}/offer",
  "GET /offer/{}",
  "POST /offer/{}",
  "DELETE /offer/{}",
];

describe("where calls stand on the wire", () => {
  it("[API-01] the 122 pairs of method and path are the specification’s, and ours beside them", () => {
    const ours = (Object.keys(http) as (keyof typeof http)[]).map((id) => {
      const { method, template } = routeOf(id);
      return `${method} ${template.replace(/\{\w+\}/g, "{}")}`;
    });
    expect(specified).toHaveLength(122);
    expect([...ours].sort()).toEqual([...specified, ...beside].sort());
  });

  it.each(Object.keys(http) as OperationId[])(
    "[API-01] %s has the parameters and the choices of its row",
    (id) => {
      const row: Operation = operations[id];
      const { shape } = (row.path ?? z.object({})) as z.ZodMiniObject;
      const parameters = routeOf(id).segments.filter((segment) => segment.kind !== "word");
      expect(parameters.map(({ name }) => name).sort()).toEqual(Object.keys(shape).sort());
      for (const parameter of parameters) {
        if (parameter.kind !== "choice") continue;
        const field = shape[parameter.name] as z.ZodMiniType;
        for (const word of parameter.words) expect(z.safeParse(field, word).success).toBe(true);
        expect(z.safeParse(field, "another").success).toBe(false);
      }
    },
  );

  it("[OPEN-71] a choice and a word have all their spellings", () => {
    const { template, segments } = readRoute("GET /story/{type:group|recipient}/{token}/group");
    expect(template).toBe("/story/{type}/{token}/group");
    expect(segments[1]).toEqual({
      kind: "choice",
      name: "type",
      words: ["group", "recipient", "recipient_token"],
    });
    expect(readRoute("POST /story/recipient/{token}/save").segments[1]).toMatchObject({
      kind: "word",
      words: ["recipient", "recipient_token"],
    });
  });
});
