import type { ComponentType, LazyExoticComponent } from "react";
import type { ModalName } from "#core/domain/navigation/index.ts";
import { part } from "../shell/index.ts";
import type { ModalProps } from "./props.ts";

type Loaded = { readonly default: ComponentType<ModalProps> };
const one = (load: () => Promise<Loaded>): LazyExoticComponent<ComponentType<ModalProps>> =>
  part(load);

/** The builder, with what it shows of each kind of slide. */
const builder = async (): Promise<Loaded> => {
  const [modal] = await Promise.all([
    import("./builder/ContributionBuilderModal.tsx"),
    import("../slides/kinds/index.ts").then(({ loadPanels }) => loadPanels()),
  ]);
  return modal;
};

/** Every modal by its name, fetched when it is first opened (MODAL-03..28). */
export const modals: Readonly<Record<ModalName, ReturnType<typeof one>>> = {
  auth: one(() => import("./auth/AuthModal.tsx")),
  bundle: one(() => import("./bundle/BundleModal.tsx")),
  "contribution-builder": one(builder),
  "delete-account": one(() => import("./DeleteAccountModal.tsx")),
  "offer-card": one(() => import("./OfferCardModal.tsx")),
  "co-owner": one(() => import("./CoOwnerModal.tsx")),
  "role-delete": one(() => import("./RoleDeleteModal.tsx")),
  "delete-slide": one(() => import("./DeleteSlideModal.tsx")),
  "delete-card": one(() => import("./DeleteCardModal.tsx")),
  "discard-changes": one(() => import("./DiscardChangesModal.tsx")),
  "special-effects": one(() => import("./SpecialEffectsModal.tsx")),
  soundtrack: one(() => import("./soundtrack/SoundtrackModal.tsx")),
  logo: one(() => import("./brand/LogoModal.tsx")),
  colours: one(() => import("./brand/ColoursModal.tsx")),
  faq: one(() => import("./legal/FaqModal.tsx")),
  invite: one(() => import("./InviteModal.tsx")),
  "leave-group": one(() => import("./LeaveGroupModal.tsx")),
  library: one(() => import("./library/LibraryModal.tsx")),
  "name-changed-success": one(() => import("./NameChangedModal.tsx")),
  "auth-success": one(() => import("./auth/AuthSuccessModal.tsx")),
  "contribution-sent": one(() => import("./ContributionSentModal.tsx")),
  "card-saved": one(() => import("./CardSavedModal.tsx")),
  "recipient-saved": one(() => import("./RecipientSavedModal.tsx")),
  privacy: one(() => import("./legal/PrivacyModal.tsx")),
  qr: one(() => import("./QrModal.tsx")),
  "sign-out": one(() => import("./SignOutModal.tsx")),
  slide: one(() => import("./slide/SlideModal.tsx")),
  "corporate-terms": one(() => import("./legal/CorporateTermsModal.tsx")),
  terms: one(() => import("./legal/TermsModal.tsx")),
  tooltip: one(() => import("./TooltipModal.tsx")),
  upgrade: one(() => import("./UpgradeModal.tsx")),
};
