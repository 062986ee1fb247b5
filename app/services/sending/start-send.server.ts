import { usualDocumentLanguage } from '#app/domain/language/document-language.ts';
import { mailLanguage } from '#app/domain/sending/invoice-mail.ts';
import {
  describeBounced,
  describeLeft,
  describeRefusal,
  type SendStart,
} from '#app/domain/sending/send-dialog.ts';
import {
  clientMailBudget,
  countedDay,
  dailyRecipients,
  firstDayEnds,
  firstDayRecipients,
} from '#app/domain/sending/sending-limits.ts';
import { wallTimeOf } from '#app/domain/sending/wall-time.ts';
import { clientMailTexts } from '#app/texts/client-mail.ts';
import { textsIn } from '#app/texts/room.ts';
import type { Database } from '#db/client.server.ts';
import { readSendStart } from '#db/queries/sending/send-start.server.ts';
import type { Sender } from './press-send.server.ts';

/**
 * What the dialog begins with: the client's address, the seller's words in the document's language, how many recipients are left, and
 * why nothing could be sent. One round trip.
 * @param at.now ms
 * @param at.dailyQuota how many mails the provider takes of all of ours on a day; null where that is not known
 * @returns null for a document that is unknown or another user's
 */
export async function startSend(
  db: Database,
  sender: Sender & { isConfirmed: boolean },
  invoiceId: string,
  at: { now: number; timeZone: string | null; dailyQuota: number | null },
): Promise<SendStart | null> {
  const { now, timeZone, dailyQuota } = at;
  const { userId, email, plan, accountMadeAt } = sender;
  const ends = firstDayEnds(plan, accountMadeAt) ?? 0;
  const isFirstDay = now < ends;
  const found = await readSendStart(db, {
    ...{ userId, invoiceId, day: countedDay(now), firstDayEnds: isFirstDay ? ends : 0 },
  });
  if (!found) return null;
  const { invoice, templates, usedOfDay, usedOfFirstDay, usedOfAll } = found;
  const language = invoice.language ?? usualDocumentLanguage(invoice.country);
  const own = templates.find((each) => each.kind === 'invoice' && each.language === language);
  const words = textsIn(clientMailTexts, mailLanguage(language)).templates.invoice;
  const isCrowded = dailyQuota !== null && usedOfAll >= clientMailBudget(dailyQuota);
  const to = invoice.clientEmail ?? '';
  return {
    ...{ invoiceId, invoiceNumber: invoice.invoiceNumber, to },
    bounced: invoice.isBounced ? describeBounced([to]) : null,
    ...{ subject: own?.subject ?? words.subject, message: own?.body ?? words.message },
    ownAddress: email,
    refusal: refusalOf(invoice, { isConfirmed: sender.isConfirmed, isCrowded }),
    left: describeLeft({
      ...{ limit: dailyRecipients[plan], used: usedOfDay },
      firstDay: isFirstDay ? { limit: firstDayRecipients, used: usedOfFirstDay } : null,
    }),
    ...{ timeZone: timeZone ?? 'UTC', now: wallTimeOf(now, timeZone) },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readSendStart>>>['invoice'];

function refusalOf(
  { status, isLinked, isStopped }: Found,
  { isConfirmed, isCrowded }: { isConfirmed: boolean; isCrowded: boolean },
): string | null {
  if (!isConfirmed) return describeRefusal({ outcome: 'unconfirmed' });
  if (isStopped) return describeRefusal({ outcome: 'stopped' });
  if (status === 'void') return describeRefusal({ outcome: 'void' });
  if (!isLinked) return describeRefusal({ outcome: 'unlinked' });
  return isCrowded ? describeRefusal({ outcome: 'crowded' }) : null;
}

// @covers paid-4.2 paid-4.8
