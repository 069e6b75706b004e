import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A MiB that compresses to nothing smaller, sent as often as it takes. */
const part = randomBytes(1_048_576);
const boundary = "----fanfold-bench-4f1c";

/** Sends `mebibytes` of video by the form POST of a browser: fields first, then the file. Anything but 201 is thrown. */
export const sendForm = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  mebibytes: number,
): Promise<void> => {
  const named = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${named.join("")}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const sending = request(url, {
    method: "POST",
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": Buffer.byteLength(head) + mebibytes * part.length + tail.length,
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sending.on("error", reject);
    sending.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
  });
  function* body() {
    yield Buffer.from(head);
    for (let n = 0; n < mebibytes; n++) yield part;
    yield Buffer.from(tail);
  }
  const [, status] = await Promise.all([pipeline(Readable.from(body()), sending), answered]);
  if (status !== 201) throw new Error(`${url}: ${status}`);
};
