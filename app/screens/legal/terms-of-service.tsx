import { Link } from '@remix-run/react';
import type { LegalFacts } from './legal-facts.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { sectionsAboutLaw } from './terms-of-law.tsx';

/** The day of the last change of the text; change it with every change. */
const changed = '2026-11-21';

/** The contract between the operator and the user. */
export function TermsOfService(facts: LegalFacts) {
  const { country, productName } = facts;
  return (
    <LegalPage
      title="Terms of Service"
      lead={`${productName} makes, keeps and shares invoices. What you write in them is yours and your responsibility; that they stay available, correct in their sums and private is ours.`}
      changed={changed}
      country={country}
      sections={[...sectionsAboutUse(facts), ...sectionsAboutLaw(facts)]}
    />
  );
}

function sectionsAboutUse(facts: LegalFacts): LegalSection[] {
  const { country, productName, operatorName, operatorAddress, supportEmail } = facts;
  return [
    {
      id: 'parties',
      heading: 'Who agrees to what',
      body: (
        <p>
          These terms are between you and {operatorName}, {operatorAddress} (“we”). They hold from
          the moment you create an account. Without an account you may draft and preview invoices,
          and they hold as far as they fit. Terms of your own do not apply.
        </p>
      ),
    },
    {
      id: 'account',
      heading: 'Your account',
      body: (
        <ul>
          <li>
            You must be at least 13 years old, and able to make binding contracts to buy a plan.
          </li>
          <li>Your email address must be yours: whoever can read its mail can get in.</li>
          <li>
            Keep your password to yourself, and tell us when somebody else got in. Settings shows
            which devices are signed in and signs them out.
          </li>
          <li>What is done in your account counts as done by you, unless it was not your fault.</li>
        </ul>
      ),
    },
    {
      id: 'plans',
      heading: 'Plans and prices',
      body: <PlanTerms {...facts} />,
    },
    {
      id: 'invoices',
      heading: 'Your invoices',
      body: (
        <>
          <p>
            You answer for what your invoices say: that the work was done, that the client is the
            right one, that number, tax rate and details are what the law of your country asks.{' '}
            {productName} adds up what you enter and suggests your country’s standard rate; it gives
            no tax or legal advice.
          </p>
          <p>
            Everything you enter stays yours. You allow us to store, process and show it as far as
            the product needs to, and no further. You are responsible for keeping invoices for as
            long as your law asks: the export in <Link to={`/${country}/settings`}>Settings</Link>{' '}
            gives you all of them as PDF and data at any time.
          </p>
        </>
      ),
    },
    {
      id: 'payments',
      heading: 'Payments by your clients',
      body: (
        <p>
          Your clients pay you by the means that you put on the invoice: your bank, your PayPal.Me
          or Stripe link, a check. We are no party to these payments, never hold the money and
          charge nothing for them. An invoice is marked as paid by you, not by us.
        </p>
      ),
    },
    {
      id: 'fair-use',
      heading: 'What is not allowed',
      body: (
        <>
          <p>Please do not use {productName}</p>
          <ul>
            <li>for invoices that deceive: for work that nobody ordered, or in another’s name;</li>
            <li>to send people to fraudulent or harmful pages by payment links;</li>
            <li>for anything that the law forbids, or that infringes the rights of others;</li>
            <li>
              to get around limits, to reach data of others, or to burden the service by programs
              beyond what a person does.
            </li>
          </ul>
          <p>
            Found a weakness? Tell us at <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{' '}
            before you tell others, and we will thank you.
          </p>
        </>
      ),
    },
    {
      id: 'availability',
      heading: 'Availability and support',
      body: (
        <p>
          We aim for 99.9% uptime, maintenance that was announced aside. That is an aim, not a
          guarantee. Support answers by email, typically within 24 hours; write through{' '}
          <Link to={`/${country}/contact`}>Contact Support</Link>.
        </p>
      ),
    },
    {
      id: 'ending',
      heading: 'Ending the contract',
      body: (
        <>
          <p>
            You may delete your account in <Link to={`/${country}/settings`}>Settings</Link> at any
            time, without notice and without a reason. A plan that is still running ends with it,
            and what was paid for the rest of its time is not refunded, unless the law gives you
            more. A plan bought in the App Store has to be ended with Apple; we cannot do it for
            you.
          </p>
          <p>
            We may end the contract with 30 days’ notice, or at once for a serious reason, such as
            fraudulent invoices. Where we end it without your fault, you get back what you paid for
            the time after.
          </p>
          <p>
            Access and public links end with the account. Your data is deleted 30 days after the
            deletion or termination, as the{' '}
            <Link to={`/${country}/privacy#deletion`}>Privacy Policy</Link> says. Export it before.
          </p>
        </>
      ),
    },
  ];
}

// @covers platform-2.6 platform-9.17
