export type PaymentMethodId =
  | 'ach'
  | 'bank_transfer'
  | 'bacs'
  | 'card'
  | 'paypal'
  | 'check'
  | 'payid'
  | 'interac';
