import { Link } from '@remix-run/react';
import type { LegalFacts } from './legal-facts.ts';
import type { LegalSection } from './legal-page.tsx';

/** The terms on data processing, liability, changes and the law that applies. */
export function sectionsAboutLaw(facts: LegalFacts): LegalSection[] {
  const { country, productName } = facts;
  return [
    {
      id: 'data-processing',
      heading: 'Data of your clients',
      body: (
        <>
          <p>
            Names and addresses of your clients are personal data for which you answer. We process
            them for you as a processor (GDPR article 28), for as long as your account lasts and 30
            days more, to store, print, show and export invoices. We
          </p>
          <ul>
            <li>process them only as you direct us by using the product;</li>
            <li>bind everybody who could see them to secrecy;</li>
            <li>
              protect them as the <Link to={`/${country}/privacy#security`}>Privacy Policy</Link>{' '}
              describes (article 32);
            </li>
            <li>
              use the further processors that are{' '}
              <Link to={`/${country}/privacy#processors`}>listed there</Link>, and tell you of new
              ones 30 days before, so that you can object by ending the contract;
            </li>
            <li>help you to answer your clients’ requests, and tell you of a breach at once;</li>
            <li>delete them at the end, after you had your export;</li>
            <li>show you on request what proves all this.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: (
        <>
          <p>
            We are liable without limit for intent and gross negligence, for harm to life, body or
            health, for what we guaranteed, and under the Product Liability Act.
          </p>
          <p>
            For slight negligence we are liable only where a duty is broken on which the contract
            rests and on which you may rely, and then for the damage that is typical and could be
            foreseen. For data this is what it would have cost to restore them from a copy, had you
            made exports as often as your business calls for. Beyond that we are not liable.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: (
        <p>
          We may change these terms where {productName} or the law changes. You get them by email 30
          days before. You may object until then; the contract then goes on under the old terms or
          is ended by either side. Changes of what you pay or of what you mainly get need your
          consent, prices aside, for which the rule above holds.
        </p>
      ),
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      body: (
        <>
          <p>
            German law applies, without the UN Convention on Contracts for the International Sale of
            Goods. As a consumer you keep the protection that the binding law of your own country
            gives you. Among merchants the courts of Berlin decide.
          </p>
          <p>
            We neither take part in dispute settlement before a consumer arbitration board nor are
            obliged to. Should one of these terms not hold, the others do.
          </p>
        </>
      ),
    },
  ];
}
