import { CalendarPlus, Download, Ellipsis, Plus, Upload } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { openReminders, type ReminderList, undoFor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  ButtonLink,
  Empty,
  ErrorState,
  IconButton,
  Menu,
  Page,
  Problem,
  Row,
  Skeleton,
  toast,
  VisuallyHidden,
} from "#web/components/index.ts";
import { monthOf } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { saveText } from "./files.ts";
import styles from "./Reminders.module.css";
import { Reminder } from "./Row.tsx";

/** One's reminders, what is next first. */
export const Reminders = observer(() => {
  const w = useWords();
  const list = useModel((app) => openReminders(app), "reminders");
  useTold(list);
  const isBare = list.loaded === "ready" && list.upcoming.length === 0;
  return (
    <Page bar={<SiteBar />} className={styles.page}>
      <title>{w("reminders.heading")}</title>
      <div className={styles.head}>
        <div>
          <h1>{w("reminders.heading")}</h1>
          {isBare ? null : <p>{w("reminders.intro")}</p>}
        </div>
        {list.loaded === "ready" && !isBare ? <Actions list={list} /> : null}
      </div>
      <Problem>{said(list.loaded === "ready" ? (list.undoing.error ?? list.error) : null)}</Problem>
      <Shown list={list} />
    </Page>
  );
});

/** Says what was deleted or imported, on this page or the one before, for as long as it can be taken back. */
const useTold = (list: ReminderList) => {
  const w = useWords();
  const { removal, imported } = list.undoing;
  const { removed } = removal;
  useEffect(() => {
    if (removed === null) return;
    const act = () => {
      if (removal.removed?.id === removed.id) removal.undo();
    };
    toast({
      words: w("reminders.deleted"),
      stay: undoFor,
      action: { words: w("reminders.undo"), act },
    });
  }, [removal, removed, w]);
  useEffect(() => {
    if (imported === null) return;
    toast({
      words: w("reminders.imported", { n: imported.count }),
      stay: 20_000,
      ...(imported.count > 0 && {
        action: { words: w("reminders.undoImport"), act: () => void list.undoImport() },
      }),
    });
  }, [list, imported, w]);
};

const Actions = observer(({ list }: { list: ReminderList }) => {
  const w = useWords();
  const save = async () => {
    const text = await list.calendar();
    if (text !== null) saveText(w("reminders.file"), "text/calendar", text);
  };
  return (
    <div className={styles.actions}>
      <ButtonLink kind="primary" icon={Plus} to={paths.addReminder}>
        {w("reminders.add")}
      </ButtonLink>
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} aria-label={w("reminders.more")} />}
        entries={[
          { words: w("reminders.import"), icon: Upload, to: paths.importReminders },
          { words: w("reminders.export"), icon: Download, act: () => void save() },
        ]}
      />
    </div>
  );
});

const Shown = observer(({ list }: { list: ReminderList }) => {
  const w = useWords();
  const { ports } = useApp();
  const thisYear = new Date(ports.clock.now()).getFullYear();
  if (list.loaded === "failed")
    return (
      <ErrorState
        words={said(list.error)}
        retry={w("shell.tryAgain")}
        onRetry={() => void list.open()}
      />
    );
  if (list.loaded === "loading")
    return (
      <div className={styles.list} aria-busy="true">
        <VisuallyHidden role="status">{w("reminders.loading")}</VisuallyHidden>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} width="100%" style={{ blockSize: "6.5rem" }} />
        ))}
      </div>
    );
  if (list.months.length === 0)
    return (
      <Empty heading="h2" title={w("reminders.none")} words={w("reminders.noneHelp")}>
        <Row gap={3} className={styles.ways}>
          <ButtonLink kind="primary" icon={CalendarPlus} to={paths.addReminder}>
            {w("reminders.add")}
          </ButtonLink>
          <ButtonLink icon={Upload} to={paths.importReminders}>
            {w("reminders.import")}
          </ButtonLink>
        </Row>
      </Empty>
    );
  return list.months.map(({ month, all }) => (
    <section key={month ?? "over"} aria-labelledby={`m-${month}`} className={styles.month}>
      <h2 id={`m-${month}`}>{month === null ? w("reminders.over") : monthOf(month, thisYear)}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
      <ul className={styles.list} role="list">
        {all.map((one) => (
          <Reminder key={one.reminder.id} list={list} upcoming={one} />
        ))}
      </ul>
    </section>
  ));
});
