import { usualDocumentLanguage } from '#app/domain/language/document-language.ts';
import { mailLanguage } from '#app/domain/sending/invoice-mail.ts';
import { describeLeft, describeRefusal, type SendStart } from '#app/domain/sending/send-dialog.ts';
import { countedDay, dailyRecipients } from '#app/domain/sending/sending-limits.ts';
import { wallTimeOf } from '#app/domain/sending/wall-time.ts';
import { clientMailTexts } from '#app/texts/client-mail.ts';
import { textsIn } from '#app/texts/room.ts';
import type { Database } from '#db/client.server.ts';
import { readSendStart } from '#db/queries/sending/send-start.server.ts';
import type { Sender } from './press-send.server.ts';

/**
 * What the dialog begins with: the client's address, the seller's words in the document's language, and why nothing could be sent.
 * One round trip.
 * @param at.now ms
 * @returns null for a document that is unknown or another user's
 */
export async function startSend(
  db: Database,
  sender: Sender & { isConfirmed: boolean },
  invoiceId: string,
  { now, timeZone }: { now: number; timeZone: string | null },
): Promise<SendStart | null> {
  const { userId, email, plan } = sender;
  const found = await readSendStart(db, { userId, invoiceId, day: countedDay(now) });
  if (!found) return null;
  const { invoice, templates, usedOfDay } = found;
  const language = invoice.language ?? usualDocumentLanguage(invoice.country);
  const own = templates.find((each) => each.kind === 'invoice' && each.language === language);
  const words = textsIn(clientMailTexts, mailLanguage(language)).templates.invoice;
  const limit = dailyRecipients[plan];
  return {
    ...{ invoiceId, invoiceNumber: invoice.invoiceNumber, to: invoice.clientEmail ?? '' },
    ...{ subject: own?.subject ?? words.subject, message: own?.body ?? words.message },
    ownAddress: email,
    refusal: refusalOf(invoice, sender.isConfirmed),
    left: describeLeft({ limit, left: limit - usedOfDay }),
    ...{ timeZone: timeZone ?? 'UTC', now: wallTimeOf(now, timeZone) },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readSendStart>>>['invoice'];

function refusalOf({ status, isLinked, isStopped }: Found, isConfirmed: boolean): string | null {
  if (!isConfirmed) return describeRefusal({ outcome: 'unconfirmed' });
  if (isStopped) return describeRefusal({ outcome: 'stopped' });
  if (status === 'void') return describeRefusal({ outcome: 'void' });
  return isLinked ? null : describeRefusal({ outcome: 'unlinked' });
}

// @covers paid-4.2 paid-4.8
