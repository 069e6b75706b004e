import {
  CalendarDays,
  Check,
  Copy,
  Link2,
  Mail,
  Mailbox,
  PartyPopper,
  Play,
  Send,
  X,
} from "lucide-react";
import { useState } from "react";
import {
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  Chip,
  Chips,
  CodeInput,
  EmailInput,
  IconButton,
  Quiet,
  Radio,
  Row,
  Segments,
  Select,
  Stack,
  Swatches,
  Tabs,
  TextArea,
  TextInput,
  Tiles,
  Toggle,
} from "#web/components/index.ts";
import { Part } from "./Part.tsx";

const Buttons = () => {
  const [busy, setBusy] = useState<number | false>(false);
  return (
    <Part title="Buttons">
      <Row>
        <Button kind="primary">Make a card</Button>
        <Button>Preview</Button>
        <Button kind="bare">Cancel</Button>
      </Row>
      <Row>
        <Button kind="danger">Yes, exit</Button>
        <Button kind="good" icon={Check}>
          Approve
        </Button>
        <ButtonLink to="/gallery.html" size="small" icon={Play}>
          Preview
        </ButtonLink>
      </Row>
      <Row>
        <Button kind="primary" disabled>
          Sign in
        </Button>
        <IconButton kind="quiet" icon={Copy} aria-label="Copy" />
        <IconButton icon={X} aria-label="Close" />
      </Row>
      <Button
        kind="primary"
        size="large"
        wide
        busy={busy}
        busyWords={`Uploading (${busy}%)`}
        onClick={() => setBusy(42)}
      >
        Continue
      </Button>
      <Row>
        <Button kind="primary" busy>
          Save
        </Button>
        <Button kind="primary" busy={70} busyWords="Uploading (70%)">
          Continue
        </Button>
      </Row>
    </Part>
  );
};

const Fields = () => {
  const [title, setTitle] = useState("Biscuit says hi");
  const [email, setEmail] = useState("");
  const [first, setFirst] = useState("");
  const [code, setCode] = useState("481");
  const [note, setNote] = useState("Grace turns thirty on Saturday and has no idea.");
  return (
    <Part title="Fields">
      <TextInput
        name="title"
        label="Title"
        maxLength={60}
        counted
        help="Shown under the photo."
        value={title}
        onValue={setTitle}
      />
      <EmailInput name="email" label="E-mail" value={email} onValue={setEmail} />
      <TextInput
        name="first"
        label="First name"
        error={first ? undefined : "Please type in your first name"}
        value={first}
        onValue={setFirst}
      />
      <TextArea
        name="note"
        label="Your note to the group"
        maxLength={120}
        counted
        preventNewLine
        value={note}
        onValue={setNote}
      />
      <Select name="class" label="Postal class" defaultValue="1">
        <option value="1">First class</option>
        <option value="2">Second class</option>
      </Select>
      <CodeInput name="code" label="Enter 6 digit code" value={code} onValue={setCode} />
      <CodeInput name="empty" label="Enter 6 digit code" hideLabel value="" onValue={() => {}} />
    </Part>
  );
};

type Way = "email" | "link" | "post";
const colours = ["#F94144", "#F8961E", "#F9C74F", "#90BE6D", "#43AA8B", "#577590"];

const Choices = () => {
  const [way, setWay] = useState<Way>("email");
  const [when, setWhen] = useState<"now" | "day">("day");
  const [tab, setTab] = useState<"waiting" | "in">("waiting");
  const [colour, setColour] = useState("#43AA8B");
  const [thanks, setThanks] = useState(true);
  return (
    <Part title="Choices">
      <Tiles
        name="way"
        label="How to send it"
        value={way}
        onValue={setWay}
        options={[
          { value: "email", words: "Email", note: "With a reveal", icon: Mail },
          { value: "link", words: "Link", note: "Share it", icon: Link2 },
          { value: "post", words: "Post", note: "From £5.98", icon: Mailbox },
        ]}
      />
      <Segments
        name="when"
        label="When"
        wide
        value={when}
        onValue={setWhen}
        options={[
          { value: "now", words: "Now", icon: Send },
          { value: "day", words: "On the day", icon: CalendarDays },
        ]}
      />
      <Chips label="Occasions">
        <Chip pressed={!thanks} onClick={() => setThanks(false)}>
          Others
        </Chip>
        <Chip pressed={thanks} tint="#F9C74F" onClick={() => setThanks(true)}>
          Thank You
        </Chip>
      </Chips>
      <Tabs
        label="Contributions"
        value={tab}
        onValue={setTab}
        tabs={[
          { value: "waiting", words: "Waiting", badge: <Badge tone="count">4</Badge> },
          { value: "in", words: "In the card" },
        ]}
      >
        <Quiet small>{tab === "waiting" ? "Four wait for a look." : "Seven are in."}</Quiet>
      </Tabs>
      <Row gap={5}>
        <Toggle id="confetti" name="confetti" defaultChecked icon={PartyPopper}>
          Confetti
        </Toggle>
        <Toggle id="snow" name="snow">
          Snow
        </Toggle>
      </Row>
      <Swatches
        name="colour"
        label="Background"
        value={colour}
        onValue={setColour}
        colours={colours.map((hex, place) => ({ hex, words: `Colour ${place + 1}` }))}
      />
      <Stack gap={1}>
        <Checkbox id="agree" name="agree" defaultChecked>
          Remind me next year
        </Checkbox>
        <Checkbox id="terms" name="terms" error="Please agree first">
          I agree
        </Checkbox>
        <Radio id="to-them" name="destination" value="recipient" defaultChecked>
          Straight to them
        </Radio>
        <Radio id="to-me" name="destination" value="sender">
          To me first
        </Radio>
      </Stack>
    </Part>
  );
};

export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Choices />
  </>
);
