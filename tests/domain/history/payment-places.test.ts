import { expect, test } from 'vitest';
import { newPlaces } from '#app/domain/history/payment-places.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

const bank = { routingNumber: '021000021', accountNumber: '000123456789' };
const none = { routingNumber: null, accountNumber: null };
const content = (changes: Partial<InvoiceContent>) => sampleContent({ ...none, ...changes });
const placesAfter = (before: Partial<InvoiceContent>, now: Partial<InvoiceContent>) =>
  newPlaces(content(before), content(now));
const checkTo = (checkMailingAddress: string) => ({ checkPayeeName: 'Ada', checkMailingAddress });
const paypal = (paypalPaymentLink: string) => ({ paypalPaymentLink });
const stripe = (id: string) => ({ stripePaymentLink: `https://buy.stripe.com/${id}` });
const link = (url: string) => ({ otherPaymentLinks: [{ name: 'Wise', url }] });

test.each<[string, Partial<InvoiceContent>, Partial<InvoiceContent>, string, string]>([
  ['another account', bank, { ...bank, accountNumber: '999' }, 'account', '999'],
  ['another bank', bank, { ...bank, routingNumber: '9' }, 'account', '6789'],
  ['another IBAN', { iban: 'GB1' }, { iban: 'GB2345' }, 'iban', '2345'],
  ['an IBAN as well', bank, { ...bank, iban: 'GB2345' }, 'iban', '2345'],
  ['another PayID', { payid: 'a@b.au' }, { payid: 'c@b.au' }, 'payid', 'c@b.au'],
  ['another Interac', { interacEmail: 'a@b.ca' }, { interacEmail: 'c@b.ca' }, 'interac', 'c@b.ca'],
  ['a check sent elsewhere', checkTo('1 Road'), checkTo('2 Road'), 'check', 'Ada'],
  ['PayPal instead', bank, paypal('https://paypal.me/mallory/20'), 'paypal', 'mallory'],
  ['cards for the first time', bank, stripe('a'), 'card', 'Stripe'],
  ['another link', link('https://a.com/1'), link('https://a.com/2'), 'link', 'https://a.com/2'],
])('%s is a new destination for money', (_, before, now, way, shown) => {
  expect(placesAfter(before, now)).toEqual([{ way, shown }]);
});

test.each<[string, Partial<InvoiceContent>, Partial<InvoiceContent>]>([
  ['the same in another format', { iban: 'GB29 NWBK 6016' }, { iban: 'gb29nwbk6016' }],
  ['a removed payment method', { ...bank, payid: 'a@b.au' }, bank],
  ['the first details ever', {}, bank],
  ['a name or a sentence', { ...bank, bankName: 'A' }, { ...bank, paymentNotes: 'C' }],
  ['Stripe for another amount', stripe('a'), stripe('b')],
  ['another amount', paypal('https://paypal.me/ada'), paypal('https://www.paypal.me/Ada/20')],
])('%s is no change', (_, before, now) => {
  expect(placesAfter(before, now)).toEqual([]);
});
