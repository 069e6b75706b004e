import { Arrival, type Contributor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Words } from "#core/kernel/index.ts";
import type { Acting } from "./acting.ts";

/** Coming to a card by its group's link or by an invitation. */
export class Contributing {
  readonly #actor: Acting;
  #page: Contributor | null = null;
  #arrival: Arrival | null = null;
  #invitation: { readonly loaded: string; readonly error: Words | null } | null = null;

  constructor(actor: Acting) {
    this.#actor = actor;
  }

  get isOpen(): boolean {
    return this.#page !== null;
  }
  get page(): Contributor {
    if (this.#page === null) throw new Error(`${this.#actor.name} is not on the group's page`);
    return this.#page;
  }
  get words(): readonly (Words | null)[] {
    return [this.#page?.error ?? null, this.#invitation?.error ?? null];
  }

  async open(token = this.#actor.cast.card.groupToken): Promise<void> {
    this.close();
    const page = this.#actor.app.contributor(token);
    this.#page = page;
    this.#arrival = new Arrival(this.#actor.app.session, page);
    if (!this.#actor.place.startsWith(paths.contributor(token)))
      this.#actor.tab.navigator.go(paths.contributor(token));
    await this.#actor.does(page.open());
  }
  /** Presses something on the group's page. */
  async touch(): Promise<void> {
    await this.#arrival?.tell();
  }
  close(): void {
    this.#page?.close();
    this.#page = null;
  }
  /** Opens the newest invitation that was mailed, and goes where it leads. */
  async followInvitation(link = this.mailedInvitation()): Promise<void> {
    const invitation = this.#actor.app.invitation(link.slice("/contribute/".length));
    this.#invitation = invitation;
    await this.#actor.does(invitation.open());
    const { place } = this.#actor;
    if (place.startsWith("/group/")) await this.open(place.slice("/group/".length));
  }
  mailedInvitation(): string {
    const links = this.#actor.letters.flatMap((letter) => letter.links);
    const link = links.findLast((path) => path.startsWith("/contribute/"));
    if (link === undefined) throw new Error(`${this.#actor.name} got no invitation by mail`);
    return link;
  }
  /** Joins the group through its link, without a message yet. */
  async join(): Promise<void> {
    await this.#actor.signingIn.signInOnce();
    const value = this.#actor.cast.card.groupToken;
    await this.#actor.does(this.#actor.api("joinStory", { path: { type: "group", value } }));
    await this.open();
  }
  /** Changes a message of one's own, wherever it stands. */
  async rewrite(from: string, to: string): Promise<void> {
    await this.open();
    const slide = this.page.mine.find((s) => s.description === from);
    if (!slide) throw new Error(`${this.#actor.name} has no message saying "${from}"`);
    const { writing } = this.#actor;
    await writing.open({ slide });
    writing.fill({ description: to });
    await writing.send();
  }
  /** Leaves the group, by its page. */
  async leave(keepsMessages: boolean): Promise<void> {
    await this.open();
    await this.#actor.does(this.page.leave(keepsMessages));
  }
  /** A message one knows of that was stored. */
  stored = "";
  get invitation() {
    return this.#invitation;
  }
}
