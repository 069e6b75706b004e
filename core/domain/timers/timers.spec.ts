import { expect, test } from "vitest";
import * as timers from "./index.ts";

test("[CONST-05] how long things wait is said in one place, in milliseconds", () => {
  expect({ ...timers }).toEqual({
    platformPoll: 30_000,
    startupRetry: 5000,
    networkRetry: 1000,
    resentShown: 2000,
    resendErrorShown: 8000,
    bannerDelay: 200,
    forcedUpdateGrace: 60_000,
    refreshEvery: 5000,
    mediaRecheck: 2500,
    progressThrottle: 500,
    thumbnailWait: 2000,
    trackFlagShown: 3000,
    chunkTimeout: 120_000,
  });
});
