/** Payment buttons that are counted on public pages. */
export const paymentKinds = ['paypal_me', 'stripe_link'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Counted events: the button was visible to a client, and it was clicked. */
export const paymentEventNames = ['shown', 'click'] as const;
export type PaymentEventName = (typeof paymentEventNames)[number];

/** An event reported by a public page; it contains nothing about the client. */
export type PaymentEvent = { invoiceId: string; kind: PaymentKind; event: PaymentEventName };

/** The same event of the same invoice counts again after this many milliseconds, so a reload isn't a second view. */
export const countedAgainAfterMs = 60_000;
