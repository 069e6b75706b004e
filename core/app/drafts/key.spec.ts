import { expect, it } from "vitest";
import { mapDrafts, mapRecordings } from "#adapters/memory/index.ts";
import { accountHolder, draftKey, moveDrafts } from "./key.ts";

const [ada, later] = [accountHolder("ada@mail.test"), accountHolder("ada@new.test")];
const [one, two] = ["one", "two"].map((of) => draftKey("thanks", ada, of));

it("[ACCT-03] [OPEN-167] what somebody wrote goes along with their address; in a full browser it stays, and the rest goes on", async () => {
  const roomy = mapDrafts();
  for (const key of [one, two]) await roomy.put(key as never, `thanks ${key}`);
  let room = 1;
  const drafts: typeof roomy = {
    ...roomy,
    put: (key, value) =>
      room-- > 0
        ? roomy.put(key, value)
        : Promise.reject(new DOMException("full", "QuotaExceededError")),
  };
  await moveDrafts({ drafts, recordings: mapRecordings() }, ada, later);
  expect([...(await roomy.keys(""))].sort()).toEqual(
    [two, draftKey("thanks", later, "one")].sort(),
  );
  room = 1;
  await moveDrafts({ drafts, recordings: mapRecordings() }, ada, later);
  expect(await roomy.get(draftKey("thanks", later, "two"))).toBe(`thanks ${two}`);
});
