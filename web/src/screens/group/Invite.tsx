import { Download, Eye, Mail, Maximize2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Group } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Airmail,
  Button,
  ButtonLink,
  CopyField,
  QrCode,
  Quiet,
  Row,
  Stamp,
} from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import { HelpButton } from "../frame/HelpButton.tsx";
import { ShareButton } from "../frame/ShareButton.tsx";
import styles from "./Invite.module.css";
import { saveQr } from "./saveQr.ts";

/** The group's link in an airmail sheet, its code as a stamp, and the other ways in (ROLE-20). */
export const Invite = observer(({ group }: { group: Group }) => {
  const w = useWords();
  const byEmail = useModal("invite");
  const code = useModal("qr");
  const { link, editor } = group;
  const name = editor.story?.recipient_first_name ?? "";
  const token = editor.story?.tokens.group;
  if (link === null || token === undefined) return null;
  const shares = {
    title: name ? w("group.shareTitle", { name }) : w("group.shareTitleNoName"),
    text: name ? w("group.shareText", { name }) : w("group.shareTextNoName"),
    url: link,
  };
  return (
    <section id="invite" className={styles.invite} aria-label={w("group.link")}>
      <Airmail>
        <div className={styles.sheet}>
          <CopyField
            value={link}
            shown={link.replace(/^https?:\/\//, "")}
            label={w("group.link")}
            words={w("group.copy")}
            copiedWords={w("group.copied")}
            onCopied={() => void group.linkPassedOn()}
          />
          <div className={styles.code}>
            <Stamp className={styles.stamp ?? ""}>
              <QrCode value={link} label={w("group.qr")} />
            </Stamp>
            <div className={styles.wall}>
              <p>
                <b>{w("group.qrTitle")}</b>
              </p>
              <Quiet small>{w("group.qrHelp")}</Quiet>
              <Row gap={2}>
                <Button
                  size="small"
                  icon={Download}
                  onClick={() => void saveQr(link, w("group.qrFile"))}
                >
                  {w("group.qrSave")}
                </Button>
                <Button
                  kind="bare"
                  size="small"
                  icon={Maximize2}
                  onClick={() => code.show({ link: "group" })}
                >
                  {w("modals.larger")}
                </Button>
              </Row>
            </div>
          </div>
        </div>
      </Airmail>
      <Row gap={2}>
        <Button size="small" icon={Mail} onClick={() => byEmail.show()}>
          {w("group.inviteByEmail")}
        </Button>
        <ShareButton
          words={w("group.share")}
          shares={shares}
          onShared={() => group.linkPassedOn()}
        />
        <ButtonLink kind="bare" size="small" icon={Eye} to={paths.contributor(token)}>
          {w("group.seeWhatTheySee")}
        </ButtonLink>
        <HelpButton on="group-link" />
      </Row>
    </section>
  );
});
