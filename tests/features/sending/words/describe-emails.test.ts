import { describe, expect, it } from 'vitest';
import { describeEmails, type StoredEmail } from '#app/features/sending/words/describe-emails.ts';
import { describeLeft, describeOptions } from '#app/features/sending/words/send-dialog.ts';

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
const linesOf = (emails: StoredEmail[], timeZone: string | null = null) =>
  describeEmails(emails, { invoiceNumber: 'INV-7', timeZone });

const refused = 'Bounced: this address doesn’t accept email';
const byProvider = 'Not sent: our email service refused it';
const day = '25 Nov 2026';

describe('the result of an email', () => {
  it.each([
    [{ state: 'scheduled' }, `Scheduled for ${day}, 12:00 PM`, 'cancel', false],
    [{ state: 'unclear' }, 'We couldn’t confirm that this was sent. Send again?', 'again', true],
    [{ state: 'sent' }, `Sent on ${day}`, null, false],
    [{ state: 'bounced', reason: 'hard' }, refused, null, true],
    [{ state: 'bounced', reason: 'soft' }, refused, 'again', true],
    [{ state: 'rejected', reason: 'suppressed' }, refused, null, true],
    // The provider's own reasons don't concern the address.
    [{ state: 'rejected', reason: 'refused' }, byProvider, null, true],
    [{ state: 'cancelled', reason: 'void' }, 'Not sent: the document was voided', null, true],
    [
      { state: 'delivered', lastOpenedAt: noon },
      `Delivered on ${day}, opened on ${day}`,
      null,
      false,
    ],
  ] as [Partial<StoredEmail>, string, string | null, boolean][])(
    '%j',
    (over, text, act, isTrouble) => {
      const [line] = linesOf([email(over)]);
      expect(line).toMatchObject({ act, isTrouble });
      expect(line?.text.replaceAll('\u202f', ' ')).toBe(text);
    },
  );

  it('is shown in the seller’s time zone', () => {
    const [line] = linesOf([email({ state: 'scheduled' })], 'Pacific/Auckland');
    expect(line?.text.replaceAll('\u202f', ' ')).toBe('Scheduled for 26 Nov 2026, 1:00 AM');
  });

  it('is that of the newest one per address and document, which is named', () => {
    const lines = linesOf([
      email({ id: '6', kind: 'thanks', receipt: 2 }),
      email({ id: '5', kind: 'receipt', receipt: 2 }),
      email({ id: '4', kind: 'receipt', receipt: 1 }),
      email({ id: '3', state: 'delivered' }),
      email({ id: '2', address: 'bob@client.example', state: 'unclear' }),
      email({ id: '1', state: 'bounced', reason: 'soft' }),
    ]);
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
    const lines = linesOf([
      email({ id: '6' }),
      statement('5', '2026-01-01 2026-06-30'),
      statement('4', '2026-01-01 2026-12-31'),
      statement('3', '2026-01-01 2026-12-31'),
      email({ id: '2', state: 'scheduled' }),
      email({ id: '1', state: 'scheduled' }),
      email({ id: '0' }),
    ]);
    expect(lines.map(({ id, about, act }) => [id, about, act])).toEqual([
      ['6', null, null],
      ['5', 'Statement, 1 Jan 2026 – 30 Jun 2026', null],
      ['4', 'Statement, 1 Jan 2026 – 31 Dec 2026', null],
      ['2', null, 'cancel'],
      ['1', null, 'cancel'],
    ]);
  });
});

it('the send dialog sums up its options', () => {
  const draft = { cc: '', wantsCopy: false, attach: true };
  expect(describeOptions(draft, false)).toBe('PDF attached');
  expect(describeOptions({ ...draft, attach: false }, true)).toBe('No attachment · Scheduled');
  const copied = { ...draft, cc: ' a@b.example ', wantsCopy: true };
  expect(describeOptions(copied, false)).toBe('PDF attached · Cc a@b.example · Copy to you');
});

it('the send dialog names how many recipients are left only when they are few', () => {
  const left = (used: number) => describeLeft({ limit: 100, used, firstDay: null });
  expect(left(3)).toBeNull();
  expect(left(99)).toBe('You can send to 1 more recipient today (limit: 100).');
});
