import type { LogoLink } from "#core/domain/branding/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { answered } from "../fixtures/messages.ts";
import type { Acting } from "./acting.ts";
import { photoFile } from "./photos.ts";

/** Logos that people uploaded in a scenario, by who and the name of the file. */
const uploaded = new WeakMap<Acting, Map<string, string>>();

/** The id of a logo that was uploaded in this scenario. */
export const logoOf = (actor: Acting, name: string): string => {
  const id = uploaded.get(actor)?.get(name);
  if (!id) throw new Error(`${name} was not uploaded`);
  return id;
};

/** Uploads this as a logo, whatever it is; answers what became of it. */
export const uploadLogo = async (actor: Acting, name: string, content?: Uint8Array) => {
  const picture = await photoFile("garden");
  const file = { ...picture, name, ...(content ? { content, size: content.byteLength } : {}) };
  const asked = { media_type: "logo", mime_type: "image/jpeg" } as const;
  const form = answered(await actor.does(actor.api("requestUpload", { body: asked })));
  const sent = await actor.tab.uploads.send(
    form,
    file,
    { progress: () => undefined },
    { aborted: false, onAbort: () => undefined },
  );
  if (!sent.ok) throw new Error(`${name} did not arrive`);
  const outcome = await actor.does(
    actor.api("createLogo", {
      body: {
        ...{ s3_key: form.fields.key ?? "", s3_etag: sent.etag, mime_type: "image/jpeg" },
        original_filename: name,
      },
    }),
  );
  if (outcome.ok) {
    const own = uploaded.get(actor) ?? new Map<string, string>();
    uploaded.set(actor, own.set(name, outcome.value.logo.id));
  }
  return outcome;
};

/** The links that reach the card, as whoever holds its finished link is told. */
export const brandingOf = async (
  actor: Acting,
  id: string,
  token: string,
): Promise<readonly LogoLink[]> => {
  const answer = await actor.does(actor.api("readBranding", { path: { id }, query: { token } }));
  if (!answer.ok) throw new Error(inEnglish(answer.refusal.message));
  return answer.value.logo_links;
};
