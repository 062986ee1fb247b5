import { LegalTable } from './legal-table.tsx';

type Stored = { what: string; why: string; basis: string; until: string };

const contract = 'Contract (6.1 b)';
const interest = 'Legitimate interest (6.1 f)';
const law = 'Legal duty (6.1 c)';
const consent = 'Consent (6.1 a)';

/** What the database holds of a person; the retention of account data is `platform.md` section 9, Legal. */
const stored: Stored[] = [
  {
    what: 'Account: email address, whether it is confirmed, a hash of your password, the ids that Google or Apple give you, your time zone, the day you joined',
    why: 'To let you and only you in, and to date invoices by your own day',
    basis: contract,
    until: '30 days after you delete the account or it is terminated',
  },
  {
    what: 'Business settings: name, addresses, tax number, bank and payment details, logo, signature, numbering',
    why: 'To put them on your invoices',
    basis: contract,
    until: '30 days after the account ends',
  },
  {
    what: 'Invoices, clients and products, as you typed them',
    why: 'To list, print, share and export them for you',
    basis: contract,
    until: 'Until you delete them; invoices until 30 days after the account ends',
  },
  {
    what: 'Signed-in browsers: what each says of itself and its system (its User-Agent, up to 300 characters), when it signed in and was last used',
    why: 'To keep you signed in, and to show you the list in Settings',
    basis: contract,
    until:
      'Until you sign out; else at most 30 days after the last use, or 24 hours where you left Remember me unticked, and up to an hour more',
  },
  {
    what: 'Codes and links that were mailed to you, as hashes',
    why: 'To sign you in, to confirm your address, to set a new password',
    basis: contract,
    until:
      '70 minutes at most for codes, two hours for reset links, 7 days and an hour for confirmations',
  },
  {
    what: 'Counted tries to sign in, to send codes or to write to us, under a hash of address and network',
    why: 'To stop guessing and floods',
    basis: interest,
    until: 'Two hours at most',
  },
  {
    what: 'Plan: which, since when and until when, where it was bought, Stripe’s customer number or Apple’s transaction number',
    why: 'To give you what you paid for',
    basis: contract,
    until: '30 days after the account ends; the numbers alone eight years, as tax law asks',
  },
  {
    what: 'Proof of payments: the numbers under which Stripe or Apple know them, without a name',
    why: 'To find them in the books',
    basis: law,
    until: 'Eight years from the end of the year',
  },
  {
    what: 'Counts of the payment buttons of an invoice: shown and pressed, how often, first and last time',
    why: 'To tell the sender that the invoice was opened',
    basis: interest,
    until: 'As long as the invoice',
  },
  {
    what: 'Backups of all of the above, encrypted',
    why: 'To restore the database after a failure',
    basis: interest,
    until: '30 days after each was made',
  },
  {
    what: 'Messages to support',
    why: 'To answer them',
    basis: `${contract} or ${interest}`,
    until: 'In our mailbox, three years at most',
  },
  {
    what: 'Analytics events, where it is offered and you agreed',
    why: 'To learn which parts are used',
    basis: consent,
    until:
      'At that service, for as long as its own terms say; after you withdraw nothing more is added',
  },
];

/** The table of everything that is stored, each with purpose, legal basis (GDPR article 6) and retention. */
export function StoredData() {
  return (
    <>
      <p>
        No law obliges you to give us any of this, but without an email address there is no account
        to save an invoice in. The legal bases are those of GDPR article 6.
      </p>
      <LegalTable
        caption="What is stored"
        heads={['What', 'Why', 'Legal basis', 'Until']}
        rows={stored.map(({ what, why, basis, until }) => [what, why, basis, until])}
      />
    </>
  );
}
