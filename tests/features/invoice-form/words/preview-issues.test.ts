import { expect, it } from 'vitest';
import type { PreviewIssue, PreviewOnlyIssue } from '#app/domain/invoices/check-preview.ts';
import {
  describePreviewIssue,
  listMissing,
} from '#app/features/invoice-form/words/preview-issues.ts';

const place = { field: 'field', group: 'payment' } as const;

it.each<[PreviewOnlyIssue | { code: 'ibanChecksum' }, string]>([
  [{ code: 'incomplete' }, 'Please complete all required fields'],
  [
    { code: 'payment' },
    'Please provide at least one payment method: bank details, payment links, or check information',
  ],
  [{ code: 'businessEmail' }, 'Business email cannot be the same as client email'],
  [{ code: 'httpsOnly', link: 'paypal' }, 'PayPal payment link must use HTTPS protocol'],
  [{ code: 'invalidUrl', link: 'stripe' }, 'Invalid URL for Stripe payment link'],
  [{ code: 'invalidUrl', link: 'unnamed' }, 'Invalid URL for payment link'],
  [{ code: 'httpsOnly', name: 'Wise' }, 'Wise must use HTTPS protocol'],
  [{ code: 'ibanChecksum' }, 'Invalid IBAN checksum'],
])('%j: %s', (issue, message) => {
  const described = describePreviewIssue({ ...place, ...issue } as PreviewIssue);
  expect(described).toEqual({ ...place, message });
});

it('lists what is missing below its introduction', () => {
  expect(listMissing(['businessName', 'clientName', 'items', 'paymentMethods'])).toBe(
    [
      'Please complete these required fields:',
      'Your Name/Business',
      'Client Name',
      'At least one item with a description and a price above 0',
      'At least one payment method',
    ].join('\n'),
  );
  expect(listMissing([])).toBeUndefined();
});
