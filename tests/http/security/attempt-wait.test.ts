import { expect, it } from 'vitest';
import { tooManyAttempts } from '#app/http/security/throttle.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';

const now = Date.UTC(2026, 10, 23, 14, 0);
const endsAt = Date.UTC(2026, 10, 23, 14, 5);

it.each([
  ['en-US', 'Too many attempts. Try again in 5 minutes, at 2:05 PM.'],
  ['en-GB', 'Too many attempts. Try again in 5 minutes, at 14:05.'],
  ['fr-CA', 'Trop de tentatives. Réessayez dans 5 minutes, à 14 h 05.'],
  ['ru', 'Слишком много попыток. Повторите через 5 минут, в 14:05.'],
] as const)('a wait in %s has the minute in the language’s format', (language, said) => {
  expect(inLanguage(language, () => tooManyAttempts(endsAt, now, 'UTC'))).toBe(said);
});
