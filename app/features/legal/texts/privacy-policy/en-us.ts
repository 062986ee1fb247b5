export const enUS = {
  title: 'Privacy Policy',
  description:
    'What {productName} stores about you, why, for how long, who helps us with it, and how to get it all back or have it deleted.',
  lead: '{productName} stores what you type in so that your invoices are there when you need them, and as little else as it can. Nothing is sold, nobody is profiled, and you can take everything with you or delete it yourself.',
  sections: {
    controller: {
      heading: 'Who is responsible',
      paragraphs: [
        'The controller in the sense of the General Data Protection Regulation (GDPR) is {operatorName}, {operatorAddress}, <mail>{supportEmail}</mail>. There is no data protection officer; questions about your data are answered at this address.',
        'For what you type about your own clients, you are the controller and {productName} works for you as a processor (GDPR article 28), on the terms of the <dataProcessing>Terms of Service</dataProcessing>.',
      ],
    },
    what: {
      heading: 'What is stored, why, and for how long',
      paragraphs: [
        'No law obliges you to give us any of this, but without an email address there is no account to save an invoice in. The legal bases are those of GDPR article 6.',
      ],
      after: [
        'If you set up a recurring invoice, we keep what it says, its schedule and what happened on each of its dates until you delete your account. It creates no more invoices once it has ended or your account is closed.',
        'If you turn on the calendar of due dates, we keep its secret address and the time when that was created until you replace it, turn the calendar off or delete your account. We don’t keep who reads it.',
      ],
    },
    guests: {
      heading: 'If you use it without an account',
      paragraphs: [
        'A draft, its logo and your settings stay in your browser; nothing of them reaches us before you sign in. Then your settings are sent to your account by themselves, and the draft when you save it. They are gone when you clear the site’s data. What else your browser keeps is listed in the <cookies>Cookie Policy</cookies>.',
      ],
    },
    recipients: {
      heading: 'If you received an invoice',
      paragraphs: [
        'The business that sent it typed your name, your address and what you owe, and answers for that data; please ask it first. You need no account to read or pay it, and no cookie is needed for it.',
        'Where the invoice has a PayPal or Stripe button, we count for its sender that the page with the button was before somebody’s eyes and that the button was pressed: how often, when first and when last. Nothing of you is kept with it, neither your network address nor your browser nor an identifier. One network can add 60 such counts a minute; more are dropped. Payments themselves happen at PayPal, at Stripe or at your bank, under their own rules.',
        'Where you can pay by card, you pay at Stripe, on the sender’s own account there. No card number reaches us, and the money does not pass through us. We keep for the sender that a payment was begun, its amount, Stripe’s numbers for it and what became of it: paid, under way, failed, refunded or disputed.',
        'Where an invoice, a reminder or a receipt came to you by mail through {productName}, we keep for its sender your email address, whether the mail was delivered, and when its link was first and last opened. An opening counts when the page was visible for two seconds; the sender’s own, and those of programs, do not. No network address and no browser is kept with it, and the mail holds no tracking pixel. It is wiped with the invoice, and the page says that the sender sees it. A delivery notice that we can’t process at once is kept for up to {deadLetterDays} days.',
        'Each of these mails has a link “I do not know this sender”. The button behind it ends that sender’s mails to you: for that we keep a fingerprint of your address in the sender’s account, and when it was pressed. Too many of these, or of mails that come back, stop all mails of a sender until we have looked.',
        'Where you accept or decline an estimate, we keep for its sender your answer, its day and the version that you saw, the name that you typed or the reason that you gave, and a signature if you drew one. The sender is told of it by mail. It is wiped with the estimate.',
        'Whoever opens an invoice for the first time makes it an issued one: from then on its sender can correct it only with a trace. On the page that checks an invoice a PDF stays in your browser; only its fingerprint is asked for, and the question is not kept.',
      ],
    },
    processors: {
      heading: 'Who helps us',
      paragraphs: [
        'These companies help to run the product, each with what its task needs and no more. With those that process data for us there are contracts under GDPR article 28.',
      ],
      noAnalytics: 'No analytics service is used.',
      transfers:
        'Some of them are in the USA or have parent companies there. Transfers rest on the European Commission’s adequacy decision for the EU-U.S. Data Privacy Framework where the company is certified, and else on the Commission’s standard contractual clauses. Transfers to the United Kingdom and Canada rest on their adequacy decisions.',
      ownAddress:
        'Fonts, scripts and pictures come from our own address: opening a page tells nobody else.',
      butAnalytics:
        'Analytics is the one exception, and only after you have agreed in the banner or in <cookieSettings>Cookie Settings</cookieSettings>.',
    },
    security: {
      heading: 'How it is protected',
      paragraphs: [
        'All traffic is encrypted. Passwords are stored only as scrypt hashes, sessions, codes and links only as hashes of random tokens. Every query for your data names you as its owner. The log of a request holds its kind, its outcome and its duration: no address of yours, no name, no invoice.',
        'The link to an invoice is a secret of its own: whoever has it can read that invoice and pay it. Send it to your client and nobody else. Archived invoices keep their link; it ends with your account. The same holds for the address of your calendar of due dates: whoever has it sees the numbers, clients and amounts of what you are owed. You can replace it or turn it off in Settings.',
      ],
    },
    rights: {
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we store about you, have it corrected, deleted or restricted, receive it in a form that programs can read, object to uses that rest on our interests, and withdraw a consent at any time for the future (GDPR articles 7 and 15 to 21). Residents of the United Kingdom, California, Canada and Australia have equal or similar rights under their own laws, and we treat every request alike. We sell no personal information and share none for advertising.',
        'Most of it takes no request: <settings>Settings</settings> has the export of everything in your account and the deletion of the account. For all else write to <mail>{supportEmail}</mail>; we answer within a month at the latest.',
        'You may also complain to a supervisory authority, for us the Berlin Commissioner for Data Protection and Freedom of Information ({authority}), {authorityAddress}, Germany.',
      ],
    },
    deletion: {
      heading: 'What happens when you delete your account',
      paragraphs: [
        'Access and all public links of your invoices end at once. Everything is wiped from the database {closedDays} days later: account, settings, clients, products, invoices, pictures and counts. In these {closedDays} days write to us if it was a mistake.',
        'Backups of the database exist so that nobody’s invoices are lost with it. They are encrypted and used for nothing else, and a backup is kept for 30 days at most: that much longer a copy of what was wiped may be in one. When a backup has to be restored, accounts that were deleted since are deleted again.',
        'With the account the customer that Stripe keeps for us is deleted too. What Stripe or Apple keep themselves about your payments, such as receipts, amounts and parts of the card’s number, they keep for as long as the laws on payments and tax ask of them, under their own privacy policies.',
        'Only what tax law makes us keep about payments stays: the number under which Stripe or Apple know a purchase, without your name, for {taxYears} years from the end of the year (section 147 of the German Fiscal Code). Invoices that you sent to others are theirs, and the copies they have stay with them.',
      ],
    },
    children: {
      heading: 'Children',
      paragraphs: [
        '{productName} is made for businesses. Nobody under 13 may have an account; when we learn of one, it is deleted.',
      ],
    },
    automated: {
      heading: 'No automated decisions',
      paragraphs: [
        'Nothing here decides about you by itself in a way that has legal effect. Limits, such as of tries to sign in, are counted by rules that are the same for everybody.',
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      paragraphs: [
        'When the product changes what it stores, this page changes with it, and the day at its top too. Where a change concerns something that you decided, you are asked again. The current text is always at {address}.',
      ],
    },
  },
} as const;
