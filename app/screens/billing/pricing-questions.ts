import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencies, currencyCodes } from '#app/domain/money/currency.ts';

/** The six items of the pricing page's FAQ (`platform.md` section 2), true of plans and limits as they are. */
export function pricingQuestions(country: CountryCode) {
  const { currency } = countries[country];
  return [
    {
      title: 'What does Free include?',
      content:
        '3 invoices in total, not per month, with everything an invoice has: PDF, public link, payment links, your taxes and any currency. No card is needed.',
    },
    {
      title: 'What counts as an invoice?',
      content:
        'Each invoice that you save counts once. Drafts and previews do not count, nor does downloading a saved invoice again. Archiving an invoice does not give it back.',
    },
    {
      title: 'How does the monthly allowance work?',
      content:
        'Basic gives 50 and Standard 300 invoices for every month, counted from the day the subscription starts. Pro has no limit. Paying yearly changes only the price, by 20%: the allowance starts anew every month too.',
    },
    {
      title: 'What happens when I reach the limit?',
      content:
        'Your invoices stay as they are: you can open, download and share them, and clients can pay them. What you are writing stays as a draft.',
    },
    {
      title: 'Can I change or cancel my plan?',
      content:
        'At any time, with Manage Subscription. A cancelled plan goes on until the end of the time you have paid for. After that your invoices stay, and the 3 invoices of Free count again.',
    },
    {
      title: 'In which currency are the plans?',
      content: `These prices are in ${currency} (${currencies[currency].name}). Your invoices can be in any of ${currencyCodes.length} currencies on every plan.`,
    },
  ];
}

// @covers platform-2.40
