import type { Letter } from './mailbox.ts';

/** Delivery states that the email service reports. */
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
 * Creates the queue event for an email in the format of Cloudflare's reference (Email Service,
 * Event subscriptions). Addresses starting with `full` have a mailbox that is temporarily full.
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

/** Sends the event to the product; returns whether it was accepted. */
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
