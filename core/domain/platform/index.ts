export { isBot } from "./bot.ts";
export { bringsFreeCredit, freeCredit } from "./campaign.ts";
export { type TimeLeft, timeLeft } from "./countdown.ts";
export { Platform, type PlatformRecord, type PlatformValues, platformRow } from "./platform.ts";
export { clientVersion, type Update, updateFor } from "./version.ts";
