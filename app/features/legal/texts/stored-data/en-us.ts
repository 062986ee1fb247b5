const contract = 'Contract (6.1 b)';
const interest = 'Legitimate interest (6.1 f)';
const afterAccount = '{closedDays} days after the account ends';

export const enUS = {
  stored: {
    caption: 'What is stored',
    heads: ['What', 'Why', 'Legal basis', 'Until'],
    rows: {
      account: [
        'Account: email address, whether it is confirmed, a hash of your password, the ids that Google or Apple give you, the token that revokes our access at Apple when you delete the account, your time zone, the day you joined',
        'To let you and only you in, and to date invoices by your own day',
        contract,
        '{closedDays} days after you delete the account or it is terminated',
      ],
      settings: [
        'Business settings: name, addresses, tax number, bank and payment details, logo, signature, numbering',
        'To put them on your invoices',
        contract,
        afterAccount,
      ],
      invoices: [
        'Invoices, clients and products, as you typed them',
        'To list, print, share and export them for you',
        contract,
        'Until you delete them; invoices until {closedDays} days after the account ends',
      ],
      life: [
        'Life of invoices: what happened to each and when, what each issued version said with our signed record of it, the code that is printed on it, and the fingerprints of the PDFs that were handed out',
        'To show you the history, and to tell whoever has an invoice in hand whether it is genuine',
        contract,
        afterAccount,
      ],
      mails: [
        'Mails to your clients: their addresses, subject and message, what became of each mail, and when its link was first and last opened; your own words for such mails, which of them leave by themselves, your reminder plans, and which reminders were skipped or wait',
        'To send each once, to tell you what became of it, and to stop what nobody wants',
        contract,
        afterAccount,
      ],
      browsers: [
        'Signed-in browsers: what each says of itself and its system (its User-Agent, up to 300 characters), when it signed in and was last used',
        'To keep you signed in, and to show you the list in Settings',
        contract,
        'Until you sign out; else at most {sessionDays} days after the last use, or {shortSessionHours} hours where you left Remember me unticked, and up to an hour more',
      ],
      codes: [
        'Codes and links that were mailed to you, as hashes',
        'To sign you in, to confirm your address, to set a new password',
        contract,
        '{storedCodeMinutes} minutes at most for codes, {storedResetHours} hours for reset links, {confirmationDays} days and an hour for confirmations',
      ],
      tries: [
        'Counted tries to sign in, to send codes or to write to us, under a hash of address and network',
        'To stop guessing and floods',
        interest,
        '{attemptHours} hours at most',
      ],
      plan: [
        'Plan: which, since when and until when, where it was bought, Stripe’s customer number or Apple’s transaction number',
        'To give you what you paid for',
        contract,
        '{closedDays} days after the account ends; the numbers alone {taxYears} years, as tax law asks',
      ],
      payments: [
        'Proof of payments: the numbers under which Stripe or Apple know them, without a name',
        'To find them in the books',
        'Legal duty (6.1 c)',
        '{taxYears} years from the end of the year',
      ],
      buttons: [
        'Counts of the payment buttons of an invoice: shown and pressed, how often, first and last time',
        'To tell the sender that the invoice was opened',
        interest,
        'As long as the invoice',
      ],
      backups: [
        'Backups of all of the above, encrypted',
        'To restore the database after a failure',
        interest,
        '30 days after each was made',
      ],
      support: [
        'Messages to support',
        'To answer them',
        'Contract (6.1 b) or Legitimate interest (6.1 f)',
        'In our mailbox, three years at most',
      ],
      analytics: [
        'Analytics events, where it is offered and you agreed',
        'To learn which parts are used',
        'Consent (6.1 a)',
        'At that service, for as long as its own terms say; after you withdraw nothing more is added',
      ],
    },
  },
  processors: {
    caption: 'Who helps us',
    heads: ['Who', 'What for', 'What reaches them'],
    rows: {
      cloudflare: [
        '{company}, USA',
        'Runs the product on its network, protects it, and sends our mails',
        'All requests and answers on their way, network addresses, the mails that we send you',
      ],
      turso: ['{company}, USA', 'Holds the database', 'Everything that is stored in your account'],
      stripe: [
        '{company}, Ireland',
        'Takes payments for plans bought on the web',
        'Your email address and plan; card and billing details, which you type at Stripe and which never reach us',
      ],
      apple: [
        '{company}, USA',
        'Sells plans in the App Store, and lets you sign in with Apple',
        'That you buy or sign in there; your account number with us comes along with a purchase',
      ],
      google: [
        '{company}, Ireland',
        'Lets you sign in with Google',
        'That you sign in to this product, only when you press its button',
      ],
      breaches: [
        '{company}, Australia',
        'Tells whether a new password was in a breach',
        'Five characters of the password’s fingerprint, which fit hundreds of passwords; nothing about you',
      ],
    },
    /** Of the service, where there is one. */
    analytics: [
      'Counts which parts of the product are used, only with your consent',
      'What was done (such as “signed in” or “saved an invoice”) and on which page, without ids, names or contents; your network address, as with any request',
    ],
  },
} as const;
