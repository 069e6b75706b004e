export { type Hearing, hearing, perform } from "./call/index.ts";
export { admitWaiting, type CardPreview, previewOf } from "./card/index.ts";
export {
  bindService,
  type Caller,
  type Context,
  cardAnswers,
  type Handler,
  type JobLog,
  type JobRun,
  jobLog,
  liveSessions,
  type PlatformChange,
  parts,
  platformNow,
  rateLimiter,
  type Service,
  serviceToken,
  setPlatform,
} from "./context/index.ts";
export { startDelivering } from "./delivery/index.ts";
export { sendDigests, startDigests } from "./digest/index.ts";
export {
  databaseCheck,
  filesCheck,
  type Health,
  jobsCheck,
  ordersCheck,
  queueCheck,
  startHealth,
} from "./health/index.ts";
export { startCardSweep, startReaper } from "./jobs/index.ts";
export { type Heard, hearProvider, retryMail } from "./mail/index.ts";
export { filesOf, startProcessing } from "./media/index.ts";
export { sendNotes, sendNudges, startNotes, startNudges } from "./nudging/index.ts";
export {
  compareDay,
  type Day,
  findPayment,
  grantCredits,
  hearPayment,
  type Operated,
  refundPayment,
  startCheckingPayments,
  testProvider,
} from "./payment/index.ts";
export * from "./ports/index.ts";
export {
  cancelOrder,
  findOrder,
  followOrders,
  handOver,
  hearOrder,
  noticePath,
  printAt,
  printOf,
  printPath,
  startFollowingOrders,
  takeStep,
  waitingOrders,
} from "./postal/index.ts";
export { startReminding } from "./reminder/index.ts";
export { startAdmitting } from "./slide/index.ts";
