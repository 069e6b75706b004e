import { addressWords, postalCountry, presentAddress } from "#core/domain/address/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import type { Context, Handler } from "../../context/index.ts";

const count = ({ rateLimiter, actor: { account }, caller }: Context) =>
  rateLimiter.take([
    { limit: "searchesOfPerson", of: `account:${account}` },
    { limit: "searchesOfNetwork", of: caller.network },
  ]);

/** None where nobody can be asked, and where it fails: the address is typed in then (POST-09, POST-10). */
export const suggestAddresses: Handler<"suggestAddresses"> = async (context, { path }) => {
  const over = count(context);
  if (over) return over;
  const term = path.term.trim();
  return done({
    suggestions: term === "" ? [] : [...(await context.catalogue.addresses.suggest(term))],
  });
};

/** The address without a name, which nobody's directory has. It is kept nowhere yet. */
export const retrieveAddress: Handler<"retrieveAddress"> = async (context, { path }) => {
  const over = count(context);
  if (over) return over;
  const found = await context.catalogue.addresses.retrieve(path.id);
  if (!found) return refused("notFound", addressWords.gone);
  return done({
    address: presentAddress({
      id: path.id,
      first_name: "",
      last_name: "",
      country: postalCountry,
      saved: false,
      ...found,
    }),
  });
};
