import { isObjectKey, uploadFormLife } from "#core/domain/media/index.ts";
import type { Clock } from "#core/kernel/index.ts";
import type { ObjectInfo, StreamingObjects, UploadForm } from "#core/service/ports/index.ts";

/** What the store answers to a form POST; `etag` is empty when it was refused. */
export interface Posted {
  readonly status: number;
  readonly etag: string;
}

export interface KeptObjects extends StreamingObjects {
  /** What a browser does with a form: puts the file where the form allows (MEDIA-05). */
  post(form: UploadForm, bytes: Uint8Array): Posted;
  readonly keys: readonly string[];
}

interface Kept extends ObjectInfo {
  readonly bytes: Uint8Array;
}

const etagOf = (bytes: Uint8Array): string => {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193) >>> 0;
    b = Math.imul(b + byte, 0x5bd1e995) >>> 0;
  }
  return `${a.toString(16).padStart(8, "0")}${b.toString(16).padStart(8, "0")}`;
};

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** Object storage in memory, with the same permissions and ends as the real ones. */
export const keptObjects = (clock: Clock): KeptObjects => {
  const objects = new Map<string, Kept>();
  const forms = new Map<string, { key: string; mime_type: string; max: number; until: number }>();

  const put = (key: string, bytes: Uint8Array, mime_type: string): ObjectInfo => {
    if (!isObjectKey(key)) throw new Error("Not a key of the object store.");
    const info = { size: bytes.byteLength, etag: etagOf(bytes), mime_type };
    objects.set(key, { ...info, bytes: bytes.slice() });
    return info;
  };

  return {
    form: async (key, mime_type, max) => {
      if (!isObjectKey(key)) throw new Error("Not a key of the object store.");
      const permission = `permission-${forms.size + 1}`;
      forms.set(permission, { key, mime_type, max, until: clock.now() + uploadFormLife });
      return {
        url: "memory:uploads",
        fields: { key, "Content-Type": mime_type, policy: permission },
      };
    },
    post: ({ fields }, bytes) => {
      const allowed = forms.get(fields.policy ?? "");
      if (!allowed || allowed.key !== fields.key || allowed.mime_type !== fields["Content-Type"])
        return { status: 403, etag: "" };
      if (clock.now() >= allowed.until) return { status: 403, etag: "" };
      if (bytes.byteLength > allowed.max || bytes.byteLength === 0)
        return { status: 400, etag: "" };
      return { status: 201, etag: put(allowed.key, bytes, allowed.mime_type).etag };
    },
    put: async (key, bytes, mime_type) => put(key, bytes, mime_type),
    info: async (key) => {
      const kept = objects.get(key);
      return kept ? { size: kept.size, etag: kept.etag, mime_type: kept.mime_type } : null;
    },
    read: async (key) => objects.get(key)?.bytes.slice() ?? null,
    open: async (key) => {
      const kept = objects.get(key);
      if (!kept) return null;
      const { bytes, ...info } = kept;
      return { info, bytes: once(bytes.slice()) };
    },
    putFrom: async (key, source, mime_type) => {
      const parts: number[] = [];
      for await (const chunk of source) parts.push(...chunk);
      return put(key, Uint8Array.from(parts), mime_type);
    },
    remove: async (key) => void objects.delete(key),
    get keys() {
      return [...objects.keys()].sort();
    },
  };
};
