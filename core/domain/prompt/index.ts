export {
  currentPrompt,
  type PromptId,
  type PromptQueue,
  promptPriorities,
  queued,
} from "./prompt.ts";
