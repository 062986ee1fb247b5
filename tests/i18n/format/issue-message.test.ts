import { describe, expect, it } from 'vitest';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';

const withValues: [FieldIssue, string][] = [
  [{ code: 'required', label: 'invoiceNumber' }, 'Invoice number is required'],
  [{ code: 'required', label: 'postalCode', country: 'us' }, 'ZIP code is required'],
  [{ code: 'required', label: 'postalCode', country: 'uk' }, 'Postcode is required'],
  [{ code: 'tooLong', label: 'notes', max: 5000 }, 'Notes must be 5000 characters or fewer'],
  [
    { code: 'postalCode', country: 'us', example: '12345' },
    'USA postal code format: 12345 or 12345-1234',
  ],
  [{ code: 'tooManyLinks', max: 10 }, 'An invoice can have at most 10 other payment links'],
  [{ code: 'otherLinkNotHttps', name: 'Wise' }, 'Payment link "Wise" must use HTTPS'],
  [{ code: 'ibanLength', country: 'DE', length: 22 }, 'DE IBAN must be 22 characters'],
  [
    { code: 'swiftFormat', short: 'DEUTDEFF', long: 'DEUTDEFF500' },
    'SWIFT/BIC format: 6 letters, then 2 or 5 letters or digits (e.g., DEUTDEFF or DEUTDEFF500)',
  ],
];

describe('the messages of issues', () => {
  it.each(withValues)('%j', (issue, sentence) => {
    expect(issueMessage(issue)).toBe(sentence);
  });

  it('are in the page’s language', () => {
    const message = inLanguage('fr-CA', () => issueMessage({ code: 'required', label: 'notes' }));
    expect(message).toBe('Notes\u00a0: ce champ est obligatoire');
  });
});
