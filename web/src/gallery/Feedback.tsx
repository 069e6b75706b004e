import { Check, Clock, Ellipsis, MoveLeft, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  CopyField,
  Dialog,
  Disclose,
  Divider,
  EmailInput,
  Empty,
  EnvelopeFlap,
  ErrorState,
  IconButton,
  Menu,
  Panels,
  Progress,
  QrCode,
  Quiet,
  Row,
  Skeleton,
  Stack,
  Stamp,
  Stepper,
  Thread,
  Tooltip,
  toast,
  Wait,
} from "#web/components/index.ts";
import styles from "./Gallery.module.css";
import { Part } from "./Part.tsx";

const Dialogs = () => {
  const [open, setOpen] = useState<"sign-in" | "confirm" | "wide" | null>(null);
  const [panel, setPanel] = useState("email");
  const [email, setEmail] = useState("grace@hopper");
  const close = () => setOpen(null);
  return (
    <Part title="Dialogs">
      <Row>
        <Button onClick={() => setOpen("sign-in")}>Log in</Button>
        <Button onClick={() => setOpen("confirm")}>Leave</Button>
        <Button onClick={() => setOpen("wide")}>Add a message</Button>
      </Row>
      <Dialog
        open={open === "sign-in"}
        onClose={close}
        title="Sign up or log in"
        top={<EnvelopeFlap />}
        onBack={panel === "email" ? undefined : () => setPanel("email")}
      >
        <Panels at={panel} order={["email", "code"]}>
          {panel === "email" ? (
            <Stack gap={5}>
              <EmailInput name="sign-in" label="Email" value={email} onValue={setEmail} />
              <Button kind="primary" size="large" wide onClick={() => setPanel("code")}>
                Send Code
              </Button>
              <Divider>or</Divider>
              <Button wide>Continue with Google</Button>
            </Stack>
          ) : (
            <Stack gap={5}>
              <Quiet>We sent a code to {email}.</Quiet>
              <Button kind="primary" size="large" wide>
                Sign in
              </Button>
            </Stack>
          )}
        </Panels>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        title="Hold on a sec"
        confirm="Yes, exit"
        cancel="Cancel"
        onConfirm={close}
        onCancel={close}
      >
        Are you sure you want to leave? If you exit now, your upload will be lost
      </ConfirmDialog>
      <Dialog
        open={open === "wide"}
        onClose={close}
        onBack={close}
        width="wide"
        title="Add photo message"
        actions={
          <>
            <Progress value={42} label="Upload" words="Uploading (42%)" />
            <Button kind="bare" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <Stack>
          {Array.from({ length: 9 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines to scroll through
            <Skeleton key={place} style={{ blockSize: "4rem" }} />
          ))}
        </Stack>
      </Dialog>
    </Part>
  );
};

const Words = () => (
  <Part title="Feedback">
    <Row gap={2}>
      <Badge icon={Clock}>Sends Monday</Badge>
      <Badge tone="good" icon={Check}>
        Signed
      </Badge>
      <Badge tone="warn">4 to approve</Badge>
      <Badge tone="bad">Failed</Badge>
    </Row>
    <Row>
      <Button
        onClick={() =>
          toast({ words: "Message deleted", action: { words: "Undo", act: () => {} } })
        }
      >
        Delete
      </Button>
      <Button onClick={() => toast({ words: "Your card could not be saved", tone: "bad" })}>
        Fail
      </Button>
      <Menu
        trigger={<IconButton kind="quiet" icon={Ellipsis} aria-label="More for Tom’s message" />}
        entries={[
          { words: "Edit message", icon: Pencil, act: () => {} },
          { words: "Move earlier", icon: MoveLeft, act: () => {} },
          "line",
          { words: "Delete message", icon: Trash2, kind: "danger", act: () => {} },
        ]}
      />
      <Tooltip words="Drag to reorder, or use the arrow keys">
        <IconButton kind="quiet" icon={Pencil} aria-label="Reorder" />
      </Tooltip>
    </Row>
    <Banner label="Bundle pricing" title="Introducing Bundle Pricing" onDismiss={() => {}}>
      <span>Save time at checkout with bundles</span>
    </Banner>
    <div>
      <Disclose summary="Who can see the card?">
        <p>Whoever holds its link, and nobody else.</p>
      </Disclose>
      <Disclose summary="Can I print it?" open>
        <p>Yes. We print it and post it for you.</p>
      </Disclose>
    </div>
  </Part>
);

const Waiting = () => (
  <Part title="Progress">
    <Progress value={42} label="Upload" words="Uploading (42%)" />
    <Progress value={undefined} label="Export" words="Getting ready" />
    <Thread value={64} label="Signed" />
    <Stepper label="Your card" steps={["Build", "Invite", "Send"]} at={1} />
    <Row style={{ flexWrap: "nowrap" }}>
      <Skeleton shape="card" width="5rem" />
      <Stack gap={3} style={{ flex: 1 }}>
        <Skeleton width="11rem" />
        <Skeleton width="7rem" />
      </Stack>
    </Row>
    <Wait active words="Loading" seen />
  </Part>
);

const Sharing = () => (
  <Part title="Sharing">
    <CopyField
      label="Invite link"
      value="https://fanfold.example/group/7kQ2mVx9aYt"
      shown="fanfold.example/group/7kQ2mVx"
      words="Copy link"
      copiedWords="Copied"
    />
    <Stamp className={styles.code}>
      <QrCode
        value="https://fanfold.example/group/7kQ2mVx9aYt"
        label="QR code for the invite link"
      />
    </Stamp>
  </Part>
);

const Nothing = () => (
  <Part title="Nothing yet, and gone wrong">
    <Empty title="No messages yet" words="Share the link and watch them come in.">
      <Button kind="primary">Copy link</Button>
    </Empty>
    <ErrorState words="We could not load your cards" retry="Try again" onRetry={() => {}} />
  </Part>
);

export const Feedback = () => (
  <>
    <Waiting />
    <Words />
    <Dialogs />
    <Sharing />
    <Nothing />
  </>
);
