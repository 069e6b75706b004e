import type { Mailer } from "#core/service/ports/index.ts";

export type Mail = Parameters<Mailer["send"]>[0];
export type Delivery = Awaited<ReturnType<Mailer["send"]>>;

/** A mailer that keeps what it is given, newest last. */
export interface KeptMail extends Mailer {
  readonly mails: readonly Mail[];
  /** The newest mail to an address. */
  to(address: string): Mail | undefined;
  /** What the next sends answer, one each; nothing is kept of a mail that failed. */
  refuse(...answers: Delivery[]): void;
}

export const keptMail = (): KeptMail => {
  const mails: Mail[] = [];
  const answers: Delivery[] = [];
  return {
    mails,
    to: (address) => mails.findLast((m) => m.to.toLowerCase() === address.toLowerCase()),
    refuse: (...more) => void answers.push(...more),
    send: async (mail) => {
      const answer = answers.shift() ?? { ok: true };
      if (answer.ok) mails.push(mail);
      return answer;
    },
  };
};
