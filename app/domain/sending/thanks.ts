/** How long (ms) after the payment in full its client is thanked, so that a slip can be undone. */
export const thanksAfterMs = 5 * 60_000;

/** Later than this (ms) after it nobody is thanked any more. */
export const thanksUntilMs = 24 * 3_600_000;

/** The press of the mail: one for each invoice, whatever becomes of it. */
export const thanksPress = (invoiceId: string) => `thanks ${invoiceId}`;
