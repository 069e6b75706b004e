import { FileUp, LinkIcon } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { openReminderImport, type ReminderImport } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { importWords } from "#core/domain/words/index.ts";
import {
  BackLink,
  Button,
  Page,
  Problem,
  Quiet,
  Sheet,
  TextInput,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { textOf } from "./files.ts";
import styles from "./Import.module.css";
import { Preview, Take } from "./Preview.tsx";

/** Many days at once, out of a file or a calendar: looked into first. */
export const Import = observer(() => {
  const w = useWords();
  const model = useModel((app) => openReminderImport(app), "import");
  const heading = w("reminders.importHeading");
  return (
    <Page
      bar={<SiteBar />}
      className={styles.page}
      dock={model.preview ? <Take model={model} /> : undefined}
    >
      <title>{heading}</title>
      <div className={styles.head}>
        <BackLink to={paths.reminders} label={w("reminders.back")} />
        <h1>{heading}</h1>
      </div>
      <VisuallyHidden role="status">
        {model.busy === "looking" ? w("reminders.looking") : ""}
      </VisuallyHidden>
      {model.preview ? <Preview model={model} /> : <Sources model={model} />}
    </Page>
  );
});

const accepted = ".csv,.tsv,.txt,.ics,.ical,.vcf,text/csv,text/calendar,text/vcard";

const Sources = observer(({ model }: { model: ReminderImport }) => {
  const w = useWords();
  const input = useRef<HTMLInputElement>(null);
  const isLooking = model.busy === "looking";
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = await textOf(file);
    if (text === "tooLarge") model.refuse(importWords.tooLarge);
    else if (text === null) model.refuse(importWords.noFormat);
    else await model.readText(file.name, text);
  };
  return (
    <div className={styles.sources}>
      <p>{w("reminders.importIntro")}</p>
      <Sheet aria-labelledby="file" className={styles.part}>
        <h2 id="file">{w("reminders.fromFile")}</h2>
        <Quiet>{w("reminders.fromFileHelp")}</Quiet>
        <Problem>{said(model.error)}</Problem>
        <div>
          <Button icon={FileUp} busy={isLooking} onClick={() => input.current?.click()}>
            {w("reminders.chooseFile")}
          </Button>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              name="dates"
              accept={accepted}
              tabIndex={-1}
              aria-label={w("reminders.fromFile")}
              onChange={(event) => {
                void read(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
          </VisuallyHidden>
        </div>
      </Sheet>
      <Sheet aria-labelledby="address" className={styles.part}>
        <h2 id="address">{w("reminders.fromAddress")}</h2>
        <form
          noValidate
          className={styles.part}
          onSubmit={(event) => {
            event.preventDefault();
            void model.readAddress();
          }}
        >
          <TextInput
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            label={w("reminders.address")}
            help={w("reminders.addressHelp")}
            placeholder="https://…/calendar.ics"
            value={model.address}
            onValue={(address) => model.typeAddress(address)}
            error={said(model.addressError ?? undefined)}
          />
          <div>
            <Button type="submit" icon={LinkIcon} busy={isLooking}>
              {w("reminders.readAddress")}
            </Button>
          </div>
        </form>
      </Sheet>
    </div>
  );
});
