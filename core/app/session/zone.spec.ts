import { expect, test } from "vitest";
import { mapStorage, memoryDevice } from "#adapters/memory/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import { tellZone } from "./zone.ts";

const set = () => {
  const asked: string[] = [];
  let isUp = true;
  const profile = { id: "priya" };
  const session = {
    profile,
    api: async (_: string, { body }: { body: { zone: string } }) => {
      asked.push(body.zone);
      return isUp ? done(body) : refused("network", asSaid("No connection"));
    },
  };
  const ports = { device: memoryDevice(), kept: mapStorage() };
  const tell = async (zone: string, up = true) => {
    isUp = up;
    ports.device.become({ timeZone: zone });
    await tellZone(ports, session as never);
    return asked.splice(0);
  };
  return { tell, session };
};

test("[OPEN-26] where somebody is is told once for each place, and UTC goes without saying", async () => {
  const { tell } = set();
  expect(await tell("UTC")).toEqual([]);
  expect(await tell("")).toEqual([]);
  expect(await tell("Europe/London")).toEqual(["Europe/London"]);
  expect(await tell("Europe/London")).toEqual([]);
  expect(await tell("UTC")).toEqual(["UTC"]);
});

test("[OPEN-26] what could not be told is told another time, and nobody’s place is told of while nobody is logged in", async () => {
  const { tell, session } = set();
  expect(await tell("Asia/Tokyo", false)).toEqual(["Asia/Tokyo"]);
  expect(await tell("Asia/Tokyo")).toEqual(["Asia/Tokyo"]);
  Object.assign(session, { profile: null });
  expect(await tell("Europe/London")).toEqual([]);
  Object.assign(session, { profile: { id: "tom" } });
  expect(await tell("Asia/Tokyo")).toEqual(["Asia/Tokyo"]);
});
