import { describe, expect, it } from 'vitest';
import { parseDeliveryEvent } from '#app/adapters/email-queue.server.ts';
import { describeEvent, type ReportedState, reportedStates } from '#tests/fakes/mailbox-events.ts';
import { emailEvents } from './cloudflare-events.ts';

const now = Date.UTC(2026, 10, 24, 13);
// Cloudflare returns the Message-ID header value with its angle brackets, and its events repeat it.
const sent = {
  messageId: '<pIlEAeNiwq8Yqda1@mail.example.com>',
  sender: 'invoices@mail.example.com',
  recipient: 'ann@client.example',
};
const events = emailEvents(sent);
const states = Object.keys(events) as ReportedState[];
const documentedAt = Date.parse('2026-11-24T12:00:30.132Z');
/** A documented event with another payload. */
const changed = (state: ReportedState, payload: object) => {
  return { ...events[state], payload: { ...events[state].payload, ...payload } };
};

describe('an event of Email Sending', () => {
  it.each<[ReportedState, object, string | null]>([
    ['delivered', {}, null],
    ['deferred', {}, null],
    ['bounced', {}, 'hard'],
    // Cloudflare has given up retrying a mailbox that was unavailable.
    ['bounced', { bounce: { type: 'soft' } }, 'soft'],
    ['bounced', { bounce: undefined }, 'soft'],
    ['failed', {}, 'refused'],
    ['rejected', {}, 'suppressed'],
    ['rejected', { rejection: { reason: 'spam' } }, 'refused'],
    ['complained', {}, null],
  ])('is read as documented: %s %j', (state, payload, reason) => {
    const mixedCase = { sender: 'Invoices@mail.example.com', recipient: 'Ann@Client.example' };
    expect(parseDeliveryEvent(changed(state, { ...mixedCase, ...payload }), now)).toEqual({
      state,
      reason,
      providerId: sent.messageId,
      sender: sent.sender,
      recipient: sent.recipient,
      at: documentedAt,
    });
  });

  it('gets our date when its own is missing, invalid or in the future', () => {
    for (const eventTimestamp of [undefined, 'soon', '2027-01-01T00:00:00Z']) {
      const event = { ...events.delivered, metadata: { eventTimestamp } };
      expect(parseDeliveryEvent(event, now)).toMatchObject({ at: now });
    }
  });

  it.each(states)(
    'is read without explanatory fields and with undocumented values: %s',
    (state) => {
      const { payload, ...envelope } = events[state];
      const { type, source } = envelope;
      expect(parseDeliveryEvent({ type, source, payload: sent }, now)).toMatchObject({ state });
      const strange = {
        ...payload,
        delivery: { status: 'lost', provider: null, smtpStatusCode: null },
        bounce: { type: 'unclear', classification: 'new' },
        rejection: { reason: 'new', party: 'nobody' },
        failure: { reason: 'new' },
        complaint: { type: 'new' },
        tracking: { opens: 1 },
      };
      expect(parseDeliveryEvent({ ...envelope, payload: strange }, now)).toMatchObject({ state });
    },
  );

  it.each(['cf.email.sending.message.opened', 'cf.r2.bucket.created'])('%s is ignored', (type) => {
    expect(parseDeliveryEvent({ ...events.delivered, type }, now)).toBe('ignored');
  });

  it.each([
    ['without a payload', { ...events.bounced, payload: undefined }],
    ['without an id', changed('bounced', { messageId: '' })],
    ['with a number for an id', changed('bounced', { messageId: 1 })],
    ['with a long id', changed('bounced', { messageId: 'x'.repeat(501) })],
    ['without a recipient', changed('bounced', { recipient: undefined })],
    ['as a string', JSON.stringify(events.bounced)],
  ])('is rejected %s', (_, event) => {
    expect(parseDeliveryEvent(event, now)).toBeNull();
  });
});

describe('the mailbox fake', () => {
  const namesOf = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => namesOf(each, `${path}.${name}`))
      : [`${path}: ${typeof value}`];

  it.each(reportedStates)('only sends what Cloudflare documents: %s', (state) => {
    const letter = { id: sent.messageId, to: sent.recipient, from: sent.sender, subject: 'Hello' };
    const documented = namesOf(events[state as ReportedState]);
    const ours = namesOf(describeEvent(letter, state as ReportedState));
    expect(ours.filter((name) => !documented.includes(name))).toEqual([]);
  });
});
