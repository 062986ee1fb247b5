/** The ways to pay whose buttons are counted on public pages. */
export const paymentKinds = ['paypal_me', 'stripe_link'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What is counted of such a button: that it was on a client's screen, and that it was pressed. */
export const paymentEventNames = ['shown', 'click'] as const;
export type PaymentEventName = (typeof paymentEventNames)[number];

/** What a public page reports; nothing of the client who looks at it. */
export type PaymentEvent = { invoiceId: string; kind: PaymentKind; event: PaymentEventName };

/** The same event of the same invoice counts again after this many milliseconds: a reload is no second look. */
export const countedAgainAfterMs = 60_000;
