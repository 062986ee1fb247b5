/**
 * The six Email Sending events as in Cloudflare's reference, each with every documented field
 * (https://developers.cloudflare.com/email-service/platform/event-subscriptions/).
 * @param sent the email they are about
 */
export function emailEvents(sent: { messageId: string; sender: string; recipient: string }) {
  const event = (state: string, payload: Record<string, unknown>) => ({
    type: `cf.email.sending.message.${state}`,
    source: {
      type: 'email.sending',
      zoneId: '0f'.repeat(16),
      domain: sent.sender.split('@').at(-1),
    },
    payload: { eventId: crypto.randomUUID(), ...sent, ...payload },
    metadata: {
      accountId: 'a1'.repeat(16),
      eventSubscriptionId: 'b2'.repeat(16),
      eventSchemaVersion: 1,
      eventTimestamp: '2026-11-24T12:00:30.132Z',
    },
  });
  const subject = 'Invoice 42';
  return {
    delivered: event('delivered', {
      subject,
      terminal: true,
      delivery: {
        status: 'delivered',
        provider: 'gmail',
        deliveryTimeMs: 1234,
        smtpStatusCode: '250',
        smtpEnhancedStatusCode: '2.0.0',
        smtpResponse: '250 2.0.0 OK',
      },
    }),
    deferred: event('deferred', {
      subject,
      terminal: false,
      delivery: {
        status: 'deferred',
        provider: 'external_smtp',
        deliveryTimeMs: 2143,
        smtpStatusCode: '451',
        smtpEnhancedStatusCode: '4.2.0',
        smtpResponse: '451 4.2.0 Temporary mailbox error',
      },
      bounce: {
        type: 'soft',
        classification: 'temporary_failure',
        reason: '451 4.2.0 Temporary mailbox error',
      },
    }),
    bounced: event('bounced', {
      subject,
      terminal: true,
      delivery: {
        status: 'bounced',
        provider: 'external_smtp',
        deliveryTimeMs: 2143,
        smtpStatusCode: '550',
        smtpEnhancedStatusCode: '5.1.1',
        smtpResponse: '550 5.1.1 User unknown',
      },
      bounce: {
        type: 'hard',
        classification: 'permanent_failure',
        reason: '550 5.1.1 User unknown',
      },
    }),
    failed: event('failed', {
      subject,
      terminal: true,
      delivery: { status: 'failed' },
      failure: { reason: 'delivery_failed' },
    }),
    rejected: event('rejected', {
      subject,
      terminal: true,
      delivery: { status: 'rejected' },
      rejection: { reason: 'suppressed', party: 'recipient', detail: 'Recipient is suppressed' },
    }),
    // The only event without a subject.
    complained: event('complained', {
      terminal: true,
      delivery: { status: 'complained' },
      complaint: { type: 'abuse' },
    }),
  };
}
