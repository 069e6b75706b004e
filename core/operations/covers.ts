import * as z from "zod/mini";
import { ExportedCover } from "#core/domain/exported/index.ts";
import { fields, id } from "./fields.ts";
import { operation } from "./operation.ts";

export const coverOperations = {
  /** An id that nobody knows is `notFound`: "No themes data found". */
  readExportedCover: operation({
    tag: "Covers",
    summary: "Get the description of an exported cover",
    ids: ["API-128", "OPEN-121"],
    path: fields({ exportedId: id }),
    answer: z.object({ cover: ExportedCover }),
    subject: { of: "none" },
    who: "anyone",
  }),
};
