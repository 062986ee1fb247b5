import { Link } from '@remix-run/react';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { cookies, type DeviceItem, stored } from './device-items.ts';
import type { LegalFacts } from './legal-facts.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';

/** The day of the last change of the text; change it with every change. */
const changed = '2026-11-22';

/** What is kept in a browser, and the choice about it. */
export function CookiePolicy(facts: LegalFacts) {
  const { country, productName, analyticsProvider } = facts;
  return (
    <LegalPage
      title="Cookie Policy"
      lead={`Everything that ${productName} keeps in your browser, by name. None of it follows you to other sites, and nothing beyond the necessary is set before you agree.`}
      changed={changed}
      country={country}
      sections={[
        {
          id: 'cookie-settings',
          heading: 'Cookie Settings',
          body: <CookieSettings country={country} provider={analyticsProvider} />,
        },
        {
          id: 'cookies',
          heading: 'Cookies',
          body: (
            <>
              <p>
                All of these are our own, hold no contents of yours, and are needed for what you
                asked for. They need no consent.
              </p>
              <ItemTable caption="Cookies" items={cookies} />
            </>
          ),
        },
        {
          id: 'storage',
          heading: 'Other storage',
          body: (
            <>
              <p>
                Larger things lie in the storage that your browser has for each site. They stay on
                your device unless the table says that they are sent.
              </p>
              <ItemTable caption="Other storage" items={stored} />
            </>
          ),
        },
        {
          id: 'analytics',
          heading: 'Analytics',
          body: <Analytics provider={analyticsProvider} />,
        },
        {
          id: 'control',
          heading: 'In your own hands',
          body: (
            <p>
              Your browser shows, blocks and deletes all of this in its settings for the site.
              Deleting it signs you out and takes drafts along that were not saved. Who processes
              data for us, and your rights, are in the{' '}
              <Link to={`/${country}/privacy`}>Privacy Policy</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}

function ItemTable({ caption, items }: { caption: string; items: DeviceItem[] }) {
  return (
    <LegalTable
      caption={caption}
      heads={['Name', 'What for', 'Until']}
      rows={items.map(({ name, purpose, until }) => [
        <span key={name} className="break-words">
          {name}
        </span>,
        purpose,
        until,
      ])}
    />
  );
}

function Analytics({ provider }: { provider: string | null }) {
  if (!provider) {
    return <p>No analytics service is used, so no cookie of one is set.</p>;
  }
  return (
    <>
      <p>
        With your consent we use {provider}. Its script is not asked for before, and your browser is
        told to refuse it. It then sets cookies of its own (their names begin with _ga or the like),
        by which it knows a browser again, for 12 months at most.
      </p>
      <p>
        It is told what was done, such as that somebody signed in, opened the prices or saved an
        invoice, and the kind of page, without the number of any invoice or client. Your choice
        holds for 12 months. You can change it above at any time; turned off, or not renewed after
        these 12 months, its cookies are removed.
      </p>
    </>
  );
}

// @covers platform-2.6
