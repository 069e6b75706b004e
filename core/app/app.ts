import type { Occasion } from "#core/domain/story/index.ts";
import { type BuilderPlace, SlideBuilder } from "./builder/index.ts";
import { Contributor } from "./contributor/index.ts";
import { CardEditor } from "./editor/index.ts";
import { Group } from "./group/index.ts";
import { Home, type HomeType } from "./home/index.ts";
import { AccessRequest, Invitation } from "./invitation/index.ts";
import { Moderation } from "./moderation/index.ts";
import type { Outside } from "./outside.ts";
import { Player } from "./player/index.ts";
import { Recipient } from "./recipient/index.ts";
import { Send, type SendWay } from "./send/index.ts";
import { Session } from "./session/index.ts";
import { Shell } from "./shell/index.ts";
import { Shop } from "./shop/index.ts";
import { SignIn } from "./signIn/index.ts";
import { type DrawSlide, Thumbnails } from "./thumbnails/index.ts";

/** The application headless: what a person does, behind every screen. Each call makes a fresh, observed model. */
export interface App {
  readonly outside: Outside;
  readonly session: Session;
  readonly shell: Shell;
  /** Goes on to where the person was when it is done. */
  signIn(options?: { readonly returnTo?: string }): SignIn;
  shop(occasion?: Occasion): Shop;
  editor(storyId: string): CardEditor;
  /** The owner's builder in this editor. */
  builder(editor: CardEditor): SlideBuilder;
  contributor(groupToken: string): Contributor;
  group(editor: CardEditor): Group;
  moderation(editor: CardEditor): Moderation;
  send(editor: CardEditor, way?: SendWay): Send;
  recipient(token: string, isPreview?: boolean): Recipient;
  player(slides: ConstructorParameters<typeof Player>[1]): Player;
  home(type?: HomeType): Home;
  /** An invitation by its join token. */
  invitation(joinToken: string): Invitation;
  /** Somebody's request to be let in, with the token of the mail that told of it. */
  request(roleId: string, approveToken: string): AccessRequest;
  thumbnails(draw: DrawSlide): Thumbnails;
}

export const createApp = (outside: Outside): App => {
  const { observe } = outside;
  const session = observe(new Session(outside));
  const shell = observe(new Shell(outside, session));
  session.onLogout((elsewhere) => {
    if (elsewhere) outside.navigator.go("/");
  });
  return {
    outside,
    session,
    shell,
    signIn: ({ returnTo } = {}) => {
      const signIn = new SignIn(outside, session, (path) => outside.navigator.go(path));
      signIn.returnTo = returnTo ?? null;
      signIn.usesLink = shell.enabledFeatures.includes("auth_link");
      return observe(signIn);
    },
    shop: (occasion = "birthday") => observe(new Shop(outside, session, occasion)),
    editor: (storyId) => observe(new CardEditor(outside, session, storyId)),
    builder: (editor) =>
      observe(new SlideBuilder(outside, session, ownerPlace(editor), () => editor.markChanged())),
    contributor: (token) => observe(new Contributor(outside, session, token)),
    group: (editor) => observe(new Group(outside, session, editor)),
    moderation: (editor) => observe(new Moderation(outside, session, editor)),
    send: (editor, way) => observe(new Send(outside, session, editor, way)),
    recipient: (token, isPreview) => observe(new Recipient(outside, session, token, isPreview)),
    player: (slides) => observe(new Player(outside, slides)),
    home: (type) => observe(new Home(outside, session, type)),
    invitation: (joinToken) => observe(new Invitation(outside, session, joinToken)),
    request: (roleId, approveToken) => observe(new AccessRequest(session, roleId, approveToken)),
    thumbnails: (draw) => observe(new Thumbnails(outside, session, draw)),
  };
};

const ownerPlace = (editor: CardEditor): BuilderPlace => ({
  storyId: editor.id,
  groupToken: null,
  isOwner: true,
  hasRole: true,
  isModerated: false,
  present: (editor.story?.slides ?? []).map((slide) => slide.type),
});
