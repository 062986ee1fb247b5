import { describe, expect, test } from 'vitest';
import { isLanguageCode, languages } from '#app/domain/language/languages.ts';
import { spell } from '#app/domain/language/spelling.ts';
import { languageTexts } from '#app/texts/languages.ts';

describe('the six languages (platform.md section 9)', () => {
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
  test.each(['en-GB', 'en-CA', 'en-AU'] as const)('%s spells cheque', (language) => {
    expect(spell('Check payee name', language)).toBe('Cheque payee name');
    expect(spell('A paper check sent to you, or two checks.', language)).toBe(
      'A paper cheque sent to you, or two cheques.',
    );
  });

  test('en-US leaves every sentence as it is', () => {
    expect(spell('Check payee name', 'en-US')).toBe('Check payee name');
  });

  test('parts of other words stay', () => {
    expect(spell('Checkout, unchecked, checklist', 'en-GB')).toBe('Checkout, unchecked, checklist');
  });
});

// @covers decisions-7.2
