import { describe, expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { limits } from "#core/domain/limits/index.ts";
import { minutes, seconds } from "#core/kernel/index.ts";
import { rateLimiter } from "./rateLimiter.ts";

const ada = { limit: "searchesOfPerson", of: "account:ada" } as const;
const office = { limit: "searchesOfNetwork", of: "192.0.2.1" } as const;

const spendAll = (limiter: ReturnType<typeof rateLimiter>, pot: typeof ada | typeof office) => {
  let given = 0;
  while (limiter.take([pot]) === null) given++;
  return given;
};

describe("limits that are counted in memory", () => {
  it("[SEARCH-01] give so much to each, and say in seconds when there is more", () => {
    const clock = steppedClock();
    const limiter = rateLimiter(clock);
    expect(spendAll(limiter, ada)).toBe(limits.searchesOfPerson.limit);
    expect(limiter.take([{ ...ada, of: "account:ben" }])).toBeNull();
    const over = limiter.take([ada]);
    expect(over?.refusal.code).toBe("limited");
    const wait = over?.refusal.retryAfter ?? 0;
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThan(65);
    clock.step(seconds(wait) - seconds(1.5));
    expect(limiter.take([ada])).not.toBeNull();
    clock.step(seconds(1.5));
    expect(limiter.take([ada])).toBeNull();
  });

  it("[SEARCH-01] spend nothing of any pot where one refuses", () => {
    const limiter = rateLimiter(steppedClock());
    const given = spendAll(limiter, ada);
    for (let at = 0; at < 50; at++) expect(limiter.take([office, ada])).not.toBeNull();
    expect(given + spendAll(limiter, office)).toBe(given + limits.searchesOfNetwork.limit);
  });

  it("[SEARCH-01] forget whoever asked longest ago, and whoever’s minute is over", () => {
    const clock = steppedClock();
    const limiter = rateLimiter(clock, 2);
    spendAll(limiter, ada);
    limiter.take([office]);
    expect(limiter.take([ada])).not.toBeNull();
    limiter.take([{ ...office, of: "192.0.2.2" }]);
    expect(limiter.take([ada])).toBeNull();
    clock.step(minutes(2));
    expect(spendAll(limiter, office)).toBe(limits.searchesOfNetwork.limit);
  });
});
