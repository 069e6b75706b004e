import type { DBSchema, IDBPDatabase } from "idb";

/**
 * A database of the browser that comes with the first question to it, its library too (P1). One that could not be
 * opened, or that the browser closed, is opened anew by the next.
 */
export const onDemand = <Schema extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Schema>) => void,
): (() => Promise<IDBPDatabase<Schema>>) => {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = async () => {
    try {
      const { openDB } = await import("idb");
      return await openDB<Schema>(name, 1, { upgrade: (db) => upgrade(db), terminated: forget });
    } catch (fault) {
      forget();
      throw fault;
    }
  };
  return () => {
    opening ??= open();
    return opening;
  };
};
