import * as z from "zod/mini";
import { seconds } from "#core/kernel/index.ts";
import { FulfilmentFailed } from "#core/service/ports/index.ts";
import { Refused } from "./answers.ts";

export interface ProdigiOptions {
  readonly key: string;
  /** Prodigi’s own servers, or another that speaks as they do; without a path. */
  readonly server: string;
}

const patience = seconds(10);

/** Names of fields that were refused, such as `items[0].sku`: never what stood in them. */
const fieldsOf = (answer: unknown): string => {
  const { data } = z.safeParse(Refused, answer);
  const names = Object.keys(data?.failures ?? {}).filter((name) => /^[\w.[\]]{1,60}$/.test(name));
  return names.length === 0 ? "" : ` (${names.slice(0, 3).join(", ")})`;
};

/**
 * Asks Prodigi’s interface, version 4.0; null for what it does not know. Throws {@link FulfilmentFailed} with words for an
 * operator.
 */
export const prodigiClient = ({ key, server }: ProdigiOptions) => {
  const read = async (answer: Response): Promise<unknown> => {
    try {
      return JSON.parse(await answer.text());
    } catch (error) {
      throw new FulfilmentFailed("Prodigi’s answer can’t be read.", error);
    }
  };
  return async <T extends z.ZodMiniType>(
    method: "GET" | "POST",
    path: string,
    shape: T,
    body?: object,
  ): Promise<z.output<T> | null> => {
    let answer: Response;
    try {
      answer = await fetch(`${server}/v4.0/${path}`, {
        method,
        headers: { "X-API-Key": key, "Content-Type": "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(patience),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new FulfilmentFailed("Prodigi can’t be reached.", error);
    }
    const { status } = answer;
    if (status === 401 || status === 403)
      throw new FulfilmentFailed("Prodigi refuses the key. See PRODIGI_KEY.");
    if (status === 404) return null;
    if (status === 400)
      throw new FulfilmentFailed(
        `Prodigi refuses what it was asked${fieldsOf(await read(answer))}. See PRODIGI_SKU.`,
      );
    if (!answer.ok) throw new FulfilmentFailed(`Prodigi can’t answer right now (${status}).`);
    const parsed = z.safeParse(shape, await read(answer));
    if (!parsed.success)
      throw new FulfilmentFailed("Prodigi’s answer can’t be read.", parsed.error);
    return parsed.data;
  };
};
export type ProdigiClient = ReturnType<typeof prodigiClient>;
