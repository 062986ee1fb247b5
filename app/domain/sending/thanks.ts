/** Delay (ms) between full payment and the thank-you email, so that a mistake can be undone. */
export const thanksAfterMs = 5 * 60_000;

/** After this delay (ms), no thank-you email is sent any more. */
export const thanksUntilMs = 24 * 3_600_000;

/** Idempotency key of the thank-you email: one per invoice. */
export const thanksPress = (invoiceId: string) => `thanks ${invoiceId}`;
