import type { LegalFacts } from './legal-facts.ts';
import { LegalPage } from './legal-page.tsx';

export function ContactPage(facts: LegalFacts) {
  const { country, productName, operatorName, operatorAddress, supportEmail } = facts;
  const sections = [
    {
      id: 'write',
      heading: 'Write to us',
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
      title="Contact Support"
      lead="Write to us: we typically answer within 24 hours."
      country={country}
      sections={sections}
    />
  );
}
