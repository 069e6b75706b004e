import * as z from "zod/mini";
import { Account, Auth } from "#core/domain/account/index.ts";
import { Address, AddressSuggestion } from "#core/domain/address/index.ts";
import { AuthContext, AuthLinkParams } from "#core/domain/auth/index.ts";
import { Logo, LogoLink } from "#core/domain/branding/index.ts";
import { Delivery } from "#core/domain/delivery/index.ts";
import { ExportedCover } from "#core/domain/exported/index.ts";
import { CropTransform, Media, MediaLimit, MediaLimits } from "#core/domain/media/index.ts";
import { Bundle, Payment, PaymentStatus, Product } from "#core/domain/payment/index.ts";
import { Platform } from "#core/domain/platform/index.ts";
import { CardClass, PostalClass, PostalOrder } from "#core/domain/postal/index.ts";
import { Reminder } from "#core/domain/reminder/index.ts";
import { Person, Role, RoleStatus, RoleType } from "#core/domain/role/index.ts";
import { Gif, Song } from "#core/domain/search/index.ts";
import {
  Contribution,
  ContributionRow,
  Creator,
  Slide,
  SlideData,
  SlideStatus,
  SlideTheme,
  SlideType,
} from "#core/domain/slide/index.ts";
import { Track } from "#core/domain/soundtrack/index.ts";
import { LinkPrivacy, Occasion, ProductTier, Story, Updates } from "#core/domain/story/index.ts";
import { AccountTheme, CardTheme, Colourset, Themeset } from "#core/domain/theme/index.ts";

/** What stands under a name of its own in the contract. */
export const entities = {
  Account,
  AccountTheme,
  Address,
  AddressSuggestion,
  Auth,
  AuthContext,
  AuthLinkParams,
  Bundle,
  CardClass,
  CardTheme,
  Colourset,
  Contribution,
  ContributionRow,
  Creator,
  CropTransform,
  Delivery,
  ExportedCover,
  Gif,
  LinkPrivacy,
  Logo,
  LogoLink,
  Media,
  MediaLimit,
  MediaLimits,
  Occasion,
  Payment,
  PaymentStatus,
  Person,
  Platform,
  PostalClass,
  PostalOrder,
  Product,
  ProductTier,
  Reminder,
  Role,
  RoleStatus,
  RoleType,
  Slide,
  SlideData,
  SlideStatus,
  SlideTheme,
  SlideType,
  Song,
  Story,
  Themeset,
  Track,
  Updates,
} as const;

/** What is said, as a key of the catalogue with what fills it in, and as a sentence in the language asked for. */
const message = { key: z.string(), params: z.looseObject({}), message: z.string() };

/** The body of every refusal (OPEN-08); `current` is the state a stale write met. */
export const Refusal = z.object({
  code: z.string(),
  ...message,
  errors: z.array(z.object({ field: z.string(), ...message })),
  current: z.optional(z.looseObject({})),
});

/** One line on each, for whoever reads the contract. */
export const about: Readonly<Record<keyof typeof entities | "Refusal", string>> = {
  Account: "The logged-in user's own profile (ACCT-01)",
  AccountTheme: "A theme that an account keeps (THEME-02)",
  Address: "Where a printed card goes (POST-07)",
  AddressSuggestion: "An address that fits what was typed (POST-09)",
  Auth: "What logging in returns (AUTH-24)",
  AuthContext: "A login in progress (OPEN-53)",
  AuthLinkParams: "What a login link carries (OPEN-53)",
  Bundle: "So many credits at once; amounts in minor units",
  CardClass: "What a printed card costs without postage, in minor units",
  CardTheme: "How a card is coloured (THEME-05)",
  Colourset: "Six colours and who may change them (THEME-03)",
  Contribution: "A message added through a group link (OPEN-95)",
  ContributionRow: "One row of a card's list of messages (API-40)",
  Creator: "The person who made a slide (SLIDE-01)",
  CropTransform: "Fractions of the source; rotation in degrees (OPEN-108)",
  Delivery: "A card on its way to one person; a moment as the clocks there show it",
  ExportedCover: "A cover that was made elsewhere (OPEN-121)",
  Gif: "A moving picture that was found; duration in seconds",
  LinkPrivacy: "Whether a link lets in at once (OPEN-63)",
  Logo: "A picture that stands for a person or an organisation (LOGO-01)",
  LogoLink: "What a logo is attached to (LOGO-02)",
  Media: "A photo, voice or video; duration in seconds, progress 0-100 (MEDIA-01)",
  MediaLimit: "null means no limit of its own",
  MediaLimits: "What may be uploaded, by kind (OPEN-104)",
  Occasion: "What a card is for (SHOP-01)",
  Payment: "A payment; amounts in minor units (PAY-08)",
  PaymentStatus: "`processing` until one of the others (OPEN-154)",
  Person: "Who holds a role",
  Platform: "Maintenance and the current web version (SHELL-13)",
  PostalClass: "How a card travels; amount in minor units (POST-03)",
  PostalOrder: "A printed card on its way; amounts in minor units (POST-01)",
  Product: "Something with a price, in minor units (PAY-07)",
  ProductTier: "How much a card holds (PAY-01)",
  Reminder: "An occasion the user wants to be reminded of (REMIND-02)",
  Role: "A person's role in a card (ROLE-03)",
  RoleStatus: "ROLE-02",
  RoleType: "`viewer` is someone with a watch-only link (ROLE-01)",
  Slide: "One page of a card (SLIDE-01, SLIDE-02, SLIDE-03)",
  SlideData: "Key and value lists by exported id (SLIDE-01)",
  SlideStatus: "Where a message stands (OPEN-96)",
  SlideTheme: "A slide's theme; parts that are not known pass through",
  SlideType: "SLIDE-04",
  Song: "A song that was found; duration in seconds (SEARCH-02)",
  Story: "A card (STORY-01, STORY-02, STORY-03, STORY-04, STORY-05)",
  Themeset: "Themes that are passed on together (THEME-06)",
  Track: "A piece of music; length in seconds (MUSIC-01)",
  Updates: "What changed since (STORY-12)",
  Refusal:
    "An expected error: a stable code, the message to show and the fields it concerns (OPEN-08). `message` is in the language of `Accept-Language`; `key` and `params` say the same in any language.",
};
