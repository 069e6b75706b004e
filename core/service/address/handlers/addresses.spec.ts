import { describe, expect, it } from "vitest";
import { addressMaximum } from "#core/domain/address/index.ts";
import { anAddress } from "#specs/contracts/records.ts";
import { answered, codeOf, person, refusalOf } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

const harbour = {
  first_name: "Grace",
  last_name: "Hopper",
  address_line_1: "12 Harbour Street",
  city: "Bristol",
  postcode: "BS1 4RN",
};
const set = async () => {
  const service = makeService();
  const ada = await person(service, "Ada");
  const ben = await person(service, "Ben");
  const keep = (more: object = {}) =>
    ada.api("createAddress", { body: { ...harbour, ...more } as never });
  const book = async (who = ada) => answered(await who.api("readAddresses", {})).addresses;
  return { service, ada, ben, keep, book };
};

describe("an address book", () => {
  it("[POST-07][OPEN-162] keeps what was typed, for its owner alone; others of single orders aren’t in it", async () => {
    const { ada, ben, keep, book } = await set();
    const { address } = answered(await keep());
    expect(address).toEqual({
      ...harbour,
      id: address.id,
      address_line_2: "",
      country: "United Kingdom",
      saved: true,
    });
    answered(await keep({ saved: false, city: "Bath" }));
    expect(await book()).toEqual([address]);
    expect(await book(ben)).toEqual([]);
    const path = { id: address.id };
    expect(codeOf(await ben.api("changeAddress", { path, body: { city: "Bath" } }))).toBe(
      "forbidden",
    );
    expect(codeOf(await ben.api("deleteAddress", { path }))).toBe("forbidden");
    answered(await ada.api("changeAddress", { path, body: { city: "Bath" } }));
    expect(await book()).toEqual([{ ...address, city: "Bath" }]);
    answered(await ada.api("deleteAddress", { path }));
    expect(await book()).toEqual([]);
  });

  it("[ERR-33][POST-06][OPEN-158] takes addresses in the United Kingdom alone", async () => {
    const { keep } = await set();
    expect(refusalOf(await keep({ country: "France" }))).toBe(
      "We only post to addresses in the United Kingdom.",
    );
    expect(codeOf(await keep({ postcode: "75001" }))).toBe("invalid");
  });

  it("[OPEN-162] has room for so many; those of single orders make room", async () => {
    const { service, ada, keep, book } = await set();
    const fill = (count: number, saved: boolean) =>
      service.store.commit(
        Array.from({ length: count }, () => ({
          kind: "add" as const,
          table: "addresses" as const,
          row: anAddress(ada.account.id, { saved }),
        })),
        [],
      );
    await fill(1, false);
    await fill(addressMaximum - 2, true);
    expect((await Promise.all([keep(), keep(), keep()])).map(codeOf).sort()).toEqual([
      "limited",
      "ok",
      "ok",
    ]);
    expect(await book()).toHaveLength(addressMaximum);
    expect(refusalOf(await keep())).toBe(
      "You’ve reached the limit for addresses. Delete one to add another.",
    );
  });

  it("[POST-09][POST-10] is filled from suggestions, each had in full; none where nobody is asked", async () => {
    const { ada } = await set();
    const suggest = async (term: string) =>
      answered(await ada.api("suggestAddresses", { path: { term } })).suggestions;
    expect((await suggest("12 harbour")).map(({ text }) => text)).toEqual([
      "12 Harbour Street, Bristol",
    ]);
    expect(await suggest("  ")).toEqual([]);
    const retrieve = (id: string) => ada.api("retrieveAddress", { path: { id } });
    expect(answered(await retrieve("harbour-12")).address).toMatchObject({
      address_line_1: "12 Harbour Street",
      postcode: "BS1 4RN",
      saved: false,
    });
    expect(codeOf(await retrieve("gone"))).toBe("notFound");
  });

  it("[ACCT-05] goes with its account", async () => {
    const { service, ada, keep } = await set();
    answered(await keep());
    answered(await ada.api("deleteAccount", {}));
    expect(await service.store.list("addresses", {})).toEqual([]);
  });
});
