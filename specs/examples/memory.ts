import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharpDarkroom } from "#adapters/media/index.ts";
import { plainSecrets, steppedClock } from "#adapters/memory/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import type { Ids, Secrets, UploadForm } from "#core/service/ports/index.ts";
import { browser, makeService } from "../fixtures/service.ts";
import { mailbox, type Stage } from "./stage.ts";

const address = "https://fanfold.example";
/** Signs upload forms that nobody can use: the folder is gone when the story has been played. */
const secret = "the secret of the examples, which opens nothing";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The same ids every time, in the alphabet of the real ones, and each of them known. */
const knownIds = (issued: Set<string>): Ids => {
  let count = 0;
  const next = (length: number, head = ""): string => {
    count++;
    const digest = createHash("sha256").update(`example ${count}`).digest();
    const tail = Array.from(digest, (byte) => alphabet[byte % 32]).join("");
    const text = `${head}${tail}`.slice(0, length);
    issued.add(text);
    return text;
  };
  return {
    // in the order in which they were made, as the real ones
    id: () => next(20, `01kjm${String(count).padStart(4, "0")}`),
    token: () => next(32),
    code: () => {
      count++;
      const code = String((314_159 + count * 7919) % 1_000_000).padStart(6, "0");
      issued.add(code);
      return code;
    },
  };
};

/** Access tokens that say what they are. */
const namedTokens = (secrets: Secrets, issued: Set<string>): Secrets => {
  const signed = new Map<string, string>();
  return {
    ...secrets,
    sign: async (claims, life) => {
      const token = `access-token-${String(signed.size + 1).padStart(4, "0")}`;
      signed.set(token, await secrets.sign(claims, life));
      issued.add(token);
      return token;
    },
    verify: (token) => secrets.verify(signed.get(token) ?? token),
  };
};

/** Sends a file as a form, the way a browser does; answers its ETag. */
export const postForm = async (
  form: UploadForm,
  bytes: Uint8Array,
  send: (request: Request) => Promise<Response>,
): Promise<string> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append(
    "file",
    new Blob([new Uint8Array(bytes)], { type: form.fields["Content-Type"] ?? "" }),
  );
  const answer = await send(new Request(new URL(form.url, address), { method: "POST", body }));
  if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}.`);
  return (answer.headers.get("etag") ?? "").replaceAll('"', "");
};

/**
 * Plays in memory with ids, clock and pictures that are the same every time. `issued` are the ids, tokens and codes
 * that another run would have otherwise.
 */
export const inMemory = async <T>(
  play: (stage: Stage) => Promise<T>,
): Promise<{ readonly played: T; readonly issued: ReadonlySet<string> }> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-examples-"));
  const issued = new Set<string>();
  const clock = steppedClock();
  const files = await diskObjects({ folder, uploadUrl: "/uploads", secret, clock });
  const service = {
    ...makeService({
      clock,
      settings: { address, enabledFeatures: ["google_login", "send_by_post"] },
    }),
    ids: knownIds(issued),
    secrets: namedTokens(plainSecrets(clock), issued),
    imageProcessor: sharpDarkroom(),
    objects: files,
  };
  const mails = mailbox(service.mailer, () => service.outbox.idle(), address);
  const stage: Stage = {
    ...mails,
    provider: service.identities,
    person: () => {
      const own = browser(service);
      return {
        api: own.api,
        deliver: (form, bytes) => postForm(form, bytes, files.receive),
        get auth() {
          return own.accessToken === null
            ? null
            : { accessToken: own.accessToken, refreshToken: own.refreshToken ?? "" };
        },
        set auth(auth) {
          own.accessToken = auth?.accessToken ?? null;
          own.refreshToken = auth?.refreshToken ?? null;
        },
      };
    },
    pass: (ms) => clock.pass(ms),
  };
  try {
    return { played: await play(stage), issued };
  } finally {
    await service.outbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
