import { describe, expect, it } from 'vitest';
import { searchWords, statusesNamed } from '#app/domain/invoices/list-search.ts';

describe('a search', () => {
  it('is its words', () => {
    expect(searchWords('finch  50%\u00a0overdue')).toEqual(['finch', '50%', 'overdue']);
    expect(searchWords(' ')).toEqual([]);
  });

  it.each([
    ['paid', ['paid']],
    ['PAI', ['paid']],
    // As the chip Unpaid, everything that is not paid.
    ['unpaid', ['unpaid', 'overdue', 'due_soon']],
    ['Unp', ['unpaid', 'overdue', 'due_soon']],
    ['over', ['overdue']],
    ['due', ['due_soon']],
    ['Soon', ['due_soon']],
    ['aid', []],
    ['paidx', []],
    ['due_soon', []],
  ])('the word %s names %j', (word, statuses) => {
    expect(statusesNamed(word)).toEqual(statuses);
  });
});
