import { retention } from '#app/domain/account/retention.ts';
import { privacyPolicyTexts, storedDataTexts } from '#app/features/legal/texts.ts';

import { fill } from '#app/i18n/fill.ts';
import { authority, companies } from './data/proper-names.ts';
import { German, type LegalFacts, LegalPage, LegalProse, ProperName } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/**
 * The privacy policy: what is stored about whom, why, for how long, and by which processors. Update the date with every
 * change of the English text.
 */
export function PrivacyPolicy(facts: LegalFacts) {
  const texts = privacyPolicyTexts.sections;
  return (
    <LegalPage
      title={privacyPolicyTexts.title}
      lead={privacyPolicyTexts.lead}
      changed="2026-11-29"
      facts={facts}
      values={{
        address: `${facts.publicHost}/${facts.country}/privacy`,
        authority: <German>{authority.germanName}</German>,
        authorityAddress: <ProperName>{authority.address}</ProperName>,
      }}
      sections={[
        { id: 'controller', ...texts.controller },
        {
          id: 'what',
          ...texts.what,
          content: (
            <LegalTable
              caption={storedDataTexts.stored.caption}
              heads={storedDataTexts.stored.heads}
              rows={Object.values(storedDataTexts.stored.rows).map((cells) =>
                cells.map((cell) => fill(cell, retention)),
              )}
            />
          ),
        },
        { id: 'guests', ...texts.guests },
        { id: 'recipients', ...texts.recipients },
        processorsOf(facts),
        { id: 'security', ...texts.security },
        { id: 'rights', ...texts.rights },
        { id: 'deletion', ...texts.deletion },
        { id: 'children', ...texts.children },
        { id: 'automated', ...texts.automated },
        { id: 'changes', ...texts.changes },
      ]}
    />
  );
}

function processorsOf(facts: LegalFacts) {
  const { analyticsProvider } = facts;
  const texts = privacyPolicyTexts.sections.processors;
  const { caption, heads, rows, analytics } = storedDataTexts.processors;
  const companyRows = Object.entries(companies).map(([key, company]) => {
    const [who, ...rest] = rows[key as keyof typeof companies];
    const values = { company: <ProperName>{company}</ProperName> };
    return [<LegalProse key={key} text={who} facts={facts} values={values} />, ...rest];
  });
  const analyticsRows = analyticsProvider
    ? [[<ProperName key="analytics">{analyticsProvider}</ProperName>, ...analytics]]
    : [];
  return {
    id: 'processors',
    heading: texts.heading,
    paragraphs: texts.paragraphs,
    content: (
      <LegalTable caption={caption} heads={heads} rows={[...companyRows, ...analyticsRows]} />
    ),
    after: analyticsProvider
      ? [texts.transfers, `${texts.ownAddress} ${texts.butAnalytics}`]
      : [texts.noAnalytics, texts.transfers, texts.ownAddress],
  };
}
