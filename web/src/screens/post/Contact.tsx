import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { type AddressForm, openAddress } from "#core/app/index.ts";
import { addressee } from "#core/domain/address/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { BackLink, Button, Page, Problem, Row, Sheet, toast } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { useAskUnsaved } from "../card/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { AddressFormFields, AddressInstead, addressForm } from "./AddressForm.tsx";
import styles from "./Post.module.css";

/** One of one’s contacts, or a new one; a page of its own on a phone (ROUTE-37). */
export const ContactPage = observer(({ id }: { id: string }) => {
  const form = useModel((app) => openAddress(app, id === "new" ? null : id), id);
  const heading = useHeading(id);
  const w = useWords();
  return (
    <Page
      bar={<SiteBar />}
      className={styles.narrow}
      dock={form.loaded === "ready" ? <Save form={form} wide /> : undefined}
    >
      <title>{heading}</title>
      <div className={styles.head}>
        <BackLink to={postalPaths.contacts} label={w("postal.backToContacts")} />
        <h1>{heading}</h1>
      </div>
      <Edit form={form} />
    </Page>
  );
});

/** The same within the account’s page, at a desk. */
export const ContactPart = observer(({ id }: { id: string }) => {
  const form = useModel((app) => openAddress(app, id === "new" ? null : id), id);
  const heading = useHeading(id);
  return (
    <Sheet className={styles.parts} aria-labelledby="contact">
      <h2 id="contact">{heading}</h2>
      <Edit form={form} />
    </Sheet>
  );
});

/** Where the list stands, also where it is a part of the account’s page. */
const contactList = `${postalPaths.contacts}#contacts`;

const useHeading = (id: string): string => {
  const w = useWords();
  return w(id === "new" ? "postal.newHeading" : "postal.editHeading");
};

const Save = observer(({ form, wide }: { form: AddressForm; wide?: boolean }) => {
  const w = useWords();
  return (
    <Button
      type="submit"
      form={addressForm}
      kind="primary"
      size="large"
      wide={wide}
      busy={form.busy}
    >
      {w("postal.saveAddress")}
    </Button>
  );
});

const Edit = observer(({ form }: { form: AddressForm }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  useAskUnsaved(form, () => false);
  const save = async (): Promise<boolean> => {
    if ((await form.save()) === null) return false;
    toast({ words: w("postal.addressSaved") });
    navigator.go(contactList);
    return true;
  };
  if (form.loaded !== "ready")
    return <AddressInstead form={form} back={[postalPaths.contacts, w("postal.backToContacts")]} />;
  return (
    <AddressFormFields form={form} onSave={save} button={<Save form={form} />}>
      <Problem>{said(form.error)}</Problem>
      {form.id === null ? null : <Remove form={form} />}
    </AddressFormFields>
  );
});

/** Asks once, in its own place, before the address is gone. */
const Remove = observer(({ form }: { form: AddressForm }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    if (!(await form.remove())) return;
    toast({ words: w("postal.addressDeleted") });
    navigator.go(contactList);
  };
  if (!isAsked || form.address === null)
    return (
      <div>
        <Button kind="danger" icon={Trash2} onClick={() => setAsked(true)}>
          {w("postal.delete")}
        </Button>
      </div>
    );
  return (
    <div className={styles.parts} role="alert">
      <p>
        <b>{w("postal.deleteSure", { name: addressee(form.address) })}</b> {w("postal.deleteLoss")}
      </p>
      <Row gap={2}>
        <Button onClick={() => setAsked(false)}>{w("postal.deleteNo")}</Button>
        <Button kind="danger" busy={form.busy} onClick={() => void remove()}>
          {w("postal.deleteYes")}
        </Button>
      </Row>
    </div>
  );
});
