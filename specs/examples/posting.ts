import type { Ask } from "./people.ts";
import type { Person } from "./stage.ts";

/** A printed card: to whom, how and when. */
export const posting = async (ask: Ask, ada: Person, story: string): Promise<void> => {
  const { address } = await ask(ada, "createAddress", {
    body: {
      first_name: "Grace",
      last_name: "Hopper",
      address_line_1: "12 Harbour Street",
      city: "Bristol",
      postcode: "BS1 4RN",
    },
  });
  const { address: other } = await ask(ada, "createAddress", {
    body: {
      first_name: "Alan",
      last_name: "Turing",
      address_line_1: "1 Mill Lane",
      city: "Bath",
      postcode: "BA1 1AA",
      saved: false,
    },
  });
  await ask(ada, "changeAddress", { path: { id: address.id }, body: { city: "Bath" } });
  await ask(ada, "readAddresses", {});
  await ask(ada, "deleteAddress", { path: { id: other.id } });
  await ask(ada, "suggestAddresses", { path: { term: "12 Harbour" } });
  await ask(ada, "retrieveAddress", { path: { id: "harbour-12" } });
  const { postal_order } = await ask(ada, "createPostalOrder", {
    body: { story_id: story, destination: "recipient", address_id: address.id },
  });
  const path = { id: postal_order.id };
  await ask(ada, "changePostalOrder", {
    path,
    body: { postal_class: "second_class", version: postal_order.version },
  });
  await ask(ada, "readPostalOrder", { path });
  await ask(ada, "readPostalOrders", { query: { story_id: story } });
};
