import type {
  Actor,
  InvitationSubject,
  LinkSubject,
  MediaSubject,
  RoleSubject,
  SlideSubject,
  StorySubject,
} from "#core/domain/access/index.ts";
import type { MediaRecord } from "#core/domain/media/index.ts";
import type { RoleRecord, TokenType } from "#core/domain/role/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { WholeCard } from "#core/service/ports/index.ts";
import type { Database } from "./database.ts";
import { type BundleRow, bundleColumns } from "./knownCards.ts";
import { revive, reviveOrNull } from "./row.ts";

interface StoryRow {
  readonly story: StoryRecord;
  readonly role: RoleRecord | null;
  readonly role_requests: number;
  readonly contributions_unseen: number;
}

/** The actor's own role in story `s`; $2 is the account, $3 the visitor. */
const ownRole = `(
  select to_json(r) from roles r
  where r.story_id = s.id
    and (r.account_id = $2::text or (r.account_id is null and r.visitor_id = $3::text))
  order by r.created_on, r.id limit 1) as role`;

/** STORY-12: access requests, and messages of others that nobody looked at yet, as `countMessages` counts them. */
const storyColumns = `
  to_json(s) as story, ${ownRole},
  (select count(*)::int from roles w where w.story_id = s.id and w.status = 'requested') as role_requests,
  (select count(*)::int from slides u
    where u.story_id = s.id and not u.seen and u.type not in ('title', 'credits')
      and u.sent_on is not null and u.status <> 'rejected'
      and not case when u.account_id is not null
        then u.account_id is not distinct from s.owner_account_id
        else u.visitor_id is not null and u.visitor_id is not distinct from s.owner_visitor_id end
  ) as contributions_unseen`;

const storySql = `select ${storyColumns} from stories s where s.id = $1`;
const wholeSql = `select ${storyColumns}, ${bundleColumns("s.id", "$4::text")} from stories s where s.id = $1`;
const linkSql = (type: TokenType) => `
  select ${storyColumns},
    (select to_json(i) from roles i where i.story_id = s.id and i.join_token = $4::text) as invitation
  from stories s where s.${type}_token = $1`;
const linkSqls: Readonly<Record<TokenType, string>> = {
  group: linkSql("group"),
  recipient: linkSql("recipient"),
  invite: linkSql("invite"),
  watch: linkSql("watch"),
};
const slideSql = `select ${storyColumns}, to_json(x) as slide from slides x join stories s on s.id = x.story_id where x.id = $1`;
const roleSql = `select ${storyColumns}, to_json(x) as target from roles x join stories s on s.id = x.story_id where x.id = $1`;
const invitationSql = (by: "join_token" | "approve_token" | "guest_token") => `
  select to_json(s) as story, ${ownRole}, to_json(x) as target
  from roles x join stories s on s.id = x.story_id
  where x.${by} = $1 and ($4::text is null or x.id = $4::text)`;
const invitationSqls = {
  join_token: invitationSql("join_token"),
  approve_token: invitationSql("approve_token"),
  guest_token: invitationSql("guest_token"),
};
const mediaSql = `
  select to_json(m) as media, case when s.id is null then null else to_json(s) end as story, ${ownRole}
  from media m left join stories s on s.id = m.story_id where m.id = $1`;

const subject = (row: StoryRow): StorySubject => ({
  story: revive("stories", row.story),
  role: reviveOrNull("roles", row.role),
  waiting: { role_requests: row.role_requests, contributions_unseen: row.contributions_unseen },
});

const values = (key: string, actor: Actor) => [key, actor.account, actor.visitor];

export const storySubject = async (
  db: Database,
  id: string,
  actor: Actor,
): Promise<StorySubject | null> => {
  const [row] = await db.read<StoryRow>(storySql, values(id, actor));
  return row ? subject(row) : null;
};

export const wholeCard = async (
  db: Database,
  id: string,
  actor: Actor,
): Promise<WholeCard | null> => {
  const known = db.cards.find(id);
  const asked = [...values(id, actor), known.marks];
  const [row] = await db.read<StoryRow & BundleRow>(wholeSql, asked);
  return row ? { ...subject(row), bundle: db.cards.read(id, known, row) } : null;
};

export const linkSubject = async (
  db: Database,
  tokenType: TokenType,
  token: string,
  actor: Actor,
  joinToken: string | null,
): Promise<LinkSubject | null> => {
  if (token === "") return null;
  const [row] = await db.read<StoryRow & { invitation: RoleRecord | null }>(linkSqls[tokenType], [
    ...values(token, actor),
    joinToken,
  ]);
  return row
    ? { ...subject(row), tokenType, invitation: reviveOrNull("roles", row.invitation) }
    : null;
};

export const slideSubject = async (
  db: Database,
  id: string,
  actor: Actor,
): Promise<SlideSubject | null> => {
  const [row] = await db.read<StoryRow & { slide: SlideRecord }>(slideSql, values(id, actor));
  return row ? { ...subject(row), slide: revive("slides", row.slide) } : null;
};

export const roleSubject = async (
  db: Database,
  id: string,
  actor: Actor,
): Promise<RoleSubject | null> => {
  const [row] = await db.read<StoryRow & { target: RoleRecord }>(roleSql, values(id, actor));
  return row ? { ...subject(row), target: revive("roles", row.target) } : null;
};

export const invitationSubject = async (
  db: Database,
  by: "join_token" | "approve_token" | "guest_token",
  token: string,
  actor: Actor,
  roleId: string | null,
): Promise<InvitationSubject | null> => {
  if (token === "") return null;
  const [row] = await db.read<{
    story: StoryRecord;
    role: RoleRecord | null;
    target: RoleRecord;
  }>(invitationSqls[by], [...values(token, actor), roleId]);
  if (!row) return null;
  return {
    story: revive("stories", row.story),
    role: reviveOrNull("roles", row.role),
    target: revive("roles", row.target),
  };
};

export const mediaSubject = async (
  db: Database,
  id: string,
  actor: Actor,
): Promise<MediaSubject | null> => {
  const [row] = await db.read<{
    media: MediaRecord;
    story: StoryRecord | null;
    role: RoleRecord | null;
  }>(mediaSql, values(id, actor));
  if (!row) return null;
  return {
    media: revive("media", row.media),
    story: reviveOrNull("stories", row.story),
    role: reviveOrNull("roles", row.role),
  };
};
