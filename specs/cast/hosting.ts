import type { AccessRequest, Contribution, Group, Moderation } from "#core/app/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import type { Words } from "#core/kernel/index.ts";
import type { Acting } from "./acting.ts";

/** Looking after the people of a card and what they send in. */
export class Hosting {
  readonly #actor: Acting;
  #group: Group | null = null;
  #moderation: Moderation | null = null;
  #request: AccessRequest | null = null;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  get words(): readonly (Words | null)[] {
    const group = this.#group;
    return [
      group?.error ?? null,
      group?.inviteError ?? null,
      group?.offering.error ?? null,
      group?.notice ?? null,
      this.#moderation?.error ?? null,
      this.#request?.error ?? null,
    ];
  }

  /** Who is in the group, read anew. */
  async group(): Promise<Group> {
    this.#group ??= this.#actor.app.group(this.#actor.owning.editor);
    await this.#actor.does(this.#group.read());
    return this.#group;
  }
  async roleOf(who: string): Promise<Role> {
    const { roles } = await this.group();
    const email = `${who.toLowerCase()}@example.com`;
    const role = roles.find((r) => r.person.first_name === who || r.person.email === email);
    if (!role) throw new Error(`${who} is not among the people of the card`);
    return role;
  }
  async invite(addresses: string): Promise<void> {
    const group = await this.group();
    await this.#actor.does(group.invite(addresses));
    await this.#actor.assembly.pass(1000);
  }
  /** Does something to one person of the group. */
  async to(who: string, deed: (group: Group, role: Role) => Promise<boolean>): Promise<void> {
    const role = await this.roleOf(who);
    await this.#actor.does(deed(await this.group(), role));
    await this.#actor.assembly.pass(1000);
  }
  async toAll(deed: (group: Group) => Promise<boolean>): Promise<void> {
    await this.#actor.does(deed(await this.group()));
    await this.#actor.assembly.pass(1000);
  }
  /** Has the group open, as it comes in by itself from now on. */
  async watchGroup(): Promise<void> {
    this.#group = this.#actor.app.group(this.#actor.owning.editor);
    await this.#actor.does(this.#group.open());
  }
  /** The group as it stood when it was last read, by the product itself or by the owner. */
  get watched(): Group {
    if (this.#group === null) throw new Error(`${this.#actor.name} does not look at the group`);
    return this.#group;
  }

  /** Opens the newest mail about somebody who asks to be let in, which does nothing by itself yet. */
  async followRequest(letters = this.#actor.letters): Promise<void> {
    const links = letters.flatMap((letter) => letter.links);
    const link = links.findLast((path) => path.startsWith("/requests/"));
    if (link === undefined) throw new Error(`${this.#actor.name} got no request by mail`);
    const [path = "", query] = link.split("?");
    const token = new URLSearchParams(query).get("approve_token") ?? "";
    this.#request = this.#actor.app.request(path.slice("/requests/".length), token);
    await this.#actor.does(this.#request.open());
  }
  get request(): AccessRequest {
    if (this.#request === null) throw new Error(`${this.#actor.name} has no request open`);
    return this.#request;
  }

  /** What was sent in, read anew. */
  async moderation(): Promise<Moderation> {
    this.#moderation ??= this.#actor.app.moderation(this.#actor.owning.editor);
    await this.#actor.does(this.#moderation.read());
    return this.#moderation;
  }
  /** Has what was sent in open, as it comes in by itself from now on. */
  async watchMessages(): Promise<void> {
    this.#moderation = this.#actor.app.moderation(this.#actor.owning.editor);
    await this.#actor.does(this.#moderation.open());
  }
  get watchedMessages(): Moderation {
    if (this.#moderation === null)
      throw new Error(`${this.#actor.name} does not look at the contributions`);
    return this.#moderation;
  }
  async contribution(words: string): Promise<Contribution> {
    const { contributions } = await this.moderation();
    const found = contributions.find(({ slide }) => slide.description === words);
    if (!found) throw new Error(`${this.#actor.name} was sent nothing saying "${words}"`);
    return found;
  }
  async decide(
    words: string,
    deed: (moderation: Moderation, contribution: Contribution) => Promise<void>,
  ): Promise<void> {
    const contribution = await this.contribution(words);
    await this.#actor.does(deed(await this.moderation(), contribution));
  }
}
