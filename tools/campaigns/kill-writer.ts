import { once } from "node:events";
import { parseArgs } from "node:util";
import { openStore } from "#adapters/postgres/index.ts";
import { as, type StoryId } from "#core/kernel/index.ts";
import { add, aRequest, aStory, change } from "#specs/contracts/records.ts";

/**
 * The process that `kill.ts` kills: opens the store and writes without a pause, in several lanes. Each commit
 * adds one row and raises the version of its lane's card. Prints `ready`, then for each commit that was
 * acknowledged `ack <row> <lane>`.
 */
const { values } = parseArgs({
  options: { data: { type: "string" }, round: { type: "string" } },
});
const { store, stop } = await openStore({
  dataDir: values.data,
  note: (line) => process.stdout.write(`note ${line}\n`),
});
process.stdout.write("ready\n");

let going = true;
const write = async (lane: number): Promise<void> => {
  const id = as<StoryId>(`lane-${values.round}-${lane}`);
  await store.commit(
    add("stories", aStory({ id, group_token: `g-${id}`, recipient_token: id })),
    [],
  );
  for (let n = 0; going; n++) {
    const row = aRequest({ id: `${id}-${String(n).padStart(6, "0")}`, answer: id });
    try {
      const story = await store.find("stories", id);
      if (!story) throw new Error(`${id} is gone`);
      await store.commit(
        [...add("requests", row), change("stories", story, { title: row.id })],
        [{ topic: `story:${id}`, kind: "story" }],
      );
      process.stdout.write(`ack ${row.id} ${id}\n`);
    } catch (error) {
      // The database was killed under us: what is not acknowledged may or may not be there.
      process.stdout.write(`error ${(error as Error).message.replaceAll("\n", " ")}\n`);
    }
  }
};
const lanes = [0, 1, 2, 3].map(write);
await once(process, "SIGTERM");
going = false;
await Promise.all(lanes);
await stop();
