import {
  type MailKind,
  type MailReason,
  type MailState,
  maySendAgain,
} from '#app/domain/sending/client-mail.ts';
import { daysInTimeZone } from '#app/domain/zone-days.ts';
import { historyTexts } from '#app/features/history/texts/history.ts';
import { sendingTexts } from '#app/features/sending/texts/sending.ts';
import { parsePeriod } from '#app/features/statements/public.words.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { describeTime } from '#app/i18n/format/time.ts';
import { nameMail } from './name-mail.ts';

/** A mail about a document as its owner's page reads it; instants in ms. */
export type StoredMail = {
  id: string;
  kind: MailKind;
  /** The n of the receipt that it is about; null of other kinds. */
  receipt: number | null;
  /** Of a statement its period, as `writePeriod` has it. */
  paymentId: string | null;
  address: string;
  state: MailState;
  reason: MailReason | null;
  sendAt: number;
  changedAt: number;
  openedLast: number | null;
};

/** A mail that was planned, or the newest to an address about one thing: in words, and what can be done about it. */
export type MailLine = {
  id: string;
  address: string;
  /** What it is about, where that is not the document itself. */
  about: string | null;
  text: string;
  isTrouble: boolean;
  act: 'again' | 'cancel' | null;
};

/**
 * What became of the newest mail to each address about each thing, and of every planned one, which leaves unless it is taken
 * back.
 * @param mails the newest first
 */
export function describeMails(
  mails: readonly StoredMail[],
  { invoiceNumber, timeZone }: { invoiceNumber: string; timeZone: string | null },
): MailLine[] {
  const seen = new Set<string>();
  const shown = mails.filter((mail) => {
    const { address, kind, receipt, state } = mail;
    const key = `${address} ${kind} ${receipt} ${periodOf(mail)}`;
    const isNewest = !seen.has(key);
    seen.add(key);
    return isNewest || state === 'scheduled';
  });
  return shown.map((mail) => ({
    id: mail.id,
    address: mail.address,
    text: describeMail(mail, timeZone),
    about: nameMail({ ...mail, period: parsePeriod(periodOf(mail)) }, invoiceNumber),
    isTrouble: troubles.has(mail.state),
    act: actOf(mail),
  }));
}

function periodOf({ kind, paymentId }: StoredMail): string | null {
  return kind === 'statement' ? paymentId : null;
}

const troubles: ReadonlySet<MailState> = new Set([
  ...(['unclear', 'bounced', 'rejected', 'failed', 'complained', 'cancelled'] as const),
]);

function describeMail(mail: StoredMail, timeZone: string | null): string {
  const { state, reason, sendAt, changedAt, openedLast } = mail;
  const texts = sendingTexts.states;
  const dayOf = daysInTimeZone(timeZone);
  // What the provider will not have for reasons of its own says nothing of the address.
  const isUnsent = state === 'failed' || state === 'cancelled' || reason === 'refused';
  const said = fill(isUnsent ? texts.failed : texts[state], {
    date: formatDay(dayOf(changedAt)),
    time: describeTime(sendAt, timeZone),
  });
  const why = isUnsent && reason && historyTexts.unsentFor[reason];
  const text = why ? fill(historyTexts.because, { text: said, why }) : said;
  if (openedLast === null) return text;
  const opened = fill(texts.opened, { date: formatDay(dayOf(openedLast)) });
  return fill(texts.andOpened, { text, opened });
}

function actOf(mail: StoredMail): MailLine['act'] {
  if (mail.state === 'scheduled') return 'cancel';
  return maySendAgain(mail) ? 'again' : null;
}
