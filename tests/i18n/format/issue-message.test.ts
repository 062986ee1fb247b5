import { describe, expect, it } from 'vitest';
import type { FieldIssue, PlainIssueCode } from '#app/domain/fields/field-issue.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';

const plain: Record<PlainIssueCode, string> = {
  date: 'Enter a valid date',
  email: 'Enter a valid email',
  emailAddress: 'Invalid email address',
  emailFormat: 'Invalid email format',
  emails: 'Separate email addresses with commas.',
  phone: 'Phone number can only contain digits, spaces and + ( ) -',
  website: 'Website must start with http:// or https://',
  termDays: 'Enter a whole number of days from 0 to 365',
  startingNumber: 'Starting number must be a whole number from 1 to 999999',
  description: 'Description is required',
  descriptionLength: 'Description must be 500 characters or fewer',
  quantity: 'Quantity must be greater than 0',
  quantityLimit: 'Quantity must be 100,000 or less',
  price: 'Price must be 0 or greater',
  priceLimit: 'Price must be 1,000,000,000 or less',
  taxRate: 'Tax rate must be between 0 and 100',
  noneComplete: 'At least one item must be complete with name, quantity > 0, and price ≥ 0',
  tooManyItems: 'An invoice can have at most 100 items',
  discount: 'Discount must be between 0 and 100',
  notANumber: 'Enter a number, for example 12.50',
  discountAmount: 'Discount must be 0 or greater',
  discountTooLarge: 'The discount is larger than the subtotal',
  depositTooLarge: 'The items must add up to at least the deposit already invoiced',
  lineDiscount: 'The discount is larger than the line total',
  taxNameLength: 'Tax name must be 40 characters or fewer',
  sameTax: 'Give each tax on a line a different name',
  tooManyTaxes: 'A line can have at most 5 taxes',
  insideReverse:
    'Prices can’t include tax that your client pays to the tax authority. Turn off “Prices include tax” or remove the reverse charge.',
  dueBeforeInvoice: 'Due date must be on or after invoice date',
  validBeforeEstimate: 'The “Valid until” date must be on or after the estimate date',
  sameEmail: 'Client email cannot be the same as business email',
  homeRate: 'Enter an exchange rate above 0, for example 0.7812',
  totalTooLarge: 'The invoice total is too large. Lower the quantities or prices.',
  noPaymentMethod: 'At least one payment method is required (bank details or payment link)',
  stripeRequired: 'Stripe payment link is required when card payments are enabled',
  https: 'Must start with https://',
  stripeLink: 'Must be from stripe.com',
  paypalLink: 'Must be from paypal.me',
  paypalName: 'Add your name, for example https://paypal.me/yourname',
  linkNotHttps: 'Payment links must use HTTPS protocol',
  ibanChecksum: 'Invalid IBAN checksum',
};

const withValues: [FieldIssue, string][] = [
  [{ code: 'required', label: 'invoiceNumber' }, 'Invoice number is required'],
  [{ code: 'required', label: 'invoiceDate' }, 'Invoice date is required'],
  [{ code: 'required', label: 'businessAddress' }, 'Business address is required'],
  [{ code: 'required', label: 'name' }, 'Name is required'],
  [{ code: 'required', label: 'postalCode', country: 'us' }, 'ZIP code is required'],
  [{ code: 'required', label: 'postalCode', country: 'uk' }, 'Postcode is required'],
  [{ code: 'tooLong', label: 'notes', max: 5000 }, 'Notes must be 5000 characters or fewer'],
  [{ code: 'tooLong', label: 'taxNumber', max: 50 }, 'Tax number must be 50 characters or fewer'],
  [
    { code: 'tooLong', label: 'interacEmail', max: 255 },
    'Interac e-Transfer email must be 255 characters or fewer',
  ],
  [
    { code: 'postalCode', country: 'us', example: '12345' },
    'USA postal code format: 12345 or 12345-1234',
  ],
  [{ code: 'postalCode', country: 'ca', example: 'A1A 1A1' }, 'Canada postal code format: A1A 1A1'],
  [{ code: 'postalCode', country: 'uk', example: 'SW1A 1AA' }, 'UK postcode format: SW1A 1AA'],
  [
    { code: 'postalCode', country: 'au', example: '2000' },
    'Australia postal code format: 4 digits (e.g., 2000)',
  ],
  [{ code: 'linkName', max: 200 }, 'Link name must be 200 characters or fewer'],
  [{ code: 'tooManyLinks', max: 10 }, 'An invoice can have at most 10 other payment links'],
  [{ code: 'anyLink', name: 'Wise' }, 'Invalid URL for payment link "Wise"'],
  [{ code: 'otherLinkNotHttps', name: 'Wise' }, 'Payment link "Wise" must use HTTPS'],
  [
    { code: 'ibanFormat', example: 'GB82WEST12345698765432' },
    'IBAN format: 2 letters + 2 digits + account number (e.g., GB82WEST12345698765432)',
  ],
  [{ code: 'ibanLength', country: 'DE', length: 22 }, 'DE IBAN must be 22 characters'],
  [
    { code: 'swiftLength', short: 'DEUTDEFF', long: 'DEUTDEFF500' },
    'SWIFT/BIC must be 8 or 11 characters (e.g., DEUTDEFF or DEUTDEFF500)',
  ],
  [
    { code: 'swiftFormat', short: 'DEUTDEFF', long: 'DEUTDEFF500' },
    'SWIFT/BIC format: 6 letters, then 2 or 5 letters or digits (e.g., DEUTDEFF or DEUTDEFF500)',
  ],
];

describe('the messages of issues', () => {
  it.each(Object.entries(plain))('%s', (code, sentence) => {
    expect(issueMessage({ code: code as PlainIssueCode })).toBe(sentence);
  });

  it.each(withValues)('%j', (issue, sentence) => {
    expect(issueMessage(issue)).toBe(sentence);
  });

  it('are in the page’s language', () => {
    const message = inLanguage('fr-CA', () => issueMessage({ code: 'required', label: 'notes' }));
    expect(message).toBe('Notes\u00a0: ce champ est obligatoire');
  });
});
