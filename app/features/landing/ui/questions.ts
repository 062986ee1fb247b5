import { freeInvoiceLimit } from '#app/domain/billing/allowance.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/currency.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { landingTexts } from '#app/features/landing/texts/landing.ts';
import { fill } from '#app/i18n/fill.ts';

/** Returns the five frequently asked questions, for the page and for search engines. */
export function landingQuestions(country: CountryCode): { title: string; content: string }[] {
  const { free, account, tax, payment, currencies } = landingTexts.questions;
  const values = { currency: countries[country].currency, count: currencyCodes.length };
  return [
    { title: free.question, content: fill(free.answer, { limit: freeInvoiceLimit }) },
    { title: account.question, content: account.answer },
    { title: tax.question, content: fill(tax.answer, { tax: documentTexts.taxes[country] }) },
    { title: payment.question, content: payment.answer },
    { title: currencies.question, content: fill(currencies.answer, values) },
  ];
}
