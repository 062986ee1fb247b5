export const enUS = {
  title: 'Terms of Service',
  description:
    'The terms for using {productName}: plans and prices, what you may expect from us, and what we expect from you.',
  lead: '{productName} makes, keeps and shares invoices. What you write in them is yours and your responsibility; that they stay available, correct in their sums and private is ours.',
  prices: {
    caption: 'Prices {inCountry}',
    heads: ['Plan', 'Allowance', 'Monthly', 'Yearly'],
    free: 'Free',
  },
  sections: {
    parties: {
      heading: 'Who agrees to what',
      paragraphs: [
        'These terms are between you and {operatorName}, {operatorAddress} (“we”). They hold from the moment you create an account. Without an account you may draft and preview invoices, and they hold as far as they fit. Terms of your own do not apply.',
      ],
    },
    account: {
      heading: 'Your account',
      items: [
        'You must be at least 13 years old, and able to make binding contracts to buy a plan.',
        'Your email address must be yours: whoever can read its mail can get in.',
        'Keep your password to yourself, and tell us when somebody else got in. Settings shows which devices are signed in and signs them out.',
        'What is done in your account counts as done by you, unless it was not your fault.',
      ],
    },
    plans: {
      heading: 'Plans and prices',
      paragraphs: [
        'The Free plan has 3 invoices in total and costs nothing. Paid plans have an allowance for each month, counted from the day of the month on which the plan began. These are the prices {inCountry}, in {currency}; yearly is twelve months less 20%:',
      ],
      items: [
        'An invoice counts when it is first saved. Changing it costs nothing, archiving it gives nothing back, and what is left of a month is not carried over.',
        'Prices include all taxes: you pay what is shown.',
        'Plans are paid in advance by Stripe, or by Apple in the App Store, whose prices and terms hold there. They renew by themselves for another month or year until you cancel.',
        'You can cancel at any time, to the end of the time that is paid: plans of the web under Manage Subscription, plans of the App Store in your Apple account. Until then you keep the plan, and after it the Free plan.',
        'When a renewal cannot be paid, the plan stays for {graceDays} days, so that you can put it right.',
        'We may change prices with 30 days’ notice by email. A change holds from the renewal after that at the earliest, and you can cancel before.',
        'Are you a consumer in the European Union or the United Kingdom? Then you may withdraw from a plan within 14 days of buying it, without a reason, by a message to {supportEmail}. We refund what you paid, less a share for the days used if you asked us to begin at once.',
      ],
    },
    invoices: {
      heading: 'Your invoices',
      paragraphs: [
        'You answer for what your invoices say: that the work was done, that the client is the right one, that number, tax rate and details are what the law of your country asks. {productName} adds up what you enter and suggests your country’s standard rate; it gives no tax or legal advice.',
        'Everything you enter stays yours. You allow us to store, process and show it as far as the product needs to, and no further. You are responsible for keeping invoices for as long as your law asks: the export in <settings>Settings</settings> gives you all of them as PDF and data at any time.',
        'Once an invoice is issued, its number and currency are fixed and every version is kept. The code on it and our signed record say that it came from your account and what it said; they do not say who you are, and they are no electronic signature in the sense of a law.',
      ],
    },
    payments: {
      heading: 'Payments by your clients',
      paragraphs: [
        'Your clients pay you by the means that you put on the invoice: your bank, your PayPal.Me or Stripe link, a check, or by card into your own Stripe account once you have connected it. We are no party to these payments, never hold the money and charge nothing for them. An invoice is marked as paid by you, or by what Stripe tells of a card payment; refunds and disputes are settled between you, your client and Stripe.',
        'Mails to your clients leave from our address, in your business’s name. Send them only to people who expect them from you. Reminders leave by themselves, by the plan that you choose, and are your mails like all others. Each plan has a number of recipients a day. Nobody who says that they do not know you gets more of your mails, and when too many say so, or too many mails come back, your mails are stopped until we have looked.',
      ],
    },
    fairUse: {
      heading: 'What is not allowed',
      paragraphs: ['Please do not use {productName}'],
      items: [
        'for invoices that deceive: for work that nobody ordered, or in another’s name;',
        'to send people to fraudulent or harmful pages by payment links;',
        'for anything that the law forbids, or that infringes the rights of others;',
        'to get around limits, to reach data of others, or to burden the service by programs beyond what a person does.',
      ],
      after: [
        'Found a weakness? Tell us at <mail>{supportEmail}</mail> before you tell others, and we will thank you.',
      ],
    },
    availability: {
      heading: 'Availability and support',
      paragraphs: [
        'We aim for 99.9% uptime, maintenance that was announced aside. That is an aim, not a guarantee. Support answers by email, typically within 24 hours; write through <contact>Contact Support</contact>.',
      ],
    },
    ending: {
      heading: 'Ending the contract',
      paragraphs: [
        'You may delete your account in <settings>Settings</settings> at any time, without notice and without a reason. A plan that is still running ends with it, and what was paid for the rest of its time is not refunded, unless the law gives you more. A plan bought in the App Store has to be ended with Apple; we cannot do it for you.',
        'We may end the contract with 30 days’ notice, or at once for a serious reason, such as fraudulent invoices. Where we end it without your fault, you get back what you paid for the time after.',
        'Access and public links end with the account. Your data is deleted {closedDays} days after the deletion or termination, as the <deletion>Privacy Policy</deletion> says. Export it before.',
      ],
    },
    dataProcessing: {
      heading: 'Data of your clients',
      paragraphs: [
        'Names and addresses of your clients are personal data for which you answer. We process them for you as a processor (GDPR article 28), for as long as your account lasts and {closedDays} days more, to store, print, show and export invoices. We',
      ],
      items: [
        'process them only as you direct us by using the product;',
        'bind everybody who could see them to secrecy;',
        'protect them as the <security>Privacy Policy</security> describes (article 32);',
        'use the further processors that are <processors>listed there</processors>, and tell you of new ones 30 days before, so that you can object by ending the contract;',
        'help you to answer your clients’ requests, and tell you of a breach at once;',
        'delete them at the end, after you had your export;',
        'show you on request what proves all this.',
      ],
    },
    liability: {
      heading: 'Liability',
      paragraphs: [
        'We are liable without limit for intent and gross negligence, for harm to life, body or health, for what we guaranteed, and under the Product Liability Act.',
        'For slight negligence we are liable only where a duty is broken on which the contract rests and on which you may rely, and then for the damage that is typical and could be foreseen. For data this is what it would have cost to restore them from a copy, had you made exports as often as your business calls for. Beyond that we are not liable.',
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms where {productName} or the law changes. You get them by email 30 days before. You may object until then; the contract then goes on under the old terms or is ended by either side. Changes of what you pay or of what you mainly get need your consent, prices aside, for which the rule above holds.',
      ],
    },
    law: {
      heading: 'Law and disputes',
      paragraphs: [
        'German law applies, without the UN Convention on Contracts for the International Sale of Goods. As a consumer you keep the protection that the binding law of your own country gives you. Among merchants the courts of Berlin decide.',
        'We neither take part in dispute settlement before a consumer arbitration board nor are obliged to. Should one of these terms not hold, the others do.',
      ],
    },
  },
} as const;
