import { freeInvoiceLimit, freePlan } from '#app/domain/billing/allowance.ts';
import { planPrice, plans } from '#app/domain/billing/plans.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { planLabel } from '#app/features/billing/public.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { landingTexts } from '#app/features/landing/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { useNonce } from '#app/ui/document/inline-script.tsx';

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

type Product = {
  productName: string;
  operatorName: string;
  supportEmail: string;
  publicOrigin: string;
};

/** Returns the structured data of the landing page: the offer, its prices, and the questions with answers. */
function landingStatements(country: CountryCode, product: Product): Statement[] {
  const { productName, operatorName, supportEmail, publicOrigin } = product;
  const { currency: priceCurrency } = countries[country];
  const inLanguage = currentLanguage();
  const operator = { '@id': `${publicOrigin}/#operator` };
  return [
    {
      '@type': 'Organization',
      ...operator,
      name: productName,
      legalName: operatorName,
      url: `${publicOrigin}/`,
      logo: `${publicOrigin}/icons/icon-512.png`,
      email: supportEmail,
    },
    { '@type': 'WebSite', url: `${publicOrigin}/`, name: productName, publisher: operator },
    {
      '@type': 'WebApplication',
      name: productName,
      url: `${publicOrigin}/${country}`,
      applicationCategory: 'BusinessApplication' as const,
      operatingSystem: 'Any' as const,
      browserRequirements: landingTexts.requirements,
      inLanguage,
      provider: operator,
      offers: [
        { '@type': 'Offer', name: planLabel(freePlan), price: '0', priceCurrency },
        ...plans.map(({ name }) => ({
          '@type': 'Offer',
          name: planLabel(name),
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: String(planPrice(name, country, 'monthly') / 100),
            priceCurrency,
            unitCode: 'MON',
          },
        })),
      ],
    },
    {
      '@type': 'FAQPage',
      inLanguage,
      mainEntity: landingQuestions(country).map(({ title, content }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: content },
      })),
    },
  ];
}

/** A schema.org node in JSON-LD. */
type Statement = { '@type': string; [property: string]: unknown };

type StructuredDataProps = { country: CountryCode; product: Product };

/** The landing page's structured data for search engines; browsers don't execute it. */
export function StructuredData({ country, product }: StructuredDataProps) {
  const statements = landingStatements(country, product);
  const graph = { '@context': 'https://schema.org', '@graph': statements };
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  );
}
