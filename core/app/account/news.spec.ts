import { expect, it } from "vitest";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { hearOfAccount, tellOfAccount } from "./news.ts";

type Channel = AppPorts["channel"];
type Message = Parameters<Channel["post"]>[0];

it("[F-39] [OPEN-58] other tabs hear that the account changed by what it is about, whatever words say so", () => {
  const posted: Message[] = [];
  let hear: (told: Message) => void = () => undefined;
  const channel = {
    post: (told: Message) => posted.push(told),
    listen: (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
  } as unknown as Channel;
  let reads = 0;
  const session = { isSignedIn: true, readProfile: async () => void reads++ } as unknown as Session;
  tellOfAccount({ channel });
  hearOfAccount({ channel }, session);
  const [told] = posted;
  if (told?.type !== "info") throw new Error("nothing was told");
  hear({ ...told, about: undefined } as never);
  expect(reads).toBe(0);
  hear({ ...told, message: { ...told.message, key: "said.otherwise" } } as Message);
  expect(reads).toBe(1);
});
