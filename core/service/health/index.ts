export { databaseCheck, filesCheck, jobsCheck, ordersCheck, queueCheck } from "./checks.ts";
export { type Health, startHealth } from "./health.ts";
