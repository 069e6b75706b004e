import { Readable } from "node:stream";
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import {
  bareEtag,
  isObjectKey,
  publishedHeaders,
  uploadFormLife,
} from "#core/domain/media/index.ts";
import type { ObjectInfo, StreamingObjects } from "#core/service/ports/index.ts";
import { orNone } from "./failure.ts";
import { serve } from "./serve.ts";

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** For a store other than Amazon's; buckets are then part of the path. */
  readonly endpoint?: string;
  /** How long upload forms are good for, in ms. */
  readonly formLife?: number;
}

export interface S3Objects extends StreamingObjects {
  /** Answers GET and HEAD of a published object, by its key; the bucket itself stays private. */
  serve(key: string, request: Request): Promise<Response>;
  /** Asks for the bucket; throws what is wrong. */
  check(): Promise<void>;
  /** Makes the bucket, for a store that is new. */
  makeBucket(): Promise<void>;
  close(): void;
}

const known = (key: string): string => {
  if (!isObjectKey(key)) throw new Error("Not a key of the object store.");
  return key;
};

const infoOf = (said: {
  ContentLength?: number | undefined;
  ETag?: string | undefined;
  ContentType?: string | undefined;
}): ObjectInfo => ({
  size: said.ContentLength ?? 0,
  etag: bareEtag(said.ETag ?? ""),
  mime_type: said.ContentType ?? "application/octet-stream",
});

/**
 * Object storage in an S3-compatible bucket. For uploads from the browser the bucket's CORS rules allow
 * POST from the site's address and expose ETag.
 */
export const s3Objects = (options: S3Options): S3Objects => {
  const { bucket: Bucket, region, endpoint, formLife = uploadFormLife } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    // Other stores do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const put = async (
    key: string,
    Body: Uint8Array | Readable,
    mime_type: string,
    size: number,
  ): Promise<ObjectInfo> => {
    const headers = publishedHeaders(known(key), mime_type, "");
    const { ETag } = await client.send(
      new PutObjectCommand({
        Bucket,
        Key: key,
        Body,
        ContentLength: size,
        ContentType: mime_type,
        CacheControl: headers["Cache-Control"],
        ContentDisposition: headers["Content-Disposition"],
      }),
    );
    return { size, etag: bareEtag(ETag ?? ""), mime_type };
  };
  return {
    form: async (key, mime_type, maxBytes) =>
      createPresignedPost(client, {
        Bucket,
        Key: known(key),
        Fields: { "Content-Type": mime_type, success_action_status: "201" },
        Conditions: [
          ["content-length-range", 1, maxBytes],
          ["eq", "$Content-Type", mime_type],
          ["eq", "$success_action_status", "201"],
        ],
        Expires: Math.ceil(formLife / 1000),
      }),
    put: (key, bytes, mime_type) => put(key, bytes, mime_type, bytes.byteLength),
    putFrom: (key, source, mime_type, size) => put(key, Readable.from(source), mime_type, size),
    open: async (key) => {
      const object = await orNone(client.send(new GetObjectCommand({ Bucket, Key: known(key) })));
      return (
        object && {
          info: infoOf(object),
          bytes: object.Body as unknown as AsyncIterable<Uint8Array>,
        }
      );
    },
    info: async (key) => {
      const head = await orNone(client.send(new HeadObjectCommand({ Bucket, Key: known(key) })));
      return head && infoOf(head);
    },
    read: async (key) => {
      const object = await orNone(client.send(new GetObjectCommand({ Bucket, Key: known(key) })));
      return object === null ? null : ((await object.Body?.transformToByteArray()) ?? null);
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: known(key) }));
    },
    serve: (key, request) => serve(client, Bucket, key, request),
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
    makeBucket: async () => {
      await client.send(new CreateBucketCommand({ Bucket }));
    },
    close: () => client.destroy(),
  };
};
