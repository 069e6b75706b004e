import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type {
  CardEditor,
  Contributor,
  CoverDesign,
  Group,
  Home,
  Moderation,
  Recipient,
} from "#core/app/index.ts";

/** Work that is not kept yet, and what leaving it means (OPEN-46). */
export interface Unsaved {
  readonly title: string;
  readonly help: string;
  /** Throws it away and goes on. */
  leave(): void;
}

/** What the page under a modal is about; a screen lays it down once it is loaded. */
export interface Subject {
  readonly editor?: CardEditor | undefined;
  readonly group?: Group | undefined;
  readonly moderation?: Moderation | undefined;
  /** The cover that is being made, for what is picked for it. */
  readonly cover?: CoverDesign | undefined;
  readonly contributor?: Contributor | undefined;
  readonly recipient?: Recipient | undefined;
  readonly home?: Home | undefined;
  readonly unsaved?: Unsaved | null | undefined;
}

type Lay = (subject: Subject) => () => void;
const LayContext = createContext<Lay>(() => () => undefined);
const SubjectContext = createContext<Subject>({});

/** Between screens and the host of their modals: what the screens lay down, the modals read. */
export const SubjectProvider = ({ children }: { children: ReactNode }) => {
  const [laid, setLaid] = useState<readonly Subject[]>([]);
  const lay = useCallback<Lay>((subject) => {
    setLaid((others) => [...others, subject]);
    return () => setLaid((others) => others.filter((other) => other !== subject));
  }, []);
  const whole = useMemo((): Subject => Object.assign({}, ...laid), [laid]);
  return (
    <LayContext value={lay}>
      <SubjectContext value={whole}>{children}</SubjectContext>
    </LayContext>
  );
};

/** For a screen: the models its modals work on, while it shows them. */
export const useSubject = (subject: Subject): void => {
  const lay = useContext(LayContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same models are the same subject
  useEffect(() => lay(subject), [lay, ...Object.values(subject)]);
};

/** For a modal: what the page under it is about. */
export const useModalSubject = (): Subject => useContext(SubjectContext);
