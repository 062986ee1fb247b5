import { imprintTexts } from '#app/features/legal/texts.ts';
import { imprintLaw } from './data/proper-names.ts';
import { German, type LegalFacts, LegalPage, LegalProse } from './legal-page.tsx';

/** The imprint that section 5 of Germany's Digital Services Act (DDG) requires of an operator in Berlin. */
export function Imprint(facts: LegalFacts) {
  const { operatorName, operatorAddress, operatorPhone, operatorVatId } = facts;
  const texts = imprintTexts.sections;
  const { email, phone, form } = texts.contact;
  return (
    <LegalPage
      title={imprintTexts.title}
      lead={imprintTexts.lead}
      facts={facts}
      values={{
        law: <German>{imprintLaw.germanName}</German>,
        germanNames: <German>{imprintLaw.germanWords}</German>,
      }}
      sections={[
        {
          id: 'provider',
          ...texts.provider,
          content: (
            <address className="mt-3 not-italic">
              {operatorName}
              <br />
              {operatorAddress}
            </address>
          ),
        },
        {
          id: 'contact',
          heading: texts.contact.heading,
          content: (
            <p>
              <LegalProse text={email} facts={facts} />
              <br />
              {operatorPhone && (
                <>
                  <LegalProse text={phone} facts={facts} />
                  <br />
                </>
              )}
              <LegalProse text={form} facts={facts} />
            </p>
          ),
        },
        ...(operatorVatId ? [{ id: 'vat', ...texts.vat }] : []),
        { id: 'content', ...texts.content },
        { id: 'disputes', ...texts.disputes },
      ]}
    />
  );
}
