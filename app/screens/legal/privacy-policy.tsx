import type { LegalFacts } from './legal-facts.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPolicy(facts: LegalFacts) {
  const { country, productName, operatorName, operatorAddress, supportEmail } = facts;
  const sections = [
    {
      id: 'controller',
      heading: 'Who is responsible',
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
      title="Privacy Policy"
      lead="What we store about you, and why."
      country={country}
      sections={sections}
    />
  );
}
