import { Link } from '@remix-run/react';
import type { LegalFacts } from './legal-facts.ts';
import { LegalPage } from './legal-page.tsx';

/** What section 5 of Germany's Digital Services Act (DDG) asks of an operator in Berlin. */
export function ImprintPage(facts: LegalFacts) {
  const { country, productName, publicHost, operatorName, operatorAddress } = facts;
  const { operatorPhone, operatorVatId, supportEmail } = facts;
  return (
    <LegalPage
      title="Imprint"
      lead={
        <>
          Who stands behind {productName}, as section 5 of the German Digital Services Act (
          <span lang="de">Digitale-Dienste-Gesetz</span>, DDG) asks.{' '}
          <span lang="de">Impressum, Anbieterkennzeichnung.</span>
        </>
      }
      country={country}
      sections={[
        {
          id: 'provider',
          heading: 'Provider',
          body: (
            <address className="mt-3 not-italic">
              {operatorName}
              <br />
              {operatorAddress}
            </address>
          ),
        },
        {
          id: 'contact',
          heading: 'Contact',
          body: (
            <p>
              Email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              {operatorPhone && (
                <>
                  <br />
                  Phone:{' '}
                  <a href={`tel:${operatorPhone.replaceAll(/[^\d+]/g, '')}`}>{operatorPhone}</a>
                </>
              )}
              <br />
              Form: <Link to={`/${country}/contact`}>Contact Support</Link>
            </p>
          ),
        },
        ...(operatorVatId
          ? [
              {
                id: 'vat',
                heading: 'VAT identification number',
                body: <p>{operatorVatId} (section 27 a of the German VAT Act)</p>,
              },
            ]
          : []),
        {
          id: 'content',
          heading: 'Responsible for the content',
          body: (
            <p>
              {operatorName}, at the address above, for all pages of {publicHost}. Invoices are the
              content of those who made them; tell us of one that breaks the law, and we look into
              it at once.
            </p>
          ),
        },
        {
          id: 'disputes',
          heading: 'Consumer disputes',
          body: (
            <p>
              We neither take part in dispute settlement before a consumer arbitration board nor are
              obliged to (section 36 of the German Consumer Dispute Settlement Act, VSBG).
            </p>
          ),
        },
      ]}
    />
  );
}

// @covers platform-1.10 platform-2.6
