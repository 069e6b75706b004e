/**
 * What a client meets beside the calls of the table: uploads, published files, live events, whether the site is well.
 * Their paths start at the site's root, but for live events.
 */
const root = [{ url: "/", description: "The site's root" }];
const refusal = {
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
};
const text = (description: string) => ({
  description,
  content: { "text/plain": { schema: { type: "string" } } },
});
const key = (description: string) => ({
  name: "key",
  in: "path",
  required: true,
  description,
  schema: { type: "string" },
  example: "media/9ztn1b2a0mqkx4c7d3ge.jpg",
});

/** Paths of the contract that no operation stands for (API-90). */
export const besidePaths = {
  "/uploads": {
    servers: root,
    post: {
      operationId: "postUpload",
      tags: ["Files"],
      summary: "Send a file with the fields that `requestUpload` answered",
      description:
        "The form of an object store: every field of `requestUpload`, then `file`. It goes to the `url` of that answer, which is this address or a bucket's own. `Content-Type` and size have to be those that were allowed; the permission lasts ten minutes.",
      security: [{}],
      parameters: [],
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              properties: {
                key: { type: "string" },
                "Content-Type": { type: "string" },
                file: { type: "string", format: "binary", description: "Last of all" },
              },
              required: ["key", "file"],
              additionalProperties: { type: "string" },
            },
          },
        },
      },
      responses: {
        "201": {
          description: "Stored; `ETag` goes into `createMedia` as `s3_etag`",
          headers: { ETag: { schema: { type: "string" } } },
        },
        "400": text("Too large, empty, or no form"),
        "403": text("Not what was allowed, or too late"),
        "500": { $ref: "#/components/responses/fault" },
      },
    },
  },
  "/files/{key}": {
    servers: root,
    get: {
      operationId: "readFile",
      tags: ["Files"],
      summary: "A published picture, voice or film",
      description:
        "Anyone with the address may read it; answers `Range`. Only what was developed anew is published: no EXIF, no place.",
      security: [{}],
      parameters: [key("The part of the address after `/files/`; it may hold slashes")],
      responses: {
        "200": {
          description: "The file",
          content: { "*/*": { schema: { type: "string", format: "binary" } } },
        },
        "206": { description: "The part that `Range` asked for" },
        "304": { description: "Unchanged since `If-None-Match`" },
        "404": text("There is no such file"),
        "416": { description: "Outside the file" },
      },
    },
  },
  "/unsubscribe/{token}": {
    servers: root,
    post: {
      operationId: "postOneClick",
      tags: ["Mails"],
      summary: "The one POST by which a mail program unsubscribes its reader",
      description:
        "The address in the `List-Unsubscribe` header of invitations and reminders (RFC 8058); it needs no cookie and may come from any origin. Opened in a browser, the same address is a page that asks first.",
      security: [{}],
      parameters: [
        {
          name: "token",
          in: "path",
          required: true,
          description: "As it stands in the header",
          schema: { type: "string" },
          example: `invitations-${"9c0d41f7a3b8e526".repeat(4)}`,
        },
      ],
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": {
            schema: {
              type: "object",
              properties: { "List-Unsubscribe": { type: "string", enum: ["One-Click"] } },
              required: ["List-Unsubscribe"],
            },
          },
        },
      },
      responses: {
        "200": text("No more of these mails are sent to this address"),
        "400": text("Not the body that was expected"),
        "404": text("This token was not mailed"),
        "500": { $ref: "#/components/responses/fault" },
      },
    },
  },
  "/webhooks/mail/{provider}": {
    servers: root,
    post: {
      operationId: "postMailEvents",
      tags: ["Mails"],
      summary: "What became of emails, as their provider tells it",
      description:
        "For the mail provider of the settings (`MAIL_WEBHOOK_PROVIDER`) alone: `mailgun` or `sendgrid`, in the form and with the signature of its own webhooks. Up to 256 kB, signed within the last five minutes; each event counts once.",
      security: [{}],
      parameters: [
        {
          name: "provider",
          in: "path",
          required: true,
          description: "The provider that posts",
          schema: { type: "string", enum: ["mailgun", "sendgrid"] },
        },
      ],
      requestBody: { required: true, content: { "application/json": { schema: {} } } },
      responses: {
        "200": text("Heard, now or before"),
        "400": text("Signed too long ago, or unreadable"),
        "401": text("Not signed with the key of the settings"),
        "404": text("Not the provider of the settings"),
        "413": text("Too long"),
        "503": text("Told before the email was written down as sent: please tell again"),
        "500": { $ref: "#/components/responses/fault" },
      },
    },
  },
  "/webhooks/payments/{provider}": {
    servers: root,
    post: {
      operationId: "postPaymentEvents",
      tags: ["Payments"],
      summary: "What became of a payment, as its provider tells it",
      description:
        "For Stripe alone, where its keys are set: the events `payment_intent.*`, in the form and with the signature of its own webhooks. Up to 256 kB, signed within the last five minutes. The provider is then asked how the payment stands, so events may come twice, late and in any order.",
      security: [{}],
      parameters: [
        {
          name: "provider",
          in: "path",
          required: true,
          description: "The provider that posts",
          schema: { type: "string", enum: ["stripe"] },
        },
      ],
      requestBody: { required: true, content: { "application/json": { schema: {} } } },
      responses: {
        "200": text("Heard, now or before"),
        "400": text("Signed wrongly or too long ago, or unreadable"),
        "404": text("Not the provider of the settings"),
        "413": text("Too long"),
        "503": text("The payment can’t be settled now: please tell again"),
        "500": { $ref: "#/components/responses/fault" },
      },
    },
  },
  "/live/{ids}": {
    get: {
      operationId: "listen",
      tags: ["Live events"],
      summary: "Hear at once that a card has changed",
      description:
        "Server-sent events: `open` first, then the kind of each change with the card's id, and `beat` in between. An event says that something changed, never what; `readUpdates` stays the contract for clients that can't keep a connection open.",
      security: [{ visitor: [] }, { bearer: [] }],
      parameters: [
        {
          name: "ids",
          in: "path",
          required: true,
          description:
            "Ids of up to 20 cards with commas between; those that are not for this person are left out",
          schema: { type: "string" },
          example: "8w4k0zj2m6t1v9x3c5b7",
        },
      ],
      responses: {
        "200": {
          description: "A stream that stays open",
          content: {
            "text/event-stream": {
              schema: { type: "string" },
              example:
                "event: open\ndata: \n\nevent: slides\ndata: changed 8w4k0zj2m6t1v9x3c5b7\n\n",
            },
          },
        },
        "403": { description: "Not for this person", ...refusal },
        "500": { $ref: "#/components/responses/fault" },
      },
    },
  },
} as const;
