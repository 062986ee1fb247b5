import { describe, expect, it } from 'vitest';
import {
  archivedMessage,
  bulkArchivedMessage,
  describeListFailure,
} from '#app/features/invoice-list/words/list-answer.ts';

describe('the message after archiving', () => {
  it('for one invoice', () => {
    expect(archivedMessage(true)).toBe('Invoice archived');
    expect(archivedMessage(false)).toBe('Invoice unarchived');
  });

  it('for a selection, with the number', () => {
    expect(bulkArchivedMessage(3, true)).toBe('3 invoice(s) archived');
    expect(bulkArchivedMessage(1, false)).toBe('1 invoice(s) unarchived');
  });
});

describe('why a change failed', () => {
  it('is empty if it succeeded', () => {
    expect(describeListFailure({ outcome: 'changed', archived: true, count: 1 })).toBeNull();
  });

  it.each([
    [{ outcome: 'not-found' }, 'not found'],
    [{ outcome: 'sign-in-needed' }, 'sign in again'],
    [{ outcome: 'refused', message: 'why' }, 'why'],
    [{ outcome: 'unreachable', message: 'no connection' }, 'no connection'],
  ] as const)('%o', (answer, message) => {
    expect(describeListFailure(answer)).toBe(message);
  });
});
