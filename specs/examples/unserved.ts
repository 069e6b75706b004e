import type { InputOf } from "#core/operations/index.ts";
import type { Unserved } from "#core/service/call/unserved.ts";

const id = "4wq0zj8m1t6v9x3c5b7n";
const path = { id };
const address = {
  first_name: "Grace",
  last_name: "Hopper",
  address_line_1: "12 Harbour Street",
  city: "Bristol",
  postcode: "BS1 4RN",
};

/** How the calls that nobody serves yet are asked; whoever serves one moves it into the story. */
export const unservedExamples: { readonly [K in Unserved]: InputOf<K> } = {
  readPostalOrder: { path },
  readPostalOrders: { query: { story_id: id } },
  createPostalOrder: { body: { story_id: id, destination: "recipient" } },
  changePostalOrder: { path, body: { scheduled_delivery: true, delivery_by: "2026-12-18" } },
  readAddresses: {},
  createAddress: { body: address },
  changeAddress: { path, body: { city: "Bath" } },
  deleteAddress: { path },
  suggestAddresses: { path: { term: "12 Harbour" } },
  retrieveAddress: { path },
};
