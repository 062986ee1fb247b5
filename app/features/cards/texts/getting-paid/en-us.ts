export const enUS = {
  heading: 'Getting paid',
  about:
    'Let clients pay invoices by card, straight into your own Stripe account. Stripe takes its fees there; we take none and never hold your money.',
  connect: 'Connect Stripe',
  again: 'Connect Stripe again',
  goOn: 'Go on at Stripe',
  disconnect: 'Disconnect',
  states: {
    none: 'Stripe is not connected.',
    unfinished: 'Stripe’s form is not finished. Until it is, clients cannot pay by card.',
    restricted: 'Stripe does not take cards for you at the moment.',
    ready: 'Stripe is connected. Clients can pay your invoices by card.',
    disconnected: 'Stripe is disconnected. Clients cannot pay by card.',
  },
  wantsHeading: 'Stripe wants:',
  wants: {
    terms: 'your agreement to its terms',
    document: 'a document that proves who you are',
    bank: 'the bank account for your money',
    person: 'details of you or the people behind your business',
    business: 'details of your business',
    elsewhere: 'something that it names in your Stripe account',
  },
  checking: 'Stripe is checking what you sent; this takes up to a few days.',
  disconnected: 'Stripe was disconnected.',
  mismatch:
    'A card payment of invoice {number} was not what we had asked for, so it was not booked. Look it up in your Stripe account.',
  notOffered: 'Card payments are not offered here yet.',
  failed: 'Stripe could not be reached. Please try again.',
} as const;
