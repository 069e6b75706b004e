import type { KeptIdentities, KeptMail } from "#adapters/memory/index.ts";
import type { Api } from "#core/operations/index.ts";
import type { UploadForm } from "#core/service/ports/index.ts";
import { type Letter, readLetter } from "../assemblies/letters.ts";

/** One browser in the story that the contract's examples are taken from. */
export interface Person {
  readonly api: Api;
  /** Sends a file the way a form does; answers its ETag. */
  deliver(form: UploadForm, bytes: Uint8Array): Promise<string>;
  /** What signing in answered; the access token goes along from then on. */
  auth: { readonly accessToken: string; readonly refreshToken: string } | null;
}

/** The product as that story needs it, in memory or behind a server. */
export interface Stage {
  readonly provider: KeptIdentities;
  person(): Person;
  /** Every mail to an address, oldest first. */
  letters(to: string): Promise<readonly Letter[]>;
  /** The newest mail to an address. */
  letter(to: string): Promise<Letter>;
  /** Moves the clock on. */
  pass(ms: number): Promise<void>;
}

/** What a stage reads of the mails that left; `sent` settles when none is on its way. */
export const mailbox = (mailer: KeptMail, sent: () => Promise<unknown>, address: string) => {
  const letters = async (to: string): Promise<readonly Letter[]> => {
    await sent();
    return mailer.mails.filter((mail) => mail.to === to).map((mail) => readLetter(mail, address));
  };
  const letter = async (to: string): Promise<Letter> => {
    const newest = (await letters(to)).at(-1);
    if (!newest) throw new Error(`Nobody wrote to ${to}.`);
    return newest;
  };
  return { letters, letter };
};
