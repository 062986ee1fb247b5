import { deliveryNumber } from '#app/domain/deliveries/delivery.ts';
import { receiptNumber } from '#app/domain/payments/stored-entry.ts';
import {
  canResend,
  type EmailKind,
  type EmailReason,
  type EmailState,
} from '#app/domain/sending/client-email.ts';
import { emailKindRules } from '#app/domain/sending/email-kinds.ts';
import { daysInTimeZone } from '#app/domain/zone-days.ts';
import { historyTexts } from '#app/features/history/texts.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { namePeriod, type Period, parsePeriod } from '#app/features/statements/public.words.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { describeTime } from '#app/i18n/format/time.ts';

/**
 * Names an email where its document is already known; null for the document itself.
 * @param email.receipt the n of its receipt or delivery note
 * @param email.period a statement's period, if known
 */
export function nameEmail(
  email: { kind: EmailKind; receipt: number | null; period?: Period | null },
  documentNumber: string,
): string | null {
  const { kind, receipt, period } = email;
  if (kind === 'invoice' || kind === 'credit-note' || kind === 'estimate') return null;
  if (period) return fill(statementTexts.paper.title, { period: namePeriod(period) });
  return fill(historyTexts.emailNames[kind], {
    number: numberOfSubject(kind, receipt, documentNumber),
  });
}

/** Returns the number of the receipt or delivery note that an email is about; otherwise the document's. */
export function numberOfSubject(kind: EmailKind, n: number | null, documentNumber: string): string {
  const { names } = emailKindRules[kind];
  if (n === null) return documentNumber;
  if (names === 'delivery-note') return deliveryNumber(documentNumber, n);
  return names === 'receipt' ? receiptNumber(documentNumber, n) : documentNumber;
}

/** A stored email about a document for its owner's page; instants in ms. */
export type StoredEmail = {
  id: string;
  kind: EmailKind;
  /** The n of its receipt or delivery note; null for other kinds. */
  receipt: number | null;
  /** For a statement its period, in the format of `writePeriod`; otherwise the id of what it is about. */
  paymentId: string | null;
  address: string;
  state: EmailState;
  reason: EmailReason | null;
  sendAt: number;
  changedAt: number;
  lastOpenedAt: number | null;
};

/** A scheduled email, or the newest to an address about one subject, with the available actions. */
export type EmailListItem = {
  id: string;
  address: string;
  /** Its subject, if that isn't the document itself. */
  about: string | null;
  text: string;
  isTrouble: boolean;
  act: 'again' | 'cancel' | null;
};

/**
 * Describes the newest email to each address about each subject, and every scheduled one.
 * @param emails newest first
 */
export function describeEmails(
  emails: readonly StoredEmail[],
  { invoiceNumber, timeZone }: { invoiceNumber: string; timeZone: string | null },
): EmailListItem[] {
  const seen = new Set<string>();
  const shown = emails.filter((email) => {
    const { address, kind, receipt, state } = email;
    const key = `${address} ${kind} ${receipt} ${periodOf(email)}`;
    const isNewest = !seen.has(key);
    seen.add(key);
    return isNewest || state === 'scheduled';
  });
  return shown.map((email) => ({
    id: email.id,
    address: email.address,
    text: describeEmail(email, timeZone),
    about: nameEmail({ ...email, period: parsePeriod(periodOf(email)) }, invoiceNumber),
    isTrouble: troubles.has(email.state),
    act: actOf(email),
  }));
}

function periodOf({ kind, paymentId }: StoredEmail): string | null {
  return kind === 'statement' ? paymentId : null;
}

const troubles: ReadonlySet<EmailState> = new Set([
  'unclear',
  'bounced',
  'rejected',
  'failed',
  'complained',
  'cancelled',
]);

function describeEmail(email: StoredEmail, timeZone: string | null): string {
  const { state, reason, sendAt, changedAt, lastOpenedAt } = email;
  const texts = sendingTexts.states;
  const dayOf = daysInTimeZone(timeZone);
  // A refusal for the provider's own reasons says nothing about the address.
  const isUnsent = state === 'failed' || state === 'cancelled' || reason === 'refused';
  const said = fill(isUnsent ? texts.failed : texts[state], {
    date: formatDay(dayOf(changedAt)),
    time: describeTime(sendAt, timeZone),
  });
  const why = isUnsent && reason && historyTexts.unsentFor[reason];
  const text = why ? fill(historyTexts.because, { text: said, why }) : said;
  if (lastOpenedAt === null) return text;
  const opened = fill(texts.opened, { date: formatDay(dayOf(lastOpenedAt)) });
  return fill(texts.andOpened, { text, opened });
}

function actOf(email: StoredEmail): EmailListItem['act'] {
  if (email.state === 'scheduled') return 'cancel';
  return canResend(email) ? 'again' : null;
}
