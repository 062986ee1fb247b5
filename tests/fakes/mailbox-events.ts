import type { Letter } from './mailbox.ts';

/** What may become of a letter, as the email service tells of it. */
export const reportedStates = [
  'delivered',
  'deferred',
  'bounced',
  'rejected',
  'failed',
  'complained',
] as const;
export type ReportedState = (typeof reportedStates)[number];

/**
 * What the service's queue would bring of a letter, in the shape of Cloudflare's reference (Email Service, Event subscriptions); an
 * address that begins with `full` has a mailbox that takes nothing for now.
 */
export function describeEvent(
  letter: Pick<Letter, 'id' | 'to' | 'from' | 'subject'>,
  state: ReportedState,
) {
  const sender = typeof letter.from === 'string' ? letter.from : letter.from.email;
  const isSoft = state === 'deferred' || letter.to.startsWith('full');
  return {
    type: `cf.email.sending.message.${state}`,
    source: { type: 'email.sending', zoneId: '0'.repeat(32), domain: sender.split('@').at(-1) },
    payload: {
      eventId: crypto.randomUUID(),
      messageId: letter.id,
      sender,
      recipient: letter.to,
      ...(state !== 'complained' && { subject: letter.subject }),
      terminal: state !== 'deferred',
      delivery: { status: state },
      ...((state === 'bounced' || state === 'deferred') && {
        bounce: isSoft
          ? { type: 'soft', classification: 'temporary_failure', reason: '451 4.2.0 Mailbox full' }
          : { type: 'hard', classification: 'permanent_failure', reason: '550 5.1.1 User unknown' },
      }),
      ...(state === 'failed' && { failure: { reason: 'delivery_failed' } }),
      ...(state === 'rejected' && {
        rejection: { reason: 'suppressed', party: 'recipient', detail: 'Recipient is suppressed' },
      }),
      ...(state === 'complained' && { complaint: { type: 'abuse' } }),
    },
    metadata: {
      accountId: '1'.repeat(32),
      eventSubscriptionId: '2'.repeat(32),
      eventSchemaVersion: 1,
      eventTimestamp: new Date().toISOString(),
    },
  };
}

/** Tells the product; whether it took it. */
export async function sendEmailEvent(
  eventsUrl: string | null,
  letter: Letter,
  state: ReportedState,
): Promise<boolean> {
  if (!eventsUrl) return false;
  const answer = await fetch(eventsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    redirect: 'manual',
    body: JSON.stringify(describeEvent(letter, state)),
  }).catch(() => null);
  return answer?.ok ?? false;
}
