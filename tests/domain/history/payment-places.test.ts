import { expect, test } from 'vitest';
import { newPlaces } from '#app/domain/history/payment-places.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

const bank = { routingNumber: '021000021', accountNumber: '000123456789' };
const none = { routingNumber: null, accountNumber: null };
const content = (changes: Partial<InvoiceContent>) => sampleContent({ ...none, ...changes });
const placesAfter = (before: Partial<InvoiceContent>, now: Partial<InvoiceContent>) =>
  newPlaces(content(before), content(now));
const link = (url: string) => ({ otherPaymentLinks: [{ name: 'Wise', url }] });

test.each<[string, Partial<InvoiceContent>, Partial<InvoiceContent>, object]>([
  ['another account', bank, { ...bank, accountNumber: '999' }, { way: 'account', shown: '999' }],
  ['another bank', bank, { ...bank, routingNumber: '9' }, { way: 'account', shown: '6789' }],
  ['another IBAN', { iban: 'GB1' }, { iban: 'GB2345' }, { way: 'iban', shown: '2345' }],
  [
    'an IBAN in addition to the account',
    bank,
    { ...bank, iban: 'GB2345' },
    { way: 'iban', shown: '2345' },
  ],
  ['another PayID', { payid: 'a@b.au' }, { payid: 'c@b.au' }, { way: 'payid', shown: 'c@b.au' }],
  [
    'another Interac address',
    { interacEmail: 'a@b.ca' },
    { interacEmail: 'c@b.ca' },
    { way: 'interac', shown: 'c@b.ca' },
  ],
  [
    'a check sent elsewhere',
    { checkPayeeName: 'Ada', checkMailingAddress: '1 Road' },
    { checkPayeeName: 'Ada', checkMailingAddress: '2 Road' },
    { way: 'check', shown: 'Ada' },
  ],
  [
    'someone else’s PayPal in place of a bank account',
    bank,
    { paypalPaymentLink: 'https://paypal.me/mallory/20' },
    { way: 'paypal', shown: 'mallory' },
  ],
  [
    'cards for the first time',
    bank,
    { stripePaymentLink: 'https://buy.stripe.com/a' },
    { way: 'card', shown: 'Stripe' },
  ],
  [
    'another link',
    link('https://wise.com/a'),
    link('https://wise.com/b'),
    { way: 'link', shown: 'https://wise.com/b' },
  ],
])('%s is a new destination for money', (_, before, now, place) => {
  expect(placesAfter(before, now)).toEqual([place]);
});

test.each<[string, Partial<InvoiceContent>, Partial<InvoiceContent>]>([
  ['the same in another format', { iban: 'GB29 NWBK 6016' }, { iban: 'gb29nwbk6016' }],
  ['a removed payment method', { ...bank, payid: 'a@b.au' }, bank],
  ['the first details ever', {}, bank],
  [
    'a name or a sentence',
    { ...bank, bankName: 'A' },
    { ...bank, bankName: 'B', paymentNotes: 'C' },
  ],
  [
    'Stripe for another amount',
    { stripePaymentLink: 'https://buy.stripe.com/a' },
    { stripePaymentLink: 'https://buy.stripe.com/b' },
  ],
  [
    'PayPal for another amount',
    { paypalPaymentLink: 'https://paypal.me/ada' },
    { paypalPaymentLink: 'https://www.paypal.me/Ada/20' },
  ],
])('%s is no change', (_, before, now) => {
  expect(placesAfter(before, now)).toEqual([]);
});
