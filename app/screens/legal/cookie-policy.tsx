import type { LegalFacts } from './legal-facts.ts';
import { LegalPage } from './legal-page.tsx';

export function CookiePolicy(facts: LegalFacts) {
  const { country, productName, operatorName, operatorAddress, supportEmail } = facts;
  const sections = [
    {
      id: 'cookie-settings',
      heading: 'Cookie Settings',
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
      title="Cookie Policy"
      lead="What is kept in your browser, and why."
      country={country}
      sections={sections}
    />
  );
}
