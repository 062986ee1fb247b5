import { Calculator, CreditCard, FileText, Globe, ShieldCheck, Users } from 'lucide-react';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/currency.ts';

/** Six things that the product does well. */
export function Features({ country }: { country: CountryCode }) {
  const { coin, taxLabel } = countries[country];
  const features = [
    {
      icon: Calculator,
      title: `Totals exact to the ${coin}`,
      text: `${taxLabel}, discounts and every line are rounded once, the right way, so the parts always add up.`,
    },
    {
      icon: FileText,
      title: 'PDFs that look the part',
      text: 'Three templates, your logo, your signature: the same sheet on screen, on paper and in the file.',
    },
    {
      icon: CreditCard,
      title: 'Paid your way',
      text: 'Add a Stripe or PayPal link, a QR code or your bank details. The money goes straight to you.',
    },
    {
      icon: Globe,
      title: `${currencyCodes.length} currencies`,
      text: 'Invoice a client abroad in their currency. Dates, labels and bank fields follow your country.',
    },
    {
      icon: Users,
      title: 'Clients and products kept',
      text: 'Save a client or a service once and pick it from a list the next time. Your payment details wait there too.',
    },
    {
      icon: ShieldCheck,
      title: 'Your data stays yours',
      text: 'Drafts stay in your browser until you save them. No ads, no tracking without your consent.',
    },
  ];
  return (
    <section className="page-width" aria-labelledby="features">
      <h2 id="features" className="section-title">
        Everything an invoice needs
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

// @covers platform-2.26
