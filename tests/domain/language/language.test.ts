import { describe, expect, test } from 'vitest';
import { isLanguageCode, type LanguageCode, languages } from '#app/domain/language/languages.ts';
import { paymentMethods } from '#app/features/payments/words/payment-methods.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { languageTexts } from '#app/i18n/texts.ts';

describe('the six languages', () => {
  test('are offered in order', () => {
    expect(languages.map(({ code }) => languageTexts.names[code])).toEqual([
      'English (US)',
      'English (UK)',
      'English (Canada)',
      'French (Canada)',
      'English (Australia)',
      'Russian',
    ]);
  });

  test('are known by their codes', () => {
    expect(languages.map(({ code }) => code).filter(isLanguageCode)).toHaveLength(6);
    expect([isLanguageCode('de'), isLanguageCode(null)]).toEqual([false, false]);
  });
});

describe('the variants of English', () => {
  const checkIn = (language: LanguageCode) =>
    inLanguage(language, () => paymentMethods('us').find(({ id }) => id === 'check'));

  test.each(['en-GB', 'en-CA', 'en-AU'] as const)('%s uses the spelling cheque', (language) => {
    expect(checkIn(language)).toMatchObject({
      name: 'Cheque',
      description: 'A paper cheque sent to your mailing address.',
    });
  });

  test('en-US uses the spelling check', () => {
    expect(checkIn('en-US')).toMatchObject({
      name: 'Check',
      description: 'A paper check sent to your mailing address.',
    });
  });
});
