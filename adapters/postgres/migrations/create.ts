import type { Table } from "#core/service/ports/index.ts";
import { sqlTypes } from "../columns.ts";
import { tables } from "../tables.ts";

/** The statement that makes one table as `tables.ts` has it; text is compared byte by byte. */
export const createTable = (table: Table): string => {
  const columns = Object.entries(tables[table]).map(([field, kind]) => {
    const type = sqlTypes[kind.replace("?", "") as keyof typeof sqlTypes];
    return `"${field}" ${type}${type === "text" ? ' collate "C"' : ""}${kind.endsWith("?") ? "" : " not null"}`;
  });
  return `create table ${table} (${columns.join(", ")}, primary key (id))`;
};
