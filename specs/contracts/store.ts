import type { Store } from "#core/service/ports/index.ts";
import { storeMails } from "./store-mails.ts";
import { storeNotices } from "./store-notices.ts";
import { storePages } from "./store-pages.ts";
import { storeRaces } from "./store-races.ts";
import { storeReads } from "./store-reads.ts";
import { storeSessions } from "./store-sessions.ts";
import { storeSubjects } from "./store-subjects.ts";
import { storeWrites } from "./store-writes.ts";

/** What every store keeps to. `make` answers an empty one for each test. */
export const storeContract = (name: string, make: () => Promise<Store>): void => {
  storeWrites(name, make);
  storeNotices(name, make);
  storeRaces(name, make);
  storeReads(name, make);
  storePages(name, make);
  storeMails(name, make);
  storeSessions(name, make);
  storeSubjects(name, make);
};
