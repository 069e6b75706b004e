import type { Actor } from "#core/domain/access/index.ts";
import { type RoleRecord, RoleType } from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type {
  AbandonedCards,
  CardBundle,
  CardPage,
  CardPosition,
  Member,
  RolePage,
  RoleWithCard,
} from "#core/service/ports/index.ts";
import type { Database } from "./database.ts";
import { type BundleRow, bundleColumns } from "./knownCards.ts";
import { revive } from "./row.ts";

const bundleSql = `select ${bundleColumns("$1", "$2::text")}`;
const membersSql = `
  select to_json(r) as role,
    case when a.id is null then null else json_build_object('id', a.id, 'email', a.email,
      'first_name', a.first_name, 'last_name', a.last_name, 'hide_my_email', a.hide_my_email) end as account,
    (select count(*)::int from slides x
      where x.role_id = r.id and x.type not in ('title', 'credits') and x.status <> 'rejected') as slides
  from roles r left join accounts a on a.id = r.account_id
  where r.story_id = $1 order by r.created_on, r.id`;
/** $1 is the account, $2 the visitor, $3 the kinds of part, $4 the most of each kind, $5 the card that they are older than. */
const pageOf = (whose: string) => `(
  select * from roles where ${whose} and role_type = kind and status = 'active' and story_id < $5::text
  order by story_id desc limit $4::int)`;
const rolesWithCardsSql = `
  select to_json(r) as role, to_json(s) as story, ${bundleColumns("s.id")}
  from unnest($3::text[]) kind
    cross join lateral (
      ${pageOf("account_id = $1::text")} union all ${pageOf("account_id is null and visitor_id = $2::text")}
    ) r
    join stories s on s.id = r.story_id
  order by s.id desc, r.created_on, r.id`;
/** One lookup for each card that ends at the first row of somebody else: no plan ever goes through all messages. */
const ownedAlone = (table: string) => `
  (select true from ${table} x where x.story_id = s.id
    and (x.account_id is not null or x.visitor_id is distinct from s.owner_visitor_id) limit 1) is null`;
/** Who else has a part is asked of the page alone: no more rows are looked at than it has. */
const abandonedSql = `
  with page as materialized (
    select * from stories
    where owner_account_id is null and last_story_update < $1::timestamptz
      and (last_story_update, id) > (coalesce($2::timestamptz, '-infinity'), coalesce($3::text, ''))
    order by last_story_update, id limit $4::int)
  select last_story_update, id,
    case when ${ownedAlone("roles")} and ${ownedAlone("slides")} then to_json(s) end as story
  from page s order by last_story_update, id`;
/** Above every id of a card. */
const aboveAll = "~";

export const bundle = async (db: Database, storyId: string): Promise<CardBundle> => {
  const known = db.cards.find(storyId);
  const [row] = await db.read<BundleRow>(bundleSql, [storyId, known.marks]);
  if (!row) throw new Error("a bundle is always one row");
  return db.cards.read(storyId, known, row);
};

export const members = async (db: Database, storyId: string): Promise<readonly Member[]> => {
  const rows = await db.read<Member>(membersSql, [storyId]);
  for (const { role } of rows) revive("roles", role);
  return rows;
};

export const rolesWithCards = async (
  db: Database,
  actor: Actor,
  { type, limit, before }: RolePage,
): Promise<readonly RoleWithCard[]> => {
  const kinds = type === undefined ? RoleType.options : [type];
  const rows = await db.read<{ role: RoleRecord; story: StoryRecord } & BundleRow>(
    rolesWithCardsSql,
    [actor.account, actor.visitor, kinds, limit ?? null, before ?? aboveAll],
  );
  return rows.map((row) => ({
    role: revive("roles", row.role),
    story: revive("stories", row.story),
    bundle: db.cards.read(row.story.id, db.cards.find(row.story.id), row),
  }));
};

export const abandonedStories = async (
  db: Database,
  { before, after, limit }: CardPage,
): Promise<AbandonedCards> => {
  const page = await db.read<CardPosition & { readonly story: StoryRecord | null }>(abandonedSql, [
    before,
    after?.last_story_update ?? null,
    after?.id ?? null,
    limit,
  ]);
  return {
    stories: page.flatMap(({ story }) => (story ? [revive("stories", story)] : [])),
    next: page.length < limit ? null : (page.at(-1) ?? null),
  };
};
