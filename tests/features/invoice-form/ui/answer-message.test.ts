import { describe, expect, it } from 'vitest';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { answerMessage } from '#app/features/invoice-form/ui/save-messages.ts';

const saved: SaveAnswer = {
  outcome: 'saved',
  id: 'i1',
  invoiceNumber: 'INV-001',
  numberAssigned: false,
  version: 1,
};

const own = { guestWaiting: false, download: false };
const changed = { ...own, edit: { invoiceId: 'i1', version: 1 } };

describe('the message for a save', () => {
  it.each<[SaveAnswer, string, string]>([
    [saved, 'Invoice INV-001 created successfully!', 'Invoice saved to your account!'],
    [
      { outcome: 'limit-reached' },
      'Invoice limit reached. Please upgrade your plan.',
      'Invoice limit reached. Upgrade your plan to continue.',
    ],
    [{ outcome: 'refused', message: '' }, 'Failed to create invoice', 'Failed to save invoice'],
    [
      { outcome: 'refused', message: 'Busy' },
      'Failed to create invoice: Busy',
      'Failed to save invoice',
    ],
    [
      { outcome: 'unreachable' },
      'Unable to create invoice. Please try again.',
      'Failed to save invoice',
    ],
    [
      { outcome: 'unreachable', limitsUnchecked: true },
      'Error checking invoice limits',
      'Failed to save invoice',
    ],
  ])('%j', (answer, created, guest) => {
    expect(answerMessage(answer, own)?.text).toBe(created);
    expect(answerMessage(answer, { ...own, guestWaiting: true })?.text).toBe(guest);
  });

  it('differs for a guest who wanted the PDF', () => {
    const text = (download: boolean) =>
      answerMessage(saved, { guestWaiting: true, download })?.text;
    expect(text(false)).toBe('Invoice saved to your account!');
    expect(text(true)).toBe('Invoice created successfully!');
  });

  it.each<[SaveAnswer, string]>([
    [saved, 'Invoice INV-001 updated successfully!'],
    [{ outcome: 'refused', message: 'Busy' }, 'Failed to update invoice: Busy'],
    [{ outcome: 'not-found' }, 'Failed to update invoice: Invoice not found'],
    [{ outcome: 'unreachable' }, 'We couldn’t save your changes. Try again.'],
  ])('for an edit: %j', (answer, text) => {
    expect(answerMessage(answer, changed)?.text).toBe(text);
  });

  it('is left to the fields and to the sign-in dialog if they can show it', () => {
    expect(answerMessage({ outcome: 'sign-in-needed' }, own)).toBeNull();
    expect(answerMessage({ outcome: 'invalid', issues: [] }, own)).toBeNull();
    expect(answerMessage({ outcome: 'number-taken', invoiceNumber: 'A' }, own)).toBeNull();
    expect(answerMessage({ outcome: 'invoice-paid', id: 'one' }, changed)).toBeNull();
    expect(
      answerMessage({ outcome: 'changed-elsewhere', id: 'one', version: 2 }, changed),
    ).toBeNull();
  });
});
