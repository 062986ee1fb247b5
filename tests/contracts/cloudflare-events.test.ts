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

describe('an event of Email Sending', () => {
  it.each(states)('is read as documented: %s', (state) => {
    expect(parseDeliveryEvent(events[state], now)).toMatchObject({
      state,
      providerId: sent.messageId,
      sender: sent.sender,
      recipient: sent.recipient,
      at: Date.parse('2026-11-24T12:00:30.132Z'),
    });
  });

  it.each(states)('is read without its merely explanatory fields: %s', (state) => {
    const { type, source } = events[state];
    expect(parseDeliveryEvent({ type, source, payload: sent }, now)).toMatchObject({ state });
  });

  it.each(states)('is read with values that are not documented yet: %s', (state) => {
    const { payload, ...envelope } = events[state];
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
  });

  it('of a new type is ignored', () => {
    const event = { ...events.delivered, type: 'cf.email.sending.message.opened' };
    expect(parseDeliveryEvent(event, now)).toBe('ignored');
  });

  it.each([
    ['without a payload', { ...events.bounced, payload: undefined }],
    ['without an id', { ...events.bounced, payload: { ...sent, messageId: undefined } }],
    ['with a number for an id', { ...events.bounced, payload: { ...sent, messageId: 1 } }],
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
