import { describe, expect, it } from 'vitest';
import { parseDeliveryEvent } from '#app/adapters/email-queue.server.ts';
import { describeEvent, type ReportedState } from '#tests/fakes/mailbox-events.ts';

const now = Date.UTC(2026, 10, 25, 12);
const at = '2026-11-25T11:59:00.000Z';

/**
 * An event as in Cloudflare's reference (Email Service, Event subscriptions), with the given
 * payload.
 */
function event(state: string, payload: object = {}, over: object = {}) {
  return {
    type: `cf.email.sending.message.${state}`,
    source: {
      type: 'email.sending',
      zoneId: '023e105f4ecef8ad9ca31a8372d0c353',
      domain: 'a.example',
    },
    payload: {
      eventId: '0190d0c4-7e9a-7b3c-9f12-1a2b3c4d5e6f',
      messageId: '0101018f7d0c4d9a-msg',
      sender: 'Invoices@a.example',
      recipient: 'Ann@Client.example',
      subject: 'Hello',
      terminal: true,
      delivery: { status: state },
      ...payload,
    },
    metadata: {
      accountId: 'f9f79265f388666de8122cfb508d7776',
      eventSubscriptionId: '1830c4bb',
      eventSchemaVersion: 1,
      eventTimestamp: at,
    },
    ...over,
  };
}

describe('a Cloudflare email event', () => {
  it.each([
    ['delivered', {}, { state: 'delivered', reason: null }],
    ['deferred', { bounce: { type: 'soft' } }, { state: 'deferred', reason: null }],
    ['bounced', { bounce: { type: 'hard' } }, { state: 'bounced', reason: 'hard' }],
    // Cloudflare has given up retrying a mailbox that was unavailable.
    ['bounced', { bounce: { type: 'soft' } }, { state: 'bounced', reason: 'soft' }],
    ['bounced', {}, { state: 'bounced', reason: 'soft' }],
    ['failed', { failure: { reason: 'delivery_failed' } }, { state: 'failed', reason: 'refused' }],
    [
      'rejected',
      { rejection: { reason: 'suppressed', party: 'recipient' } },
      { state: 'rejected', reason: 'suppressed' },
    ],
    ['rejected', { rejection: { reason: 'spam' } }, { state: 'rejected', reason: 'refused' }],
    ['complained', { complaint: { type: 'abuse' } }, { state: 'complained', reason: null }],
  ])('%s %j', (state, payload, wanted) => {
    expect(parseDeliveryEvent(event(state, payload), now)).toEqual({
      ...wanted,
      providerId: '0101018f7d0c4d9a-msg',
      sender: 'invoices@a.example',
      recipient: 'ann@client.example',
      at: Date.parse(at),
    });
  });

  it('gets our date when its own is missing, invalid or in the future', () => {
    for (const eventTimestamp of [undefined, 'soon', '2027-01-01T00:00:00Z']) {
      const told = event('delivered', {}, { metadata: { eventTimestamp } });
      expect(parseDeliveryEvent(told, now)).toMatchObject({ at: now });
    }
    const undated = event('delivered', {}, { metadata: undefined });
    expect(parseDeliveryEvent(undated, now)).toMatchObject({ at: now });
  });

  it.each([
    ['an event from another product', event('x', {}, { type: 'cf.r2.bucket.created' })],
    ['a state that does not exist yet', event('opened')],
  ])('is ignored: %s', (_, body) => {
    expect(parseDeliveryEvent(body, now)).toBe('ignored');
  });

  it.each([
    ['nothing', null],
    ['a string', 'delivered'],
    ['no id', event('delivered', { messageId: '' })],
    ['an invalid id', event('delivered', { messageId: { $ne: '' } })],
    ['a long id', event('delivered', { messageId: 'x'.repeat(501) })],
    ['no recipient', event('delivered', { recipient: undefined })],
  ])('is rejected: %s', (_, body) => {
    expect(parseDeliveryEvent(body, now)).toBeNull();
  });

  it.each([
    'delivered',
    'deferred',
    'bounced',
    'rejected',
    'failed',
    'complained',
  ] as ReportedState[])('is sent by the fake in the same format: %s', (state) => {
    const letter = { id: 'x', to: 'ann@client.example', subject: 'S', from: 'a@b.example' };
    expect(parseDeliveryEvent(describeEvent(letter, state), Date.now())).toMatchObject({ state });
  });
});
