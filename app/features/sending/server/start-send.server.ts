import type { TemplateKind } from '#app/domain/sending/client-email.ts';
import { emailBlockReason, isAboutPayment } from '#app/domain/sending/email-kinds.ts';
import {
  clientEmailBudget,
  countedDay,
  dailyRecipients,
  firstDayEnds,
  firstDayRecipients,
} from '#app/domain/sending/sending-limits.ts';
import { wallTimeOf } from '#app/domain/sending/wall-time.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { listSendStarts } from '#app/features/sending/queries/send-start.server.ts';
import { namePeriod, parsePeriod } from '#app/features/statements/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { numberOfSubject } from '../words/describe-emails.ts';
import { emailCopy } from '../words/email-copy.ts';
import {
  describeBounced,
  describeLeft,
  describeRefusal,
  type SendStart,
} from '../words/send-dialog.ts';
import type { Sender } from './queue-email.server.ts';

/**
 * Returns the dialog's initial data: the client's address, the seller's template for that kind in the document's
 * language, the remaining recipients, and why sending isn't possible. One round trip.
 * @param sender.labels see `placeholderLabels`
 * @param at.now ms
 * @param at.dailyQuota the email provider's daily quota for all senders; null if unknown
 * @returns null if the document is unknown or another user's, or doesn't have that payment or delivery note
 */
export async function startSend(
  db: Database,
  sender: Sender & { isConfirmed: boolean; labels: readonly string[] },
  about: Pick<SendStart, 'kind' | 'invoiceId' | 'paymentId'>,
  at: { now: number; timeZone: string | null; dailyQuota: number | null },
): Promise<SendStart | null> {
  const { now, timeZone, dailyQuota } = at;
  const { userId, email, plan, accountMadeAt } = sender;
  const { kind, invoiceId, paymentId } = about;
  const ends = firstDayEnds(plan, accountMadeAt) ?? 0;
  const isFirstDay = now < ends;
  const found = await listSendStarts(db, {
    userId,
    kind,
    invoiceIds: [invoiceId],
    paymentId,
    day: countedDay(now),
    firstDayEnds: isFirstDay ? ends : 0,
  });
  const [invoice] = found.invoices;
  if (!invoice || (isAboutPayment(kind) && invoice.receipt === 0)) return null;
  if (kind === 'delivery-note' && invoice.delivery === null) return null;
  const period = parsePeriod(paymentId);
  if (kind === 'statement' && !period) return null;
  const { templates, usedOfDay, usedOfFirstDay, usedOfAll } = found;
  const { language } = invoice;
  const isCrowded = dailyQuota !== null && usedOfAll >= clientEmailBudget(dailyQuota);
  const to = invoice.clientEmail ?? '';
  return {
    ...about,
    number: numberOf(kind, invoice, period),
    to,
    cc: invoice.cc ?? '',
    bounced: invoice.isBounced ? describeBounced([to]) : null,
    ...emailCopy(templates, kind, language, {
      document: invoice,
      today: dayInTimeZone(now, timeZone),
    }),
    labels: sender.labels,
    ownAddress: email,
    refusal: refusalOf(kind, invoice, { isConfirmed: sender.isConfirmed, isCrowded }),
    left: describeLeft({
      limit: dailyRecipients[plan],
      used: usedOfDay,
      firstDay: isFirstDay ? { limit: firstDayRecipients, used: usedOfFirstDay } : null,
    }),
    timeZone: timeZone ?? 'UTC',
    now: wallTimeOf(now, timeZone),
  };
}

type SendableInvoice = Awaited<ReturnType<typeof listSendStarts>>['invoices'][number];

function numberOf(
  kind: TemplateKind,
  { invoiceNumber, receipt, delivery }: SendableInvoice,
  period: ReturnType<typeof parsePeriod>,
): string {
  if (kind === 'statement' && period) return namePeriod(period);
  return numberOfSubject(kind, delivery ?? receipt, invoiceNumber);
}

function refusalOf(
  kind: TemplateKind,
  { status, isLinked, isStopped }: SendableInvoice,
  { isConfirmed, isCrowded }: { isConfirmed: boolean; isCrowded: boolean },
): string | null {
  if (!isConfirmed) return describeRefusal({ outcome: 'unconfirmed' });
  if (isStopped) return describeRefusal({ outcome: 'stopped' });
  const bar = emailBlockReason(kind, status);
  if (bar) return describeRefusal({ outcome: bar });
  if (!isLinked) return describeRefusal({ outcome: 'unlinked' });
  return isCrowded ? describeRefusal({ outcome: 'crowded' }) : null;
}
