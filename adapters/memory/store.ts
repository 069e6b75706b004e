import type { Actor } from "#core/domain/access/index.ts";
import type { RoleRecord } from "#core/domain/role/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import {
	type CardBundle,
	type Change,
	Conflict,
	type Match,
	type Notice,
	type Store,
	type Table,
	type Tables,
} from "#core/service/index.ts";

type Row = { readonly id: string; readonly version: number };
type Data = { [T in Table]: Map<string, Tables[T]> };

const tables: readonly Table[] = [
	"accounts",
	"auth_contexts",
	"sessions",
	"stories",
	"slides",
	"roles",
	"media",
	"uploads",
	"mails",
	"requests",
	"allowances",
];

/** Columns (or pairs of columns) that no two rows may share; null never clashes. */
const unique: Partial<Record<Table, readonly (readonly string[])[]>> = {
	accounts: [["email"]],
	stories: [
		["group_token"],
		["recipient_token"],
		["watch_token"],
		["invite_token"],
	],
	roles: [["join_token"], ["approve_token"], ["story_id", "account_id"]],
	sessions: [["refresh_hash"]],
};

/** What goes with a card when it is removed. */
const below: readonly Table[] = ["slides", "roles", "media"];

const emptyData = () =>
	Object.fromEntries(tables.map((t) => [t, new Map()])) as unknown as Data;

/** The Store port in memory: the headless assembly and the browser-only demo. */
export class MemoryStore implements Store {
	#data: Data = emptyData();
	readonly #ears = new Set<(notice: Notice) => void>();

	async find<T extends Table>(table: T, id: string): Promise<Tables[T] | null> {
		return this.#data[table].get(id) ?? null;
	}

	async list<T extends Table>(
		table: T,
		match: Match<Tables[T]>,
		options: {
			order?: keyof Tables[T] & string;
			descending?: boolean;
			limit?: number;
		} = {},
	): Promise<readonly Tables[T][]> {
		const order = options.order ?? "created_on";
		const sorted = this.#all(table)
			.filter((row) => fits(row, match))
			.sort((a, b) => compare(a, b, order) || compare(a, b, "id"));
		if (options.descending) sorted.reverse();
		return sorted.slice(0, options.limit ?? sorted.length);
	}

	async storySubject(id: string, actor: Actor) {
		const story = this.#data.stories.get(id);
		return story ? this.#subject(story, actor) : null;
	}

	async linkSubject(
		type: "group" | "recipient" | "invite" | "watch",
		token: string,
		actor: Actor,
		joinToken: string | null,
	) {
		if (token === "") return null;
		const story = this.#all("stories").find(
			(s) => s[`${type}_token`] === token,
		);
		if (!story) return null;
		const invitation =
			joinToken === null
				? null
				: (this.#all("roles").find(
						(r) => r.story_id === story.id && r.join_token === joinToken,
					) ?? null);
		return { ...this.#subject(story, actor), tokenType: type, invitation };
	}

	async slideSubject(id: string, actor: Actor) {
		const slide = this.#data.slides.get(id);
		const story = slide && this.#data.stories.get(slide.story_id);
		return slide && story ? { ...this.#subject(story, actor), slide } : null;
	}

	async roleSubject(id: string, actor: Actor) {
		const target = this.#data.roles.get(id);
		const story = target && this.#data.stories.get(target.story_id);
		return target && story ? { ...this.#subject(story, actor), target } : null;
	}

	async invitationSubject(
		by: "join_token" | "approve_token",
		token: string,
		roleId: string | null,
	) {
		if (token === "") return null;
		const target = this.#all("roles").find(
			(r) => r[by] === token && (roleId === null || r.id === roleId),
		);
		const story = target && this.#data.stories.get(target.story_id);
		return target && story ? { story, target } : null;
	}

	async mediaSubject(id: string, actor: Actor) {
		const media = this.#data.media.get(id);
		if (!media) return null;
		const story =
			media.story_id === null
				? undefined
				: this.#data.stories.get(media.story_id);
		return {
			media,
			story: story ?? null,
			role: story ? this.#roleOf(story, actor) : null,
		};
	}

	async bundle(storyId: string): Promise<CardBundle> {
		const ofCard = (row: { story_id: string | null }) =>
			row.story_id === storyId;
		return {
			slides: this.#all("slides")
				.filter(ofCard)
				.sort(
					(a, b) =>
						a.position - b.position ||
						compare(a, b, "created_on") ||
						compare(a, b, "id"),
				),
			media: this.#all("media")
				.filter(ofCard)
				.sort((a, b) => compare(a, b, "created_on") || compare(a, b, "id")),
			roles: this.#all("roles")
				.filter(ofCard)
				.sort((a, b) => compare(a, b, "created_on") || compare(a, b, "id")),
		};
	}

	async members(storyId: string) {
		return (await this.bundle(storyId as never)).roles.map((role) => {
			const account =
				role.account_id === null
					? undefined
					: this.#data.accounts.get(role.account_id);
			return {
				role,
				account: account
					? {
							id: account.id,
							email: account.email,
							first_name: account.first_name,
							last_name: account.last_name,
							hide_my_email: account.hide_my_email,
						}
					: null,
				slides: this.#all("slides").filter(
					(s) =>
						s.role_id === role.id &&
						s.type !== "title" &&
						s.type !== "credits" &&
						s.status !== "rejected",
				).length,
			};
		});
	}

	async rolesWithCards(actor: Actor) {
		const mine = this.#all("roles").filter((r) => isOf(r, actor));
		const cards = await Promise.all(
			mine.map(async (role) => {
				const story = this.#data.stories.get(role.story_id) as StoryRecord;
				return { role, story, bundle: await this.bundle(story.id) };
			}),
		);
		return cards.sort(
			(a, b) =>
				compare(b.story, a.story, "created_on") ||
				compare(b.story, a.story, "id"),
		);
	}

	async countAuthContexts(match: {
		email: string;
		network: string;
		since: string;
	}) {
		return this.#all("auth_contexts").filter(
			(c) =>
				c.email === match.email &&
				c.network === match.network &&
				c.created_on >= match.since,
		).length;
	}

	async claimMails(now: number, lease: number, limit: number) {
		const moment = new Date(now).toISOString();
		const due = this.#all("mails")
			.filter(
				(m) =>
					waits(m) &&
					m.due_on <= moment &&
					(m.leased_until === null || m.leased_until <= moment),
			)
			.sort((a, b) => compare(a, b, "due_on") || compare(a, b, "id"))
			.slice(0, limit);
		const leased_until = new Date(now + lease).toISOString();
		return due.map((mail) => {
			const claimed = { ...mail, leased_until, version: mail.version + 1 };
			this.#data.mails.set(mail.id, claimed);
			return claimed;
		});
	}

	async nextMailDue() {
		const due = this.#all("mails")
			.filter(waits)
			.map((m) =>
				Date.parse(
					m.leased_until !== null && m.leased_until > m.due_on
						? m.leased_until
						: m.due_on,
				),
			);
		return due.length === 0 ? null : Math.min(...due);
	}

	async commit(
		changes: readonly Change[],
		notices: readonly Notice[],
	): Promise<void> {
		const draft = Object.fromEntries(
			tables.map((t) => [
				t,
				changes.some((c) => touches(c, t))
					? new Map<string, unknown>(this.#data[t])
					: this.#data[t],
			]),
		) as unknown as Data;
		for (const change of changes) apply(draft, change);
		for (const table of new Set<Table>(changes.map((c) => c.table)))
			guardUnique(draft, table);
		this.#data = draft;
		for (const notice of notices)
			for (const hear of [...this.#ears]) hear(notice);
	}

	listen(hear: (notice: Notice) => void): () => void {
		this.#ears.add(hear);
		return () => this.#ears.delete(hear);
	}

	#all<T extends Table>(table: T): Tables[T][] {
		return [...this.#data[table].values()];
	}

	#roleOf(story: StoryRecord, actor: Actor): RoleRecord | null {
		return (
			this.#all("roles").find(
				(r) => r.story_id === story.id && isOf(r, actor),
			) ?? null
		);
	}

	#subject(story: StoryRecord, actor: Actor) {
		const slides = this.#all("slides").filter((s) => s.story_id === story.id);
		return {
			story,
			role: this.#roleOf(story, actor),
			waiting: {
				role_requests: this.#all("roles").filter(
					(r) => r.story_id === story.id && r.status === "requested",
				).length,
				contributions_unseen: slides.filter((s) => isUnseen(s, story)).length,
			},
		};
	}
}

/** Sent by somebody else, in the card or waiting for approval, and not looked at yet. */
const isUnseen = (slide: SlideRecord, story: StoryRecord): boolean =>
	!slide.seen &&
	slide.type !== "title" &&
	slide.type !== "credits" &&
	(slide.status === "moderated" || slide.status === "approved") &&
	!(slide.account_id !== null
		? slide.account_id === story.owner_account_id
		: slide.visitor_id !== null && slide.visitor_id === story.owner_visitor_id);

const isOf = (role: RoleRecord, actor: Actor): boolean =>
	role.account_id !== null
		? role.account_id === actor.account
		: role.visitor_id !== null && role.visitor_id === actor.visitor;

const waits = (mail: Tables["mails"]): boolean =>
	mail.sent_on === null && mail.failed === null;

const compare = (a: object, b: object, key: string): number => {
	const [x, y] = [
		(a as Record<string, unknown>)[key],
		(b as Record<string, unknown>)[key],
	];
	if (x === y || x === undefined || y === undefined) return 0;
	if (x === null) return 1;
	if (y === null) return -1;
	return (x as string) < (y as string) ? -1 : 1;
};

const fits = (row: object, match: object): boolean =>
	Object.entries(match).every(([key, wanted]) => {
		const value = (row as Record<string, unknown>)[key];
		return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
	});

const touches = (change: Change, table: Table): boolean =>
	change.table === table ||
	(change.kind === "remove" &&
		change.table === "stories" &&
		below.includes(table));

const apply = (data: Data, change: Change): void => {
	const rows = data[change.table] as Map<string, Row>;
	if (change.kind === "add") {
		if (rows.has(change.row.id)) throw new Conflict("taken", change.table);
		rows.set(change.row.id, change.row);
	} else if (change.kind === "change") {
		const row = rows.get(change.id);
		if (change.version !== null && row?.version !== change.version)
			throw new Conflict("stale", change.table);
		if (row)
			rows.set(row.id, { ...row, ...change.set, version: row.version + 1 });
	} else {
		const hit = [...rows.values()].filter((row) => fits(row, change.match));
		for (const row of hit)
			if (change.kind === "changeAll")
				rows.set(row.id, { ...row, ...change.set, version: row.version + 1 });
			else {
				rows.delete(row.id);
				if (change.table === "stories")
					for (const table of below)
						for (const [id, child] of data[table] as Map<
							string,
							{ story_id: string | null }
						>)
							if (child.story_id === row.id) data[table].delete(id);
			}
	}
};

const guardUnique = (data: Data, table: Table): void => {
	for (const columns of unique[table] ?? []) {
		const seen = new Set<string>();
		for (const row of (data[table] as Map<string, object>).values()) {
			const values = columns.map((c) => (row as Record<string, unknown>)[c]);
			if (values.includes(null)) continue;
			const key = JSON.stringify(values);
			if (seen.has(key)) throw new Conflict("taken", table);
			seen.add(key);
		}
	}
};
