import { describe, expect, it, test } from 'vitest';
import {
  billingKeptUntil,
  closedDays,
  wipeDueAt,
  wipedIfClosedBy,
} from '#app/domain/account/account-closing.ts';
import { confirmsDeletion } from '#app/features/account/words/security-answer.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

const closed = Date.UTC(2026, 10, 21, 18);

describe('a deleted account', () => {
  it('is wiped 30 days later', () => {
    expect(closedDays).toBe(30);
    expect(new Date(wipeDueAt(closed)).toISOString()).toBe('2026-12-21T18:00:00.000Z');
    expect(wipedIfClosedBy(wipeDueAt(closed))).toBe(closed);
  });

  it('keeps its payment ids for eight years after the end of the year', () => {
    expect(new Date(billingKeptUntil(closed)).toISOString()).toBe('2035-01-01T00:00:00.000Z');
    const newYear = Date.UTC(2027, 0, 1);
    expect(new Date(billingKeptUntil(newYear)).toISOString()).toBe('2036-01-01T00:00:00.000Z');
  });
});

test.each([
  ['delete my account', true],
  ['  Delete  my ACCOUNT ', true],
  ['delete', false],
  ['', false],
])('%j confirms a deletion: %s', (typed, confirms) => {
  expect(confirmsDeletion(typed)).toBe(confirms);
});

test.each([
  ['supprimer mon compte', 'fr-CA', true],
  ['Удалить  мой аккаунт', 'ru', true],
  ['DELETE my account', 'ru', true],
  ['supprimer mon compte', 'ru', false],
  ['supprimer mon compte', 'en-GB', false],
] as const)('%j confirms a deletion in %s: %s', (typed, language, confirms) => {
  expect(inLanguage(language, () => confirmsDeletion(typed))).toBe(confirms);
});
