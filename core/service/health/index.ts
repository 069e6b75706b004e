export { databaseCheck, filesCheck, jobsCheck, queueCheck } from "./checks.ts";
export { type Health, startHealth } from "./health.ts";
