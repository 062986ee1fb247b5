import { describe, expect, it } from 'vitest';
import { searchWords, statusesNamed } from '#app/features/invoice-list/words/list-search.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

describe('a search', () => {
  it('consists of its words', () => {
    expect(searchWords('finch  50%\u00a0overdue')).toEqual(['finch', '50%', 'overdue']);
    expect(searchWords(' ')).toEqual([]);
  });

  it.each([
    ['en-US', 'paidx', []],
    ['en-US', 'due_soon', []],
    ['fr-CA', 'impay', ['unpaid', 'overdue', 'due_soon']],
    ['fr-CA', 'payée', ['paid']],
    ['fr-CA', 'paid', []],
    ['ru', 'оплачен', ['paid']],
    ['ru', 'Не опла', ['unpaid', 'overdue', 'due_soon']],
    ['ru', 'срок', ['due_soon']],
  ] as const)('in %s the word %s means %j', (language, word, statuses) => {
    expect(inLanguage(language, () => statusesNamed(word))).toEqual(statuses);
  });

  it('in Russian keeps «не» with the word that it belongs to', () => {
    expect(searchWords('Финч не  оплачен')).toEqual(['Финч', 'не оплачен']);
    expect(searchWords('нет, не')).toEqual(['нет,', 'не']);
  });
});
