import { keptJobs, keptReports, MemoryStore, steppedClock } from "#adapters/memory/index.ts";
import { jobsContract } from "./jobs.ts";

jobsContract("memory", async () => {
  const store = new MemoryStore();
  return { store, jobs: keptJobs(store, { clock: steppedClock(), reporter: keptReports() }) };
});
