export const enUS = {
  title: 'New payment details for this client',
  about:
    'This is not where invoice {number} had the money sent. Your client is told that the payment details changed, and to check with you. Please confirm that the new ones are yours:',
  places: {
    iban: 'IBAN ending in {shown}',
    account: 'Bank account ending in {shown}',
    payid: 'PayID {shown}',
    interac: 'Interac e-Transfer to {shown}',
    check: 'Check payable to {shown}',
    card: 'Card payment through {shown}',
    paypal: 'PayPal of {shown}',
    link: 'Payment link {shown}',
  },
  confirm: 'These are mine: save',
  goBack: 'Go back and check',
  waits:
    'Its payment details are not those of the last invoice to this client. Open it and confirm them.',
} as const;
