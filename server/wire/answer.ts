/** An answer before it is sent. Its headers stay a plain object, which Node writes as it stands (bar P9). */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

const complete = new WeakSet<Response>();

/** Whether an answer has every header it should have: whoever looks into one makes it dearer. */
export const isComplete = (response: Response): boolean => complete.has(response);

/** The answer with nothing more to be done to it, and the cookies that the call set. */
export const send = ({ status, headers, body }: Answer, cookies: readonly string[]): Response => {
  const all =
    cookies.length === 0
      ? headers
      : [
          ...Object.entries(headers),
          ...cookies.map((one): [string, string] => ["Set-Cookie", one]),
        ];
  const response = new Response(body, { status, headers: all as Record<string, string> });
  complete.add(response);
  return response;
};
