import { graphemes } from "#core/kernel/index.ts";
import { tinted } from "../card/index.ts";
import styles from "./Avatar.module.css";

const tints = ["#f9c74f", "#b7dccb", "#f7b6a8", "#c4d3e0", "#e6d2f0", "#ead9c1"] as const;

/** The same person always gets the same colour. */
const tintOf = (name: string): string => {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? tints[0];
};

/** A name that begins in ASCII: its first sign is its first letter. Any other takes tables that are slow to fetch (P3). */
const plain = /^[!-~](?![^ -~])/;
const firstSign = (name: string): string => {
  if (plain.test(name)) return name[0] ?? "";
  return graphemes(name)[0] ?? "?";
};

type AvatarProps = {
  /** A name or an address; its first sign is shown. */
  name: string;
  src?: string | undefined;
  tint?: string | undefined;
};

/** A person as their first letter on paper. Hidden from readers: the name stands beside it. */
export const Avatar = ({ name, src, tint }: AvatarProps) => (
  <span className={styles.avatar} style={tinted(tint ?? tintOf(name))} aria-hidden="true">
    {src ? <img src={src} alt="" /> : firstSign(name.trim()).toLocaleUpperCase()}
  </span>
);

type AvatarsProps = {
  names: readonly string[];
  /** How many are shown before "+8". */
  most?: number | undefined;
};

/** Several people in a row; words about them stand beside it. */
export const Avatars = ({ names, most = 4 }: AvatarsProps) => {
  const shown = names.length > most + 1 ? most : names.length;
  return (
    <span className={styles.avatars} aria-hidden="true">
      {names.slice(0, shown).map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name
        <Avatar key={`${name}${place}`} name={name} />
      ))}
      {names.length > shown ? <span className={styles.avatar}>+{names.length - shown}</span> : null}
    </span>
  );
};
