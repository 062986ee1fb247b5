import { describe, expect, test } from 'vitest';
import { emailCopy, type StoredEmailCopy } from '#app/features/sending/words/email-copy.ts';

const today = '2026-11-24';
const aDocument = { status: 'unpaid', totalMinor: 10_000, dueDate: '2026-12-01' } as const;
const own = (message: string): StoredEmailCopy[] => [
  { kind: 'invoice', language: 'en-US', subject: 'Mine {number}', body: message },
];

describe('the initial text of an email', () => {
  test.each([
    ['a paid invoice', { status: 'paid' }],
    ['a credited invoice', { status: 'credited' }],
    ['an invoice with a zero total', { totalMinor: 0 }],
  ] as const)('about %s does not mention a balance due', (_, over) => {
    const about = { document: { ...aDocument, ...over }, today };
    for (const language of ['en-US', 'fr-CA', 'ru'] as const) {
      const { message } = emailCopy([], 'invoice', language, about);
      expect(message).not.toContain('{balance}');
      expect(message).toContain('{total}');
    }
    expect(emailCopy(own('{balance} is due'), 'invoice', 'en-US', about)).toMatchObject({
      subject: 'Mine {number}',
      message: expect.stringContaining('No payment is due.'),
    });
    expect(emailCopy(own('Here it is'), 'invoice', 'en-US', about).message).toBe('Here it is');
  });

  test('about an unpaid invoice has its balance', () => {
    const about = { document: aDocument, today };
    expect(emailCopy([], 'invoice', 'en-US', about).message).toContain('{balance} is due');
    const { message } = emailCopy(own('{balance}, please'), 'invoice', 'en-US', about);
    expect(message).toBe('{balance}, please');
  });

  test.each([
    ['open', '2026-11-24', 'You can accept or decline it'],
    ['open', '2026-11-23', 'It was valid until {due date}.'],
    ['accepted', '2026-11-23', 'Here is estimate {number} for {total}.\n'],
    ['declined', '2026-12-23', 'Here is estimate {number} for {total}.\n'],
  ] as const)('about an estimate that is %s, valid until %s, says so', (status, dueDate, said) => {
    const about = { document: { status, totalMinor: 10_000, dueDate }, today };
    const { message } = emailCopy([], 'estimate', 'en-US', about);
    expect(message).toContain(said);
    expect(message.includes('accept')).toBe(said.includes('accept'));
  });
});
