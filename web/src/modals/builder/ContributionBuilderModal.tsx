import { useModalSubject } from "../../hooks/subject.tsx";
import type { ModalProps } from "../props.ts";
import { ContributorBuilder } from "./ContributorBuilder.tsx";
import { OwnerBuilder } from "./OwnerBuilder.tsx";

/** The slide builder (MODAL-05): the owner's over a card of theirs, anybody else's over the group's page. */
const ContributionBuilderModal = ({ modal }: ModalProps) => {
  const { editor, contributor } = useModalSubject();
  if (editor) return <OwnerBuilder modal={modal} editor={editor} />;
  return contributor ? <ContributorBuilder modal={modal} model={contributor} /> : null;
};
export default ContributionBuilderModal;
