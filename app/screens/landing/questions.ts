import { freeInvoiceLimit } from '#app/domain/billing/allowance.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/currency.ts';

/** The five questions that people ask before they begin, for the page and for search engines. */
export function landingQuestions(country: CountryCode): { title: string; content: string }[] {
  const { taxLabel, currency } = countries[country];
  return [
    {
      title: 'Is it really free?',
      content: `Yes. The Free plan gives you ${freeInvoiceLimit} invoices in total, with every feature of the form, the PDF and the payment link. You need no card. When you need more, choose a monthly plan.`,
    },
    {
      title: 'Do I need an account?',
      content:
        'Not to begin: fill in the form and see the preview as a guest. Your draft stays in your browser. To save the invoice or download its PDF you create an account, and your draft is waiting for you.',
    },
    {
      title: 'How is tax calculated?',
      content: `Each line has its own rate, which starts with the usual ${taxLabel} rate of your country and can be changed. A discount is taken off first, then tax is worked out per rate and rounded once, so subtotal, discount, tax and total always agree.`,
    },
    {
      title: 'How do my clients pay me?',
      content:
        'Directly. You add a Stripe or PayPal.Me link, or your bank details, and they appear on the PDF and on the link you share. The money never passes through us and we take no share of it.',
    },
    {
      title: 'Which currencies can I use?',
      content: `Invoices start in ${currency} and can be made in any of ${currencyCodes.length} currencies. The choice holds for that one invoice.`,
    },
  ];
}
