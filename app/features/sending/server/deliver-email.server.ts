import { createHash } from 'node:crypto';
import {
  type ClientEmail,
  maxFileBytes,
  type ProductInfo,
  type ProviderOutcome,
  type SendToClient,
} from '#app/domain/email/email-content.ts';
import { permitEmail } from '#app/domain/email/email-purposes.ts';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import type { EmailReason } from '#app/domain/sending/client-email.ts';
import { emailBlockReason } from '#app/domain/sending/email-kinds.ts';
import { getDelivery } from '#app/features/deliveries/public.server.ts';
import { getInvoiceToEmail } from '#app/features/invoice-sheet/public.server.ts';
import {
  type AttemptEnd,
  type ClaimedEmail,
  claimEmail,
  finishAttempt,
  startAttempt,
} from '#app/features/sending/queries/deliver-email.server.ts';
import { getStatedOfInvoice } from '#app/features/statements/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { replyAddress } from '../words/document-email.ts';
import type { RenderClientEmail } from './render-client-email.server.ts';

/** What delivering an email needs. */
export type EmailDeliveryContext = {
  db: Database;
  config: ProductInfo;
  renderClientEmail: RenderClientEmail;
  sendToClient: SendToClient;
  publishToUser: PublishToUser;
  /** Called with an invoice that was just issued. */
  onIssued: (invoiceId: string) => void;
};

/** The document may be edited between reading and sending it, but hardly more than once. */
const maxReads = 3;
const minuteMs = 60_000;
/** Delays after the provider refuses, by attempt, then hourly; given up after about a day. */
const pauses = [minuteMs, 5 * minuteMs, 15 * minuteMs];
const hourlyPause = 60 * minuteMs;
const maxTries = 26;

/**
 * Sends a queued email, at most once however often it is called: claims it, renders it from the document's current
 * content, records the attempt, calls the provider, and records the result. If the worker dies in between,
 * `claimOverdueEmails` cleans up.
 * @param now ms
 * @returns the email's state afterwards; null if there was nothing to do
 * @throws when the database is unreachable
 */
export async function deliverEmail(
  work: EmailDeliveryContext,
  id: string,
  now: number,
): Promise<AttemptEnd['state'] | null> {
  const { db } = work;
  const claimed = await claimEmail(db, { id, now });
  if (!claimed) return null;
  const written = await writeAndBegin(work, claimed, now);
  const end = written.clientEmail
    ? endOf(await work.sendToClient(written.clientEmail), claimed, now)
    : written.end;
  await finishAttempt(db, claimed, end, now);
  work.publishToUser(claimed.userId, 'invoices');
  return end.state;
}

type PreparedEmail =
  | { clientEmail: ClientEmail; end?: never }
  | { clientEmail: null; end: AttemptEnd };

async function writeAndBegin(
  { db, config, renderClientEmail, onIssued }: EmailDeliveryContext,
  claimed: ClaimedEmail,
  now: number,
): Promise<PreparedEmail> {
  const { invoiceId } = claimed;
  for (let reads = 1; reads <= maxReads; reads += 1) {
    const found = await getInvoiceToEmail(db, invoiceId);
    if (!found) return ended('cancelled', 'closed');
    const { invoice, owner, entries } = found;
    const bar = emailBlockReason(claimed.kind, invoice.status);
    if (bar) return ended('cancelled', bar);
    if (owner.link === null) return ended('cancelled', 'unlinked');
    if (owner.email === null || permitEmail(claimed.kind, owner) !== 'send')
      return ended('cancelled', 'stopped');
    const { link, email } = owner;
    const replyTo = replyAddress(invoice.content, email);
    const isStatement = claimed.kind === 'statement';
    const stated = isStatement ? await getStatedOfInvoice(db, { ...claimed, invoiceId }) : null;
    // The client no longer exists.
    if (isStatement && !stated) return ended('failed', 'unwritten');
    const delivery =
      claimed.kind === 'delivery-note'
        ? await getDelivery(db, { ...claimed, noteId: claimed.paymentId })
        : null;
    const document = { invoice, entries, delivery, stated, link, replyTo };
    const { clientEmail, pdf } = await renderClientEmail(config, claimed, document);
    const bytes = clientEmail.files.reduce((sum, file) => sum + file.bytes.length, 0);
    if (bytes > maxFileBytes) return ended('failed', 'too-large');
    const begun = await startAttempt(db, {
      ...claimed,
      invoiceId,
      version: invoice.version,
      now,
      pdf: pdf && {
        hash: createHash('sha256').update(pdf).digest('hex'),
        invoiceId,
        revision: invoice.revision ?? 1,
        status: invoice.status,
        madeAt: now,
      },
    });
    if (begun) {
      if (invoice.revision === null) onIssued(invoiceId);
      return { clientEmail };
    }
  }
  // The document is edited continuously, or a newer attempt exists.
  return { clientEmail: null, end: triedAgainAt(now + minuteMs) };
}

function ended(state: 'cancelled' | 'failed', reason: EmailReason): PreparedEmail {
  return { clientEmail: null, end: { state, reason, providerId: null } };
}

function triedAgainAt(sendAt: number): AttemptEnd {
  return { state: 'scheduled', reason: null, providerId: null, sendAt };
}

function endOf(outcome: ProviderOutcome, claimed: ClaimedEmail, now: number): AttemptEnd {
  switch (outcome.outcome) {
    case 'taken':
      return { state: 'sent', reason: null, providerId: outcome.providerId };
    case 'unclear':
      return { state: 'unclear', reason: null, providerId: null };
    case 'refused':
      return outcome.reason === 'suppressed'
        ? { state: 'rejected', reason: 'suppressed', providerId: null }
        : { state: 'failed', reason: 'refused', providerId: null };
    case 'later':
      if (claimed.tries >= maxTries) return { state: 'failed', reason: 'away', providerId: null };
      return triedAgainAt(now + (pauses[claimed.tries - 1] ?? hourlyPause));
    default:
      return outcome satisfies never;
  }
}
