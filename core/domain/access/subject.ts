import type { AccountId } from "#core/kernel/index.ts";
import type { AddressRecord } from "../address/record.ts";
import type { LogoLinkRecord } from "../branding/index.ts";
import type { DeliveryRecord } from "../delivery/index.ts";
import type { MediaRecord, UploadRecord } from "../media/index.ts";
import type { PaymentRecord } from "../payment/index.ts";
import type { PostalOrderRecord } from "../postal/record.ts";
import type { ReminderRecord } from "../reminder/index.ts";
import type { RoleRecord, TokenType } from "../role/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import type { StoryRecord } from "../story/index.ts";
import type { ThemeRecord } from "../theme/index.ts";

/** A card with the asking actor's own part in it, if any. */
export interface StorySubject {
  readonly story: StoryRecord;
  readonly role: RoleRecord | null;
  /** What waits for the owner (STORY-12): access requests, and messages of others not seen yet. */
  readonly waiting: { readonly role_requests: number; readonly contributions_unseen: number };
  /** The token of one of the card's links that the asker named beside the id, where the call takes one. */
  readonly through?: string | null;
  /** The invitation to this card whose token it is. */
  readonly invitation?: RoleRecord | null;
}

/** A card reached through a link. `invitation` is the role whose join token came along. */
export interface LinkSubject extends StorySubject {
  readonly tokenType: TokenType;
  /** The card was named by its own id (OPEN-72): that is no link, and opens nothing by itself. */
  readonly byId?: true;
  readonly invitation: RoleRecord | null;
}

export interface SlideSubject extends StorySubject {
  readonly slide: SlideRecord;
}

/** Somebody's role in a card; `role` stays the asking actor's own. */
export interface RoleSubject extends StorySubject {
  readonly target: RoleRecord;
}

/** A role found by the token in its link (join or approve); `role` is the asking actor's own part in the card. */
export interface InvitationSubject {
  readonly story: StoryRecord;
  readonly role: RoleRecord | null;
  readonly target: RoleRecord;
}

/** A card on its way to somebody, with the card. */
export interface DeliverySubject extends StorySubject {
  readonly delivery: DeliveryRecord;
}

export interface MediaSubject {
  readonly media: MediaRecord;
  /** The card it was uploaded for, and the asking actor's part in that card. */
  readonly story: StoryRecord | null;
  readonly role: RoleRecord | null;
}

/** A permission to upload, with the card that the file is for where one is named, and the actor's part in it. */
export interface UploadSubject {
  readonly upload: UploadRecord;
  readonly story: StoryRecord | null;
  readonly role: RoleRecord | null;
}

/** Something that is its holder's alone; what it is the operation says. */
export interface BelongingSubject {
  readonly account_id: AccountId;
}

/** What a rule judges, by the name an operation's row gives for its subject. */
export interface Subjects {
  readonly none: null;
  readonly story: StorySubject;
  /** null where no card was named. */
  readonly storyIfNamed: StorySubject | null;
  readonly link: LinkSubject;
  readonly slide: SlideSubject;
  readonly role: RoleSubject;
  readonly invitation: InvitationSubject;
  readonly delivery: DeliverySubject;
  readonly media: MediaSubject;
  readonly upload: UploadSubject;
  readonly reminder: ReminderRecord;
  readonly payment: PaymentRecord;
  readonly theme: ThemeRecord;
  readonly address: AddressRecord;
  readonly postalOrder: PostalOrderRecord;
  readonly logoLink: LogoLinkRecord;
}
export type SubjectName = keyof Subjects;
