import type { LegalFacts } from './legal-facts.ts';
import { LegalPage } from './legal-page.tsx';

export function ImprintPage(facts: LegalFacts) {
  const { country, productName, operatorName, operatorAddress, supportEmail } = facts;
  const sections = [
    {
      id: 'provider',
      heading: 'Provider',
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
      title="Imprint"
      lead="Who is responsible for this product."
      country={country}
      sections={sections}
    />
  );
}
