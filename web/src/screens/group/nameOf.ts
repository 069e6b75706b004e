import { fullName } from "#core/domain/account/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import type { useWords } from "#web/words/index.ts";

/** A person as they are called in lists: their name, else their address. */
export const whoIs = ({ person, join_email }: Role, w: ReturnType<typeof useWords>): string =>
  fullName(person) || (person.email ?? join_email ?? w("group.somebody"));
