import { expect, it } from 'vitest';
import { addressOf, regionalTag } from '#app/domain/language/language-address.ts';
import { acceptedLanguage } from '#app/domain/language/languages.ts';

it.each([
  [null, 'us', 'en-US'],
  [null, 'uk', 'en-GB'],
  ['*', 'au', 'en-AU'],
  ['en-US,en;q=0.9', 'uk', 'en-US'],
  ['en-GB', 'us', 'en-GB'],
  ['en-IN,en;q=0.8', 'uk', 'en-GB'],
  ['en', 'ca', 'en-CA'],
  ['de-DE,de;q=0.9', 'ca', 'en-CA'],
  ['de,en-AU;q=0.5', 'us', 'en-AU'],
  ['fr-CA,fr;q=0.9,en-CA;q=0.8', 'ca', 'fr-CA'],
  ['fr-FR,en;q=0.5', 'uk', 'fr-CA'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8', 'us', 'ru'],
  ['de,ru;q=0.4,fr;q=0.5', 'au', 'fr-CA'],
  ['en-GB,fr-CA;q=0.9', 'ca', 'en-GB'],
  ['rus', 'us', 'en-US'],
  ['en;q=0,en-GB;q=0.1', 'us', 'en-GB'],
  ['EN-gb', 'us', 'en-GB'],
  [';;,=,,q=1, en-GB;q=high', 'us', 'en-US'],
] as const)('a browser that prefers %s in %s gets %s', (header, country, language) => {
  expect(acceptedLanguage(header, country)).toBe(language);
});

it('an indexed page has its own URL in each language', () => {
  expect(addressOf('/ca/pricing', 'ca', 'en-CA')).toBe('/ca/pricing');
  expect(addressOf('/ca/pricing', 'ca', 'fr-CA')).toBe('/ca/pricing?lang=fr-CA');
  expect([regionalTag('en-GB', 'uk'), regionalTag('fr-CA', 'us'), regionalTag('ru', 'au')]).toEqual(
    ['en-GB', 'fr-US', 'ru-AU'],
  );
});
