import { FileDown, Landmark, Link2, Sigma } from 'lucide-react';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { benefitTexts } from '#app/features/account/texts.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatAmount } from '#app/i18n/format/money.ts';
import { formatRate } from '#app/i18n/format/number.ts';

const sampleNumber = 'INV-001';
const sampleAmountMinor = 120_000;

/** What an account offers, shown beside the form on a wide screen. Lists only what the product does. */
export function Benefits({ country }: { country: CountryCode }) {
  const benefits = [
    {
      icon: FileDown,
      title: benefitTexts.pdf.title,
      text: benefitTexts.pdf.text,
    },
    {
      icon: Link2,
      title: benefitTexts.link.title,
      text: benefitTexts.link.text,
    },
    {
      icon: Sigma,
      title: benefitTexts.exactTitle,
      text: benefitTexts.exact[country],
    },
    {
      icon: Landmark,
      title: benefitTexts.details.title,
      text: benefitTexts.details.text,
    },
  ];
  return (
    <aside
      aria-labelledby="benefits-heading"
      className="hidden self-start rounded-xl bg-sunken px-10 py-12 lg:block xl:px-14"
    >
      <SampleSlip country={country} />
      <h2
        id="benefits-heading"
        className="mt-10 max-w-sm text-balance font-display font-medium text-3xl leading-tight"
      >
        {benefitTexts.heading}
      </h2>
      <ul className="mt-8 flex flex-col gap-6">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** A decorative corner of an invoice. */
function SampleSlip({ country }: { country: CountryCode }) {
  const { currency, taxRateThousandths } = countries[country];
  const tax = (sampleAmountMinor * taxRateThousandths) / 100_000;
  return (
    <div
      aria-hidden="true"
      className="on-paper w-72 -rotate-2 rounded-md bg-surface px-5 py-4 text-ink shadow-float"
    >
      <div className="flex items-baseline justify-between text-sm">
        <span className="font-semibold">
          {fill(benefitTexts.sample.invoice, { number: sampleNumber })}
        </span>
        <span className="rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent-ink text-xs">
          {benefitTexts.sample.paid}
        </span>
      </div>
      <div className="mt-4 flex flex-col gap-2">
        <span className="h-1.5 w-4/5 rounded-full bg-line" />
        <span className="h-1.5 w-3/5 rounded-full bg-line" />
      </div>
      {tax > 0 && (
        <div className="figures mt-4 flex justify-between text-ink-faint text-sm">
          <span>
            {documentTexts.taxes[country]} {formatRate(taxRateThousandths * 10)}
          </span>
          <span>{formatAmount(tax, currency)}</span>
        </div>
      )}
      <div className="figures mt-4 flex items-baseline justify-between border-line border-t pt-3">
        <span className="text-ink-faint text-sm">{benefitTexts.sample.total}</span>
        <span className="font-semibold text-lg">
          {formatAmount(sampleAmountMinor + tax, currency)}
        </span>
      </div>
    </div>
  );
}
