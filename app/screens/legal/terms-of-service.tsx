import type { LegalFacts } from './legal-facts.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsOfService(facts: LegalFacts) {
  const { country, productName, operatorName, operatorAddress, supportEmail } = facts;
  const sections = [
    {
      id: 'provider',
      heading: 'Who we are',
      body: (
        <p>
          {productName} is operated by {operatorName}, {operatorAddress}. Questions:{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      title="Terms of Service"
      lead="The terms for using this product."
      country={country}
      sections={sections}
    />
  );
}
