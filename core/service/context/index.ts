export * from "./asker.ts";
export * from "./cardAnswers.ts";
export * from "./context.ts";
export * from "./liveSessions.ts";
export * from "./periodicJob.ts";
export * from "./platform.ts";
export * from "./tokens.ts";
export * from "./unitOfWork.ts";
