import { Form, Link } from '@remix-run/react';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { beginSignOut } from '#app/browser/sign-out-intent.client.ts';
import { Accordion } from '#app/components/accordion.tsx';
import { Badge } from '#app/components/badge.tsx';
import { Button } from '#app/components/button.tsx';
import { LinkButton } from '#app/components/link-button.tsx';
import type { SecurityAnswer } from '#app/domain/account/security-answer.ts';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { currentPlanName, usageLabel } from '#app/domain/billing/current-plan.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { currencies } from '#app/domain/money/currency.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { type Security, SecuritySection } from './security-section.tsx';
import { settingsQuestions } from './settings-questions.ts';
import { Facts, SettingsSection } from './settings-section.tsx';

type SettingsPageProps = {
  /** Of the address: rules labels, taxes and currency on this page. */
  country: CountryCode;
  /** Null when nobody is signed in. */
  account: {
    /** The business's own country. */
    country: CountryCode;
    allowance: Allowance;
    security: Security;
  } | null;
  postSecurity: (fields: Record<string, string>) => Promise<SecurityAnswer>;
};

const signInPath = '/us/auth?redirectTo=/us/settings';

/** Every section of Settings in its order (`invoices.md` section 2), with what is known of it so far. */
export function SettingsPage({ country, account, postSecurity }: SettingsPageProps) {
  const { name, taxLabel, taxRateThousandths, taxNumberLabel, currency, dateFormat } =
    countries[country];
  const where = account ? 'with your account' : 'in this browser';
  return (
    <div className="page-width pt-6 md:pt-8">
      <div className="mx-auto max-w-4xl">
        <Link
          to="/"
          // The server knows the visitor's country; the browser has no page at `/`.
          reloadDocument
          className="thumb -ml-1 inline-flex items-center gap-2 rounded-md px-1 text-[0.9375rem] text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back
        </Link>
        <h1 className="mt-2 font-semibold text-2xl tracking-tight md:text-3xl">Settings</h1>
        <p className="mt-2 mb-8 max-w-prose text-ink-soft">
          Here is what your invoices start from. For now you change it on each invoice; changing it
          here for all of them comes soon.
        </p>

        {account && (
          <SettingsSection heading="Subscription Management">
            <Facts
              facts={[
                { label: 'Plan', value: currentPlanName(account.allowance) },
                { label: 'Usage', value: usageLabel(account.allowance) },
              ]}
            />
            <LinkButton to={`/${country}/pricing`} variant="secondary">
              See plans
            </LinkButton>
          </SettingsSection>
        )}
        <SettingsSection heading="FAQ">
          <div className="w-full">
            <Accordion items={settingsQuestions} name="settings-faq" />
          </div>
        </SettingsSection>
        <BusinessInformation taxNumberLabel={taxNumberLabel} />
        <SettingsSection heading="Tax Settings">
          <p>
            New items start with the usual rate of the country you invoice from. You can change it
            on every item.
          </p>
          <Facts facts={[{ label: taxLabel, value: `${formatDecimal(taxRateThousandths, 3)}%` }]} />
        </SettingsSection>
        <SettingsSection heading="Invoice Settings">
          <p>
            {account
              ? 'Invoice numbers start with INV- and count up from your last saved invoice.'
              : 'Your first invoice is INV-001.'}{' '}
            An invoice is due 30 days after its date unless you choose another day.
          </p>
        </SettingsSection>
        <SettingsSection heading="Optional Settings">
          <p>Your website. Add it on the invoice if you want your clients to see it.</p>
        </SettingsSection>
        <SettingsSection heading="Banking Details">
          <p>
            {account
              ? 'Bank details are kept from your last saved invoice and fill in the next one.'
              : 'Bank details are kept with the invoice you are writing, in this browser.'}
          </p>
        </SettingsSection>
        <SettingsSection heading="Payment Methods">
          <p>
            {account
              ? 'PayPal, card and other payment links are kept from your last saved invoice and fill in the next one.'
              : 'Payment links are kept with the invoice you are writing, in this browser.'}
          </p>
        </SettingsSection>
        {account && (
          <SecuritySection country={country} security={account.security} post={postSecurity} />
        )}
        <SettingsSection heading="Regional Settings">
          <p>The flag at the top changes the country. Your choice is kept {where}.</p>
          <Facts
            facts={[
              { label: 'Country', value: name },
              ...(account && account.country !== country
                ? [{ label: 'Your business', value: countries[account.country].name }]
                : []),
              { label: 'Currency', value: `${currencies[currency].name} (${currency})` },
              { label: 'Dates', value: dateFormat },
            ]}
          />
        </SettingsSection>
        <SettingsSection heading="Sign Out">
          {account ? (
            <Form
              method="post"
              action="/api/sign-out"
              onSubmit={() => beginSignOut()}
              className="flex flex-col items-start gap-4"
            >
              <p>Ends your session in this browser. Everything you saved stays in your account.</p>
              <input type="hidden" name="screen" value="settings" />
              <input type="hidden" name="country" value={country} />
              <Button type="submit" variant="secondary">
                Sign Out
              </Button>
            </Form>
          ) : (
            <>
              <p>You are not signed in. With an account your invoices are saved and kept.</p>
              <LinkButton to={signInPath} variant="secondary">
                Sign in
              </LinkButton>
            </>
          )}
        </SettingsSection>
      </div>
    </div>
  );
}

function BusinessInformation({ taxNumberLabel }: { taxNumberLabel: string }) {
  return (
    <section className="border-line border-t">
      <details open className="group">
        <summary className="flex min-h-11 items-center gap-3 rounded-sm py-8 group-open:pb-3">
          <h2 className="font-semibold text-lg leading-snug">Business Information</h2>
          <Badge>Required</Badge>
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="max-w-prose pb-8 text-ink-soft md:-mt-10 md:ml-[19.5rem] md:pr-12">
          Every invoice carries your business name, email and address; phone and {taxNumberLabel} if
          you have them. For now you give them on the invoice itself.
        </div>
      </details>
    </section>
  );
}
