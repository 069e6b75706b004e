const rowsOf = (table: string) =>
  `(select coalesce(json_agg(x), '[]') from ${table} x where x.story_id = s.id) as ${table}`;

/** All that is answered of the card $1, in one statement: its row, slides, files and parts. */
export const wholeCard = `
  select to_json(s) as story, ${["slides", "media", "roles"].map(rowsOf).join(", ")}
  from stories s where s.id = $1`;
