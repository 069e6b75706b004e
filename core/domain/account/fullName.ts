/** A person's name as others read it, "" where there is none. */
export const fullName = (
  person: { readonly first_name: string; readonly last_name: string } | null | undefined,
): string => (person ? `${person.first_name} ${person.last_name}`.trim() : "");
