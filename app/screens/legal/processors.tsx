import { Link } from '@remix-run/react';
import type { LegalFacts } from './legal-facts.ts';
import { LegalTable } from './legal-table.tsx';

/** Who works for us or with us, and what reaches them. */
const helpers: [name: string, task: string, gets: string][] = [
  [
    'Cloudflare, Inc., USA',
    'Runs the product on its network, protects it, and sends our mails',
    'All requests and answers on their way, network addresses, the mails that we send you',
  ],
  [
    'Turso (ChiselStrike, Inc.), USA',
    'Holds the database',
    'Everything that is stored in your account',
  ],
  [
    'Stripe Payments Europe, Ltd., Ireland',
    'Takes payments for plans bought on the web',
    'Your email address and plan; card and billing details, which you type at Stripe and which never reach us',
  ],
  [
    'Apple Inc., USA',
    'Sells plans in the App Store, and lets you sign in with Apple',
    'That you buy or sign in there; your account number with us comes along with a purchase',
  ],
  [
    'Google Ireland Limited, Ireland',
    'Lets you sign in with Google',
    'That you sign in to this product, only when you press its button',
  ],
  [
    'Have I Been Pwned, Australia',
    'Tells whether a new password was in a breach',
    'Five characters of the password’s fingerprint, which fit hundreds of passwords; nothing about you',
  ],
];

/** The recipients of data, and on what ground some of them may be outside the EU (GDPR articles 13 and 44 to 46). */
export function Processors({ country, analyticsProvider }: LegalFacts) {
  const analytics: [string, string, string][] = analyticsProvider
    ? [
        [
          analyticsProvider,
          'Counts which parts of the product are used, only with your consent',
          'What was done (such as “signed in” or “saved an invoice”) and on which page, without ids, names or contents; your network address, as with any request',
        ],
      ]
    : [];
  return (
    <>
      <p>
        These companies help to run the product, each with what its task needs and no more. With
        those that process data for us there are contracts under GDPR article 28.
      </p>
      <LegalTable
        caption="Who helps us"
        heads={['Who', 'What for', 'What reaches them']}
        rows={[...helpers, ...analytics]}
      />
      {!analyticsProvider && <p>No analytics service is used.</p>}
      <p>
        Some of them are in the USA or have parent companies there. Transfers rest on the European
        Commission’s adequacy decision for the EU-U.S. Data Privacy Framework where the company is
        certified, and else on the Commission’s standard contractual clauses. Transfers to the
        United Kingdom and Canada rest on their adequacy decisions.
      </p>
      <p>
        Fonts, scripts and pictures come from our own address: opening a page tells nobody else.
        {analyticsProvider && (
          <>
            {' '}
            Analytics is the one exception, and only after you have agreed in the banner or in{' '}
            <Link to={`/${country}/cookie-policy#cookie-settings`}>Cookie Settings</Link>.
          </>
        )}
      </p>
    </>
  );
}
