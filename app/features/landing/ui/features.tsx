import { Calculator, CreditCard, FileText, Globe, ShieldCheck, Users } from 'lucide-react';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/currency.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { landingTexts } from '#app/features/landing/texts/landing.ts';
import { fill } from '#app/i18n/fill.ts';

export function Features({ country }: { country: CountryCode }) {
  const { totals, sheet, payment, currencies, records, data } = landingTexts.features;
  const features = [
    {
      icon: Calculator,
      title: totals[countries[country].coin],
      text: fill(totals.text, { tax: documentTexts.taxes[country] }),
    },
    { icon: FileText, ...sheet },
    { icon: CreditCard, ...payment },
    { icon: Globe, ...currencies, title: fill(currencies.title, { count: currencyCodes.length }) },
    { icon: Users, ...records },
    { icon: ShieldCheck, ...data },
  ];
  return (
    <section className="page-width" aria-labelledby="features">
      <h2 id="features" className="section-title">
        {landingTexts.features.title}
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-6 shadow-card">
            <Icon aria-hidden="true" className="size-7 text-accent-ink" strokeWidth={1.5} />
            <h3 className="mt-4 font-semibold text-lg">{title}</h3>
            <p className="mt-1.5 text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
