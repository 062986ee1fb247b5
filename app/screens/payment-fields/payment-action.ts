import type { OtherPaymentLink } from '#app/domain/invoice/content.ts';
import type { PaymentDraft, PaymentText } from '#app/domain/invoice/payment-draft.ts';

export type PaymentTextField =
  | PaymentText
  | 'stripePaymentLink'
  | 'paypalPaymentLink'
  | 'paymentNotes';

export type LinkAction =
  | { type: 'add-link' }
  | { type: 'set-link'; index: number; field: keyof OtherPaymentLink; value: string }
  | { type: 'remove-link'; index: number };

/** Everything that can happen to payment details in a form. */
export type PaymentAction =
  | { type: 'set-text'; field: PaymentTextField; value: string }
  | { type: 'set-flag'; field: 'acceptCardPayments'; value: boolean }
  | LinkAction;

/** The other payment links after an action; pure. */
export function reduceLinks(
  links: PaymentDraft['otherPaymentLinks'],
  action: LinkAction,
): PaymentDraft['otherPaymentLinks'] {
  switch (action.type) {
    case 'add-link':
      return [...links, { name: '', url: '' }];
    case 'set-link':
      return links.map((link, index) =>
        index === action.index ? { ...link, [action.field]: action.value } : link,
      );
    case 'remove-link':
      return links.filter((_, index) => index !== action.index);
    default:
      return action satisfies never;
  }
}

/** The name of one field of another payment link. */
export function linkFieldKey(index: number, field: 'name' | 'url'): string {
  return `otherPaymentLinks.${index}.${field}`;
}
