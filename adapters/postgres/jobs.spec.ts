import { afterAll, beforeAll } from "vitest";
import { jobsContract } from "#specs/contracts/jobs.ts";
import { type TestDatabase, testDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

jobsContract("postgres", async () => {
  await database.empty();
  return { store: database.open.store, jobs: database.open.jobs };
});
