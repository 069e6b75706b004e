export { browserSpeech } from "./speech.ts";
