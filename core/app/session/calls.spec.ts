import { expect, it } from "vitest";
import { mapStorage, steppedClock } from "#adapters/memory/index.ts";
import { asSaid, done, type Outcome, refused } from "#core/kernel/index.ts";
import { type Api, type OperationId, operations } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Calls } from "./calls.ts";

const next = { accessToken: "new", refreshToken: "ada.2.x", username: "ada@mail.test" };

/** Ada's calls in one tab; `answer` is the authority. */
const signedIn = (answer: (id: OperationId, token: string) => Outcome<unknown>) => {
  const asked: string[] = [];
  const clock = steppedClock();
  const caller = { accessToken: "old", refreshToken: "ada.1.x", sessionId: "ada" };
  const fate = { ended: 0 };
  const ports = {
    clock,
    kept: mapStorage(),
    newKey: () => "attempt",
    locks: { run: (_name: string, job: () => unknown) => job() },
    reporter: { event: () => undefined, fault: () => undefined },
  } as unknown as AppPorts;
  const raw = (async (id: OperationId) => {
    asked.push(id);
    return answer(id, caller.accessToken);
  }) as Api;
  const calls = new Calls(ports, raw, caller, {
    isElsewhere: () => false,
    renewed: (auth) => void Object.assign(caller, auth),
    over: () => void fate.ended++,
  });
  return { asked, clock, calls, fate };
};
const worn = (code: "unauthenticated" | "sessionExpired") => (id: OperationId, token: string) =>
  id === "refresh" ? done({ auth: next }) : token === "new" ? done({}) : refused(code, asSaid(""));

it("[AUTH-31] calls that fail together wait for one refresh, and each is sent again with its tokens", async () => {
  const { asked, calls } = signedIn(worn("unauthenticated"));
  const answers = await Promise.all([
    calls.send("readAccount", {}),
    calls.send("readRoles", {}),
    calls.send("readTooltips", {}),
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  const three = ["readAccount", "readRoles", "readTooltips"];
  expect(asked).toEqual([...three, "refresh", ...three]);
});

it.each(["malformed", "unauthenticated", "forbidden"] as const)(
  "[AUTH-32] a refresh that is refused as %s (400, 401, 403) ends the session at once",
  async (code) => {
    const { asked, calls, fate } = signedIn((id) =>
      refused(id === "refresh" ? code : "unauthenticated", asSaid("")),
    );
    await calls.send("readAccount", {});
    expect([fate.ended, asked]).toEqual([1, ["readAccount", "refresh"]]);
  },
);

it.each(["fault", "limited", "notFound", "locked", "network"] as const)(
  "[AUTH-33] a refresh that fails with %s is tried once more, and ends nothing",
  async (code) => {
    const { asked, calls, fate, clock } = signedIn((id) =>
      refused(id === "refresh" ? code : "unauthenticated", asSaid("")),
    );
    const answer = calls.send("readAccount", {});
    await clock.pass(1000);
    expect(await answer).toMatchObject({ ok: false, refusal: { code } });
    expect([fate.ended, asked]).toEqual([0, ["readAccount", "refresh", "refresh"]]);
  },
);

it.each(["readAccount", "refresh"] as const)(
  "[AUTH-34] %s without network is sent again after one second, and then no more",
  async (id) => {
    const { asked, calls, clock } = signedIn((which) =>
      refused(which === id ? "network" : "unauthenticated", asSaid("")),
    );
    const times = () => asked.filter((one) => one === id).length;
    const answer = calls.send("readAccount", {});
    await clock.pass(999);
    expect(times()).toBe(1);
    await clock.pass(1);
    expect(times()).toBe(2);
    expect(await answer).toMatchObject({ refusal: { code: "network" } });
    await clock.pass(60_000);
    expect(times()).toBe(2);
  },
);

const underAuth = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].tag === "Auth",
);
it.each(underAuth)("[OPEN-55] %s settles its own refusal, without a refresh", async (id) => {
  for (const code of ["unauthenticated", "sessionExpired"] as const) {
    const { asked, calls } = signedIn(worn(code));
    expect(await calls.send(id, {} as never)).toMatchObject({ ok: id === "refresh" });
    expect(asked).toEqual([id]);
  }
});
