import { observer } from "mobx-react-lite";
import { useLocation } from "react-router";
import { type CardEditor, openAddress, openPosting } from "#core/app/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { Button, Problem } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { useAskUnsaved } from "../card/index.ts";
import { AddressFormFields, AddressInstead, addressForm } from "./AddressForm.tsx";
import { destinationOf, withDestination } from "./destination.ts";
import { Parcel } from "./Parcel.tsx";
import { PostPage } from "./PostPage.tsx";

/** The address that the card goes to: a new one, or one that is corrected (ROUTE-59). */
export const To = observer(({ editor, id }: { editor: CardEditor; id: string }) => {
  const w = useWords();
  const { ports, session } = useApp();
  const { search } = useLocation();
  const isNew = id === "new";
  const posting = useModel((app) => openPosting(app, editor.id), editor.id);
  const to = destinationOf(search, posting.currentOrder);
  const profile = session.profile;
  const form = useModel(
    (app) =>
      openAddress(
        app,
        isNew ? null : id,
        destinationOf(search, null) === "sender"
          ? { first_name: profile?.first_name ?? "", last_name: profile?.last_name ?? "" }
          : { first_name: editor.story?.recipient_first_name ?? "" },
      ),
    id,
  );
  useAskUnsaved(form, () => false);
  const save = async (): Promise<boolean> => {
    const address = await form.save();
    if (address === null) return false;
    const order = await posting.sendTo(address, to);
    if (order !== null) ports.navigator.go(postalPaths.order(editor.id, order), { replace: true });
    return order !== null;
  };
  const isReady = form.loaded === "ready";
  const button = (wide: boolean) => (
    <Button
      type="submit"
      form={addressForm}
      kind="primary"
      size="large"
      wide={wide || undefined}
      busy={form.busy || posting.busy}
    >
      {w("postal.useThis")}
    </Button>
  );
  return (
    <PostPage
      editor={editor}
      posting={posting}
      heading={w(isNew ? "postal.newHeading" : "postal.editHeading")}
      back={[withDestination(postalPaths.add(editor.id), to), w("postal.backToAdd")]}
      dock={isReady ? button(true) : undefined}
      aside={<Parcel editor={editor} address={form.typed} />}
    >
      {isReady ? (
        <AddressFormFields form={form} onSave={save} button={button(false)}>
          <Problem>{said(form.error ?? posting.error)}</Problem>
        </AddressFormFields>
      ) : (
        <AddressInstead form={form} back={[postalPaths.add(editor.id), w("postal.backToAdd")]} />
      )}
    </PostPage>
  );
});
