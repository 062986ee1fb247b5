import { describe, expect, it } from 'vitest';
import { describeEmails, type StoredEmail } from '#app/features/sending/words/describe-emails.ts';

const noon = Date.UTC(2026, 10, 25, 12);

const email = (over: Partial<StoredEmail>): StoredEmail => ({
  id: 'm',
  kind: 'invoice',
  receipt: null,
  paymentId: null,
  address: 'ann@client.example',
  state: 'sent',
  reason: null,
  sendAt: noon,
  changedAt: noon,
  lastOpenedAt: null,
  ...over,
});

const line = (over: Partial<StoredEmail>, zone: string | null = null) => {
  const [{ text, act, isTrouble } = { text: '', act: null, isTrouble: false }] = describeEmails(
    [email(over)],
    { invoiceNumber: 'INV-7', timeZone: zone },
  );
  return [text.replaceAll('\u202f', ' '), act, isTrouble];
};

const refused = 'Bounced: this address doesn’t accept email';

describe('the result of an email', () => {
  it.each([
    [{ state: 'scheduled' }, 'Scheduled for 25 Nov 2026, 12:00 PM', 'cancel', false],
    [{ state: 'sending' }, 'Sending', null, false],
    [{ state: 'unclear' }, 'We couldn’t confirm that this was sent. Send again?', 'again', true],
    [{ state: 'sent' }, 'Sent on 25 Nov 2026', null, false],
    [{ state: 'deferred' }, 'Delayed. We’ll keep trying.', null, false],
    [{ state: 'delivered' }, 'Delivered on 25 Nov 2026', null, false],
    [
      { state: 'cancelled', reason: 'unissued' },
      'Not sent: your client didn’t have the invoice yet',
      null,
      true,
    ],
    [{ state: 'bounced', reason: 'hard' }, refused, null, true],
    [{ state: 'bounced', reason: 'soft' }, refused, 'again', true],
    [{ state: 'rejected', reason: 'suppressed' }, refused, null, true],
    // The provider's own reasons don't concern the address.
    [
      { state: 'rejected', reason: 'refused' },
      'Not sent: our email service refused it',
      null,
      true,
    ],
    [{ state: 'failed', reason: 'refused' }, 'Not sent: our email service refused it', null, true],
    [
      { state: 'failed', reason: 'away' },
      'Not sent: our email service was unavailable for a day',
      'again',
      true,
    ],
    [{ state: 'complained' }, 'Marked as spam on 25 Nov 2026', null, true],
    [{ state: 'cancelled', reason: 'void' }, 'Not sent: the document was voided', null, true],
    [
      { state: 'delivered', lastOpenedAt: noon },
      'Delivered on 25 Nov 2026, opened on 25 Nov 2026',
      null,
      false,
    ],
  ] as [Partial<StoredEmail>, string, string | null, boolean][])('%j', (over, ...wanted) => {
    expect(line(over)).toEqual(wanted);
  });

  it('is shown in the seller’s time zone', () => {
    const late = { sendAt: noon, changedAt: noon };
    expect(line({ state: 'scheduled', ...late }, 'Pacific/Auckland')[0]).toBe(
      'Scheduled for 26 Nov 2026, 1:00 AM',
    );
    expect(line({ state: 'sent', ...late }, 'Pacific/Auckland')[0]).toBe('Sent on 26 Nov 2026');
  });

  it('is that of the newest one per address and document, which is named', () => {
    const emails = [
      email({ id: '6', kind: 'thanks', receipt: 2 }),
      email({ id: '5', kind: 'receipt', receipt: 2 }),
      email({ id: '4', kind: 'receipt', receipt: 1 }),
      email({ id: '3', state: 'delivered' }),
      email({ id: '2', address: 'bob@client.example', state: 'unclear' }),
      email({ id: '1', state: 'bounced', reason: 'soft' }),
    ];
    const lines = describeEmails(emails, { invoiceNumber: 'INV-7', timeZone: null });
    expect(lines.map(({ id, about }) => [id, about])).toEqual([
      ['6', 'Thank-you note'],
      ['5', 'Receipt INV-7-R2'],
      ['4', 'Receipt INV-7-R1'],
      ['3', null],
      ['2', null],
    ]);
  });

  it('is also that of each statement, and of each scheduled one, which can be canceled', () => {
    const statement = (id: string, paymentId: string) =>
      email({ id, kind: 'statement', paymentId });
    const emails = [
      email({ id: '6' }),
      statement('5', '2026-01-01 2026-06-30'),
      statement('4', '2026-01-01 2026-12-31'),
      statement('3', '2026-01-01 2026-12-31'),
      email({ id: '2', state: 'scheduled' }),
      email({ id: '1', state: 'scheduled' }),
      email({ id: '0' }),
    ];
    const lines = describeEmails(emails, { invoiceNumber: 'INV-7', timeZone: null });
    expect(lines.map(({ id, about, act }) => [id, about, act])).toEqual([
      ['6', null, null],
      ['5', 'Statement, 1 Jan 2026 – 30 Jun 2026', null],
      ['4', 'Statement, 1 Jan 2026 – 31 Dec 2026', null],
      ['2', null, 'cancel'],
      ['1', null, 'cancel'],
    ]);
  });
});
