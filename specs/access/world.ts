import { type Browser, browser, makeService, type TestService } from "../fixtures/service.ts";
import { buildWorld } from "./building.ts";
import type { Built, Variant, World } from "./everybody.ts";

export * from "./everybody.ts";

const built = new Map<string, Promise<Built>>();

/**
 * Three cards in which everybody has a part, a message, a file and a permission to upload. They are built once for each
 * variant: what happens in a copy happens in no other.
 */
export const makeWorld = async ({ privacy, shown }: Variant): Promise<World> => {
  const key = `${privacy} ${shown}`;
  const first = built.get(key) ?? buildWorld({ privacy, shown });
  built.set(key, first);
  const { service: like, people, ...rest } = await first;
  const service = makeService({ like });
  const { store } = service;
  let commits = 0;
  const commit = store.commit.bind(store);
  store.commit = (...given) => {
    commits++;
    return commit(...given);
  };
  const copies = [...people].map(([who, own]) => [who, copyOf(own, service)] as const);
  return { ...rest, service, people: new Map(copies), commits: () => commits };
};

/** The same person with the same cookies and tokens, in a browser of this world. */
const copyOf = ({ api: _, jar, ...own }: Browser, service: TestService): Browser =>
  Object.assign(browser(service, undefined, null, jar.copy(service.clock)), own);
