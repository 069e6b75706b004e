import { GripVertical, Pause, SkipForward } from "lucide-react";
import { useState } from "react";
import {
  AddressedEnvelope,
  Airmail,
  Avatar,
  Avatars,
  Button,
  Card,
  CardCover,
  CardFace,
  CardItem,
  Cards,
  EnvelopeFlap,
  Fanfold,
  Fold,
  FoldRule,
  GiftEnvelope,
  IconButton,
  Polaroid,
  Postmark,
  Price,
  Quiet,
  Row,
  Sheet,
  Stack,
  Stamp,
  Tally,
  Thread,
  tinted,
} from "#web/components/index.ts";
import styles from "./Gallery.module.css";
import { Part } from "./Part.tsx";
import { balloons, cake, cat } from "./pictures.ts";

const inks =
  "paper sheet vellum kraft ink ink-quiet coral accent good warn bad stage red orange yellow green teal blue";

export const Backgrounds = () => (
  <>
    <Part title="Paper, ink, accent, six card colours">
      <div className={styles.ink}>
        {inks.split(" ").map((ink) => (
          <span key={ink}>
            <i style={tinted(`var(--${ink})`)} />
            {ink.replace("ink-", "")}
          </span>
        ))}
      </div>
    </Part>
    <Part title="Type">
      <h1>
        Celebrate <em>your people</em>
      </h1>
      <h2>Messages from the group</h2>
      <h3>Curvey sunset</h3>
      <p>Body words are plain and kind, in Nunito.</p>
      <Quiet small>Help and captions, in quiet ink.</Quiet>
    </Part>
  </>
);

const people = [
  "Priya Nair",
  "Tom Okafor",
  "Amara Diallo",
  "Ben Whitlock",
  "Marta Ruiz",
  "Jonas Lind",
];

const Objects = () => (
  <Part title="Cards, people, post">
    <Row gap={5}>
      <button
        type="button"
        aria-label="A card"
        style={{ border: 0, background: "none", padding: 0 }}
      >
        <Card className={styles.small}>
          <CardCover src={balloons} alt="" />
        </Card>
      </button>
      <div className={styles.small}>
        <Polaroid src={cat} alt="A tabby cat" caption="Biscuit" turn={-4} />
      </div>
      <Stamp className={styles.stamp}>
        <img src={cake} alt="" />
      </Stamp>
    </Row>
    <Row gap={4}>
      <Postmark lines={["28 Nov", "08:30"]} />
      <Avatars names={people} />
      <Avatar name="Ömer" />
    </Row>
    <FoldRule />
    <Stack gap={3}>
      <b>7 of 11 signed</b>
      <Tally done={7} of={11} />
      <Thread value={64} label="7 of 11 signed" />
    </Stack>
    <Cards label="My cards">
      <CardItem
        to="/edit/1"
        cover={<CardCover src={cake} alt="" />}
        title="Happy Birthday Grace"
        note="7 of 11 signed"
      />
      <CardItem
        to="/edit/2"
        cover={
          <CardFace tint="#dcefe7">
            <p>Bon voyage, Sam</p>
          </CardFace>
        }
        title="Farewell Sam"
        note="Sends Monday"
      />
    </Cards>
  </Part>
);

const Folded = () => (
  <Part title="The fanfold">
    <Fanfold label="Messages">
      <Fold
        leaf={
          <CardFace tint="#fbd9cf">
            <Polaroid src={cat} alt="A tabby cat" caption="Biscuit says hi" turn={-3} />
          </CardFace>
        }
        handle={<IconButton icon={GripVertical} aria-label="Move message 2" />}
      >
        <b>Priya</b>
      </Fold>
      <Fold
        leaf={
          <CardFace>
            <p>Thirty suits you. Thank you for every Tuesday coffee.</p>
            <cite>Tom</cite>
          </CardFace>
        }
      >
        <b>Tom</b>
      </Fold>
      <Fold
        leaf={
          <CardFace tint="#e8d6ad" layout="pad">
            <img src={balloons} alt="" />
            <p>Remember Lisbon?</p>
          </CardFace>
        }
      >
        <b>Dan</b>
      </Fold>
      <Fold
        leaf={
          <CardFace layout="film">
            <img src={cake} alt="" />
          </CardFace>
        }
      >
        <b>Marta</b>
      </Fold>
    </Fanfold>
  </Part>
);

const Post = () => {
  const [open, setOpen] = useState(false);
  return (
    <Part title="Envelopes">
      <AddressedEnvelope
        cover={<CardCover src={cake} alt="" />}
        stamp={<img src={balloons} alt="" />}
        postmark={["28 Nov", "08:30"]}
        name="Grace"
        address="grace@hopper.example"
      />
      <div className={styles.dusk}>
        <div className={styles.gift}>
          <GiftEnvelope
            cover={<CardCover src={cake} alt="" />}
            state={open ? "opening" : "sealed"}
            onOpened={() => setOpen(false)}
          />
        </div>
        <Button kind="primary" onClick={() => setOpen(true)}>
          Open your card
        </Button>
      </div>
      <div className={styles.flap}>
        <EnvelopeFlap />
      </div>
      <Airmail>
        <b>For the office wall</b>
        <Quiet small>Scan to sign, no app needed.</Quiet>
      </Airmail>
    </Part>
  );
};

const Prices = () => (
  <Part title="Price">
    <Price
      name="Group card"
      price="£2.99"
      per="a card"
      words="Everyone signs, one pays."
      points={["Up to 20 messages", "Video and voice"]}
      ribbon="Most people pick this"
    >
      <Button kind="primary">Choose</Button>
    </Price>
    <Sheet>
      <h3>A sheet</h3>
      <Quiet>For things that belong together.</Quiet>
    </Sheet>
  </Part>
);

const Dark = () => (
  <Part title="The dark room">
    <div data-stage="" className={styles.dark}>
      <Row>
        <IconButton icon={Pause} solid aria-label="Pause" kind="quiet" />
        <IconButton icon={SkipForward} aria-label="Next" />
        <Button size="small">Save video</Button>
      </Row>
      <Quiet small>From Marta</Quiet>
    </div>
  </Part>
);

export const Paper = () => (
  <>
    <Objects />
    <Folded />
    <Post />
    <Prices />
    <Dark />
  </>
);
