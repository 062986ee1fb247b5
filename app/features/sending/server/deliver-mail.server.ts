import { createHash } from 'node:crypto';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import { permitEmail } from '#app/domain/mail/email-purposes.ts';
import {
  type ClientLetter,
  type LetterOutcome,
  type MailProduct,
  maxFileBytes,
  type SendToClient,
} from '#app/domain/mail/mail-text.ts';
import type { MailReason } from '#app/domain/sending/client-mail.ts';
import { emailBlockReason } from '#app/domain/sending/mail-kinds.ts';
import { getInvoiceToEmail } from '#app/features/invoice-sheet/public.server.ts';
import {
  type AttemptEnd,
  type ClaimedMail,
  claimMail,
  finishAttempt,
  startAttempt,
} from '#app/features/sending/queries/deliver-mail.server.ts';
import { getStatedOfInvoice } from '#app/features/statements/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { replyAddress } from '../words/document-mail.ts';
import type { WriteClientMail } from './write-client-mail.server.ts';

/** What delivering an email needs. */
export type MailWork = {
  db: Database;
  config: MailProduct;
  writeClientMail: WriteClientMail;
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
export async function deliverMail(
  work: MailWork,
  id: string,
  now: number,
): Promise<AttemptEnd['state'] | null> {
  const { db } = work;
  const mail = await claimMail(db, { id, now });
  if (!mail) return null;
  const written = await writeAndBegin(work, mail, now);
  const end = written.letter
    ? endOf(await work.sendToClient(written.letter), mail, now)
    : written.end;
  await finishAttempt(db, mail, end, now);
  work.publishToUser(mail.userId, 'invoices');
  return end.state;
}

type PreparedEmail = { letter: ClientLetter; end?: never } | { letter: null; end: AttemptEnd };

async function writeAndBegin(
  { db, config, writeClientMail, onIssued }: MailWork,
  mail: ClaimedMail,
  now: number,
): Promise<PreparedEmail> {
  const { invoiceId } = mail;
  for (let reads = 1; reads <= maxReads; reads += 1) {
    const found = await getInvoiceToEmail(db, invoiceId);
    if (!found) return ended('cancelled', 'closed');
    const { invoice, owner, entries } = found;
    const bar = emailBlockReason(mail.kind, invoice.status);
    if (bar) return ended('cancelled', bar);
    if (owner.link === null) return ended('cancelled', 'unlinked');
    if (owner.email === null || permitEmail(mail.kind, owner) !== 'send')
      return ended('cancelled', 'stopped');
    const { link, email } = owner;
    const replyTo = replyAddress(invoice.content, email);
    const isStatement = mail.kind === 'statement';
    const stated = isStatement ? await getStatedOfInvoice(db, { ...mail, invoiceId }) : null;
    // The client no longer exists.
    if (isStatement && !stated) return ended('failed', 'unwritten');
    const document = { invoice, entries, stated, link, replyTo };
    const { letter, pdf } = writeClientMail(config, mail, document);
    const bytes = letter.files.reduce((sum, file) => sum + file.bytes.length, 0);
    if (bytes > maxFileBytes) return ended('failed', 'too-large');
    const begun = await startAttempt(db, {
      ...mail,
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
      return { letter };
    }
  }
  // The document is edited continuously, or a newer attempt exists.
  return { letter: null, end: triedAgainAt(now + minuteMs) };
}

function ended(state: 'cancelled' | 'failed', reason: MailReason): PreparedEmail {
  return { letter: null, end: { state, reason, providerId: null } };
}

function triedAgainAt(sendAt: number): AttemptEnd {
  return { state: 'scheduled', reason: null, providerId: null, sendAt };
}

function endOf(outcome: LetterOutcome, mail: ClaimedMail, now: number): AttemptEnd {
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
      if (mail.tries >= maxTries) return { state: 'failed', reason: 'away', providerId: null };
      return triedAgainAt(now + (pauses[mail.tries - 1] ?? hourlyPause));
    default:
      return outcome satisfies never;
  }
}
