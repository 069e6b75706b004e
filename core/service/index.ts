export { startAdmitting } from "./admitting.ts";
export { cardAnswers } from "./cardAnswers.ts";
export { type ChoreLog, type ChoreRun, choreLog } from "./chore.ts";
export type { Caller, Context, Handler, Service } from "./context.ts";
export { filesOf } from "./files.ts";
export {
  databaseCheck,
  filesCheck,
  type Health,
  jobsCheck,
  queueCheck,
  startHealth,
} from "./health/index.ts";
export { type Hearing, hearing } from "./hearing.ts";
export { liveSessions } from "./liveSessions.ts";
export { admitWaiting } from "./messages.ts";
export { perform } from "./perform.ts";
export { type PlatformChange, platformNow, setPlatform } from "./platform.ts";
export * from "./ports/index.ts";
export { type CardPreview, previewOf } from "./preview.ts";
export { startReaper } from "./reaper.ts";
export { startReminding } from "./reminding.ts";
export { retryMail } from "./retrying.ts";
export * from "./tokens.ts";
