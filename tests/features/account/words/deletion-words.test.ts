import { expect, test } from 'vitest';
import { billingKeptUntil } from '#app/domain/account/account-closing.ts';
import { confirmsDeletion } from '#app/features/account/words/security-answer.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

test('a deleted account keeps its payment ids for eight years after the end of the year', () => {
  const lastDay = Date.UTC(2026, 11, 31, 18);
  expect(new Date(billingKeptUntil(lastDay)).toISOString()).toBe('2035-01-01T00:00:00.000Z');
  const newYear = Date.UTC(2027, 0, 1);
  expect(new Date(billingKeptUntil(newYear)).toISOString()).toBe('2036-01-01T00:00:00.000Z');
});

test.each([
  ['  Delete  my ACCOUNT ', 'en-GB', true],
  ['delete', 'en-GB', false],
  ['', 'en-GB', false],
  ['supprimer mon compte', 'fr-CA', true],
  ['Удалить  мой аккаунт', 'ru', true],
  ['DELETE my account', 'ru', true],
  ['supprimer mon compte', 'ru', false],
] as const)('%j confirms a deletion in %s: %s', (typed, language, confirms) => {
  expect(inLanguage(language, () => confirmsDeletion(typed))).toBe(confirms);
});
