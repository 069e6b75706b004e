import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { openReminder, type ReminderForm } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  BackLink,
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  Page,
  Problem,
  Sheet,
  Skeleton,
  toast,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { useAskUnsaved } from "../card/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Edit.module.css";
import { What, When, Who } from "./Fields.tsx";

const formId = "reminder";

/** Adding a reminder (ROUTE-43), or changing one (ROUTE-44); what is not saved is asked about (OPEN-46). */
export const Edit = observer(({ id }: { id: string | null }) => {
  const w = useWords();
  const form = useModel((app) => openReminder(app, id), id ?? "new");
  useAskUnsaved(form, () => false);
  const heading = w(id === null ? "reminders.addHeading" : "reminders.editHeading");
  const isReady = form.loaded === "ready";
  const save = (wide: boolean) => (
    <Button
      type="submit"
      form={formId}
      kind="primary"
      size="large"
      busy={form.busy}
      wide={wide || undefined}
    >
      {w("reminders.save")}
    </Button>
  );
  return (
    <Page bar={<SiteBar />} className={styles.page} dock={isReady ? save(true) : undefined}>
      <title>{heading}</title>
      <div className={styles.head}>
        <BackLink to={paths.reminders} label={w("reminders.back")} />
        <h1>{heading}</h1>
      </div>
      {isReady ? <Form form={form} save={save(false)} /> : <Waiting form={form} />}
    </Page>
  );
});

const Waiting = observer(({ form }: { form: ReminderForm }) => {
  const w = useWords();
  if (form.loaded === "missing")
    return (
      <Empty heading="h2" title={w("reminders.missing")} words={w("reminders.missingHelp")}>
        <ButtonLink kind="primary" to={paths.reminders}>
          {w("reminders.back")}
        </ButtonLink>
      </Empty>
    );
  if (form.loaded === "failed")
    return (
      <ErrorState
        words={said(form.error)}
        retry={w("shell.tryAgain")}
        onRetry={() => void form.open()}
      />
    );
  return (
    <div aria-busy="true" className={styles.form}>
      <VisuallyHidden role="status">{w("reminders.loading")}</VisuallyHidden>
      <Skeleton width="100%" style={{ blockSize: "14rem" }} />
      <Skeleton width="100%" style={{ blockSize: "14rem" }} />
    </div>
  );
});

const Form = observer(({ form, save }: { form: ReminderForm; save: React.ReactNode }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const element = useRef<HTMLFormElement>(null);
  const submit = async () => {
    if (await form.save()) {
      toast({ words: w(form.id === null ? "reminders.added" : "reminders.saved") });
      navigator.go(paths.reminders);
      return;
    }
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const remove = async () => {
    await form.remove();
    navigator.go(paths.reminders);
  };
  return (
    <form
      ref={element}
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Sheet aria-labelledby="who" className={styles.part}>
        <h2 id="who">{w("reminders.who")}</h2>
        <Who form={form} />
      </Sheet>
      <Sheet aria-labelledby="what" className={styles.part}>
        <h2 id="what">{w("reminders.what")}</h2>
        <What form={form} />
        <When form={form} />
      </Sheet>
      <Problem>{said(form.error)}</Problem>
      <div className={styles.answer}>
        <span className={styles.wide}>{save}</span>
        {form.id === null ? null : (
          <Button kind="danger" icon={Trash2} onClick={() => void remove()}>
            {w("reminders.delete")}
          </Button>
        )}
      </div>
    </form>
  );
});
