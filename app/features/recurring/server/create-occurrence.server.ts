import { allowanceOf } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkDraft, type DraftCheck } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { draftLanguage, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { parseJson } from '#app/domain/json.ts';
import { occurrenceDraft } from '#app/domain/recurring/occurrence-draft.ts';
import {
  type Interval,
  intervalAt,
  type Occurrence,
  type OccurrenceWait,
} from '#app/domain/recurring/series.ts';
import { parseAddresses } from '#app/domain/sending/addresses.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { describeFormDefaults, saveInvoice } from '#app/features/invoice-form/public.server.ts';
import {
  type DueSeries,
  noPaymentPending,
  recordWaiting,
} from '#app/features/recurring/queries/occurrences.server.ts';
import { placeholderFiller } from '#app/features/recurring/words/placeholders.ts';
import {
  emailCopy,
  insertEmails,
  orderOf,
  outcomeOf,
} from '#app/features/sending/public.server.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import type { Database } from '#db/client.server.ts';

/** Returns the defaults of a seller's new invoice in a country. */
export type DefaultsOf = (
  seller: { user: DueSeries['user']; settings: UserSettings },
  country: CountryCode,
) => FormDefaults;

export type OccurrenceMoment = {
  /** ms */
  now: number;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** The email provider's daily quota for all senders; null if unknown. */
  dailyQuota: number | null;
  defaultsOf: DefaultsOf;
};

export type OccurrenceOutcome =
  | { state: 'made'; invoiceId: string }
  | { state: 'waiting'; why: OccurrenceWait; invoiceId: string | null };

/**
 * Creates an occurrence's invoice, and emails it if the series sends. Its save key and its email's idempotency key
 * consist of series and number, so repeats create one of each.
 * @param of.invoiceId set if its invoice was created but not sent
 */
export async function createOccurrence(
  db: Database,
  found: DueSeries,
  of: Occurrence & { invoiceId: string | null },
  at: OccurrenceMoment,
): Promise<OccurrenceOutcome> {
  const wanted = checkOccurrence(found, of, at);
  if (typeof wanted === 'string') {
    // A created invoice stays, whatever happened to the series.
    const why = of.invoiceId === null ? wanted : 'mail';
    return { state: 'waiting', why, invoiceId: of.invoiceId };
  }
  const { content } = wanted;
  const { settings } = found;
  const save = { ...wanted, settings, now: at.now, assignNumber: true, keepsFirst: true };
  let isUnconfirmed = false;
  let saved = await saveInvoice(db, save);
  if (saved.outcome === 'payment-changed') {
    // Recorded before the invoice is created: a retry after a crash must not send it.
    await recordWaiting(db, found.series, { ...of, why: 'payment', invoiceId: null, at: at.now });
    isUnconfirmed = true;
    saved = await saveInvoice(db, { ...save, confirmed: saved.confirmation });
  }
  if (saved.outcome !== 'saved') {
    const why = waits[saved.outcome as keyof typeof waits] ?? 'invalid';
    return { state: 'waiting', why, invoiceId: null };
  }
  const { id: invoiceId } = saved;
  if (!found.series.sends) return { state: 'made', invoiceId };
  if (isUnconfirmed) return { state: 'waiting', why: 'payment', invoiceId };
  return sendOccurrence(db, found, { n: of.n, invoiceId, content }, at);
}

const waits = { 'limit-reached': 'limit', 'account-full': 'full' } as const;

/**
 * Queues the email of an occurrence's invoice, unless an occurrence of the series waits for payment details, or the
 * owner has already sent it.
 */
async function sendOccurrence(
  db: Database,
  { series, user, settings, words, cc: clientCc }: DueSeries,
  { n, invoiceId, content }: { n: number; invoiceId: string; content: InvoiceContent },
  { now, today, dailyQuota }: OccurrenceMoment,
): Promise<OccurrenceOutcome> {
  // Without an address nothing is queued, but the other conditions are still reported.
  const to = parseAddresses(content.clientEmail ?? '').addresses.slice(0, 1);
  const cc = to.length === 0 ? [] : parseAddresses(clientCc ?? '').addresses;
  const figures = calculateTotals(content);
  const totalMinor = figures.ok ? figures.totals.total : 0;
  const { plan } = allowanceOf(settings, now);
  const order = orderOf(
    { userId: user.id, email: user.email, plan, accountMadeAt: user.createdAt },
    {
      kind: 'invoice',
      invoiceId,
      paymentId: null,
      idempotencyKey: `series ${series.id} ${n}`,
      to,
      cc,
      wantsCopy: false,
      sendAt: null,
      attach: true,
      named: null,
      ...emailCopy(words, 'invoice', content.language, {
        document: { status: 'unpaid', totalMinor, dueDate: content.dueDate },
        today,
      }),
    },
    { now, dailyQuota },
  );
  // Checked in the write: another run may have recorded one since this run read the series.
  const facts = await insertEmails(db, {
    ...order,
    only: noPaymentPending(series.id),
    onlyFirst: true,
    waitsForMailbox: true,
    leavesOutCc: true,
  });
  // The owner deleted the invoice: there is nothing to send.
  if (!facts) return { state: 'made', invoiceId };
  if (facts.written.length === 0 && !facts.isFree) {
    return { state: 'waiting', why: 'payment', invoiceId };
  }
  if (facts.isSent) return { state: 'made', invoiceId };
  if (to.length === 0) return { state: 'waiting', why: 'mail', invoiceId };
  switch (outcomeOf(facts, order).outcome) {
    case 'written':
    // The owner voided the invoice.
    case 'void':
      return { state: 'made', invoiceId };
    default:
      return { state: 'waiting', why: 'mail', invoiceId };
  }
}

/** Returns the content of an occurrence's invoice, or why it can't be created. */
function checkOccurrence(
  { series, client, ...seller }: DueSeries,
  { n, day }: Occurrence,
  at: OccurrenceMoment,
) {
  const country = series.country as CountryCode;
  const draft = parseDraft(parseJson(series.draft), {
    country,
    today: at.today,
    newId: () => 'item',
  });
  if (!draft) return 'invalid' as const;
  if (draft.selectedClientId !== null && client === null) return 'client' as const;
  const saveKey = `series ${series.id} ${n}`;
  const interval = intervalAt(series, { n, day });
  const given = { country, interval, n, saveKey, client: client ?? {} };
  const checked = tryOccurrence(draft, given, seller, at);
  if (!checked.ok) return 'invalid' as const;
  return { content: checked.content, schedule: checked.schedule, saveKey };
}

/** Builds a series' invoice for an occurrence, and checks it like every invoice before it is saved. */
export function tryOccurrence(
  draft: InvoiceDraft,
  of: {
    country: CountryCode;
    interval: Interval;
    n: number;
    saveKey: string;
    client: Partial<InvoiceDraft>;
  },
  seller: Parameters<DefaultsOf>[0],
  { today, defaultsOf }: Pick<OccurrenceMoment, 'today' | 'defaultsOf'>,
): DraftCheck {
  const { country, interval, n, ...given } = of;
  const defaults = defaultsOf(seller, country);
  const fill = placeholderFiller(draftLanguage(draft, country, currentLanguage()), { interval, n });
  const wanted = occurrenceDraft(draft, { ...given, country, today, defaults, fill });
  const { takesCards } = defaults;
  return checkDraft(wanted, { country, takesCards, userLanguage: currentLanguage() });
}

/** Returns the defaults of a seller's new invoice, the same for jobs and for requests. */
export const seriesDefaults: DefaultsOf = (seller, country) =>
  describeFormDefaults(seller, null, country);
