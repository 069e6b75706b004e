import type { App, CardEditor, Contributor, Recipient, SlideBuilder } from "#core/app/index.ts";
import type { Assembly, Browser, Letter, Tab } from "../assemblies/assembly.ts";
import type { Cast } from "./cast.ts";

/** One person using the product through its application models, in a tab of their own browser. */
export class Actor {
  readonly name: string;
  readonly assembly: Assembly;
  readonly cast: Cast;
  readonly browser: Browser;
  tab!: Tab;
  editor: CardEditor | null = null;
  builder: SlideBuilder | null = null;
  contributor: Contributor | null = null;
  recipient: Recipient | null = null;

  constructor(name: string, assembly: Assembly, cast: Cast) {
    this.name = name;
    this.assembly = assembly;
    this.cast = cast;
    this.browser = assembly.browser();
  }

  get email(): string {
    return `${this.name.toLowerCase()}@example.com`;
  }
  get app(): App {
    return this.tab.app;
  }
  /** Letters that reached this person, oldest first. */
  get letters(): readonly Letter[] {
    return this.assembly.letters(this.email);
  }

  /** Opens a fresh tab of the same browser, as after closing the old one. */
  async openTab(path?: string): Promise<void> {
    this.tab = await this.browser.tab(path);
    this.editor = null;
    this.builder = null;
    this.contributor = null;
    this.recipient = null;
  }

  /** Signs in with the code that is mailed, as somebody new or known; goes on where the product leads. */
  async signIn(): Promise<void> {
    const signIn = this.app.signIn();
    signIn.email = this.email;
    await signIn.sendCode();
    if (signIn.panel === "name") {
      signIn.firstName = this.name;
      signIn.lastName = "Example";
      await signIn.submitName();
    }
    await this.assembly.pass(1000);
    signIn.code = this.letters.at(-1)?.code ?? "";
    await signIn.signIn();
    if (signIn.error !== null) throw new Error(`${this.name} could not sign in: ${signIn.error}`);
  }

  async startCard(
    recipient: string,
    occasion: "birthday" | "thanks" | "leaving" = "birthday",
  ): Promise<void> {
    const shop = this.app.shop(occasion);
    shop.recipientFirstName = recipient;
    const id = await shop.start();
    if (id === null) throw new Error(`${this.name} could not start a card: ${shop.error}`);
    await this.openEditor(id);
    const { tokens } = this.card;
    this.cast.card = {
      id,
      recipient,
      groupToken: tokens.group ?? "",
      recipientToken: tokens.recipient ?? "",
    };
  }

  async openEditor(id = this.cast.card.id): Promise<CardEditor> {
    this.editor?.close();
    this.editor = this.app.editor(id);
    await this.editor.open();
    return this.editor;
  }

  /** The card as this person's editor shows it. */
  get card() {
    if (this.editor?.story == null) throw new Error(`${this.name} has no card open`);
    return this.editor.story;
  }

  async writeText(words: string, from = this.name): Promise<void> {
    if (this.editor === null) throw new Error(`${this.name} has no card open`);
    const builder = this.app.builder(this.editor);
    this.builder = builder;
    await builder.open();
    builder.choose("text");
    builder.write({ description: words, subtitle: from });
    if ((await builder.submit()) !== null) await this.editor.read();
  }
}
