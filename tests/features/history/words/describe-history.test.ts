import { describe, expect, it } from 'vitest';
import type { EventCode, StoredEvent } from '#app/domain/history/document-event.ts';
import { describeHistory } from '#app/features/history/words/describe-history.ts';

const noon = Date.UTC(2026, 10, 21, 12);

function lineOf(code: EventCode, detail: unknown = null, timeZone: string | null = null) {
  const event: StoredEvent = {
    at: noon,
    code,
    detail: detail === null ? null : JSON.stringify(detail),
  };
  const around = { invoiceNumber: 'INV-7', country: 'uk', currency: 'GBP', timeZone } as const;
  const [line] = describeHistory([event], around);
  return line;
}

describe('the history of a document, for its owner', () => {
  it.each([
    ['issued', { cause: 'served' }, 'Issued on 21 Nov 2026, when your client first viewed it'],
    ['corrected', { reason: 'Wrong street' }, 'Corrected on 21 Nov 2026: Wrong street'],
    ['corrected', { reason: null }, 'Corrected on 21 Nov 2026'],
    ['paid', { day: '2026-11-02' }, 'Marked paid on 2 Nov 2026'],
    ['paid', { day: null }, 'Marked paid on 21 Nov 2026'],
    ['cardUnderWay', { amount: 5000 }, 'Card payment of £50.00 started processing on 21 Nov 2026'],
    ['sent', { to: 'a@b.example', kind: 'invoice' }, 'Sent to a@b.example on 21 Nov 2026'],
    [
      'opened',
      { to: 'a@b.example', kind: 'receipt', receipt: 2 },
      'Receipt INV-7-R2: opened by a@b.example on 21 Nov 2026',
    ],
    [
      'reminderWaits',
      { wait: 'unconfirmed' },
      'Reminder for 21 Nov 2026 put on hold: your email address wasn’t confirmed',
    ],
  ] as const)('%s %o', (code, detail, text) => {
    expect(lineOf(code, detail)).toEqual({ text, changes: [] });
  });

  it('uses seller-local dates', () => {
    expect(lineOf('archived', null, 'Pacific/Auckland')?.text).toBe('Archived on 22 Nov 2026');
  });

  it('shows what an edit changed, old and new, as displayed', () => {
    expect(
      lineOf('edited', {
        due_date: ['2026-12-01', '2026-12-24'],
        total: [10_000, 12_050],
        subtotal: [10_000, 12_050],
        items: ['[]', '[{}]'],
        notes: [null, 'x'.repeat(100)],
        routing_number: ['11-22-33', '44-55-66'],
        rounding: ['tax', 'line'],
        prices_include_tax: [0, 1],
        client_name: ['Finch', 'Robin'],
      })?.changes,
    ).toEqual([
      'Due date: 01/12/2026 → 24/12/2026',
      'Total: £100.00 → £120.50',
      'Line items',
      `Notes: – → ${'x'.repeat(80)}…`,
      'Sort Code: 11-22-33 → 44-55-66',
      'Tax options',
      'Client name: Finch → Robin',
    ]);
  });
});
