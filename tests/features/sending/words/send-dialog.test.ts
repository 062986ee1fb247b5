import { describe, expect, it } from 'vitest';
import { describeLeft, describeOptions } from '#app/features/sending/words/send-dialog.ts';

describe('the folded options of the send dialog', () => {
  const plain = { cc: '', wantsCopy: false, attach: true };
  it.each([
    [plain, false, 'PDF attached'],
    [{ ...plain, attach: false }, true, 'No attachment · Scheduled'],
    [
      { ...plain, cc: ' a@b.example ', wantsCopy: true },
      false,
      'PDF attached · Cc a@b.example · Copy to you',
    ],
  ])('%o, later: %s', (draft, isLater, text) => {
    expect(describeOptions(draft, isLater)).toBe(text);
  });
});

describe('the recipients that are left today', () => {
  it('are shown only when there are few, and always for a new account', () => {
    expect(describeLeft({ limit: 100, used: 3, firstDay: null })).toBeNull();
    expect(describeLeft({ limit: 100, used: 99, firstDay: null })).toBe(
      'You can send to 1 more recipient today (limit: 100).',
    );
    expect(describeLeft({ limit: 100, used: 0, firstDay: { limit: 30, used: 1 } })).toBe(
      'New accounts can send to 30 recipients in their first 24 hours. You have 29 left.',
    );
  });
});
