import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useRef } from "react";
import { openTheme, type ThemeForm } from "#core/app/index.ts";
import { themePaths } from "#core/domain/theme/index.ts";
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
  TextInput,
  toast,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { LogoSheet } from "../branding/index.ts";
import { useAskUnsaved } from "../card/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Colours } from "./Colours.tsx";
import styles from "./Edit.module.css";
import { Preview } from "./Preview.tsx";

const formId = "theme";

/** Making a theme or changing one (ROUTE-46); what is not saved is asked about (OPEN-46). */
export const Edit = observer(({ id }: { id: string | null }) => {
  const w = useWords();
  const form = useModel((app) => openTheme(app, id), id ?? "new");
  useAskUnsaved(form, () => false);
  const heading = w(id === null ? "themes.newHeading" : "themes.editHeading");
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
      {w("themes.save")}
    </Button>
  );
  return (
    <Page bar={<SiteBar />} className={styles.page} dock={isReady ? save(true) : undefined}>
      <title>{heading}</title>
      <div className={styles.head}>
        <BackLink to={themePaths.all} label={w("themes.back")} />
        <h1>{heading}</h1>
      </div>
      {isReady ? <Form form={form} save={save(false)} /> : <Waiting form={form} />}
    </Page>
  );
});

const Waiting = observer(({ form }: { form: ThemeForm }) => {
  const w = useWords();
  if (form.loaded === "missing")
    return (
      <Empty heading="h2" title={w("themes.missing")} words={w("themes.missingHelp")}>
        <ButtonLink kind="primary" to={themePaths.all}>
          {w("themes.back")}
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
      <VisuallyHidden role="status">{w("themes.loading")}</VisuallyHidden>
      <Skeleton width="100%" style={{ blockSize: "12rem" }} />
      <Skeleton width="100%" style={{ blockSize: "16rem" }} />
    </div>
  );
});

const Form = observer(({ form, save }: { form: ThemeForm; save: React.ReactNode }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const element = useRef<HTMLFormElement>(null);
  const submit = async () => {
    if (await form.save()) {
      toast({ words: w("themes.saved") });
      navigator.go(themePaths.all);
      return;
    }
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const remove = async () => {
    await form.remove();
    navigator.go(themePaths.all);
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
      <Preview form={form} />
      <Sheet className={styles.part} aria-labelledby="colours">
        <TextInput
          name="name"
          label={w("themes.name")}
          aside={form.id === null ? w("themes.optional") : undefined}
          help={form.id === null ? w("themes.nameHelp") : undefined}
          autoComplete="off"
          maxLength={100}
          value={form.name}
          onValue={(name) => form.rename(name)}
          error={said(form.nameError)}
        />
        <Colours form={form} />
      </Sheet>
      {form.id === null ? null : (
        <div className={styles.logo}>
          <Suspense>
            <LogoSheet of={{ type: "theme", theme_id: form.id }} />
          </Suspense>
        </div>
      )}
      <Problem>{said(form.error)}</Problem>
      <div className={styles.answer}>
        <span className={styles.wide}>{save}</span>
        {form.id === null ? null : (
          <Button kind="danger" icon={Trash2} onClick={() => void remove()}>
            {w("themes.delete")}
          </Button>
        )}
      </div>
    </form>
  );
});
