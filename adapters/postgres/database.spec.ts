import { expect, it } from "vitest";
import { Unavailable } from "#core/service/ports/index.ts";
import { Database } from "./database.ts";
import { testDatabase } from "./testing.ts";

/** Breaks the connection that it is asked on. */
const breaking = "select pg_terminate_backend(pg_backend_pid())";
const wrong = "select 1 / 0";

it("[F-33] a question is asked a second time when its connection breaks, a change is sent once", async () => {
  const base = await testDatabase();
  const asked: string[] = [];
  const database = new Database(base.where, { onQuery: (text) => asked.push(text) });
  try {
    await expect(database.read(breaking, [])).rejects.toBeInstanceOf(Unavailable);
    expect(asked.splice(0)).toEqual([breaking, breaking]);
    await expect(database.write(breaking, [])).rejects.toBeInstanceOf(Unavailable);
    expect(asked.splice(0)).toEqual([breaking]);
    // a question that is refused would be refused again
    await expect(database.read(wrong, [])).rejects.toThrow("division by zero");
    expect(asked.splice(0)).toEqual([wrong]);
    expect(await database.read("select 1 as one", [])).toEqual([{ one: 1 }]);
  } finally {
    await database.stop();
    await base.stop();
  }
});
