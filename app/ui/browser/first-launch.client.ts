import { firstInvoiceKey, welcomeSeenKey } from '#app/domain/navigation/welcome.ts';

/** Remembers in this browser that the welcome was left by one of its ways on; it does not come up again. */
export function markWelcomeSeen(): void {
  mark(welcomeSeenKey);
}

/** Remembers in this browser that an invoice was created, which ends the first launch. */
export function markFirstInvoice(): void {
  mark(firstInvoiceKey);
}

function mark(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch (error) {
    // Nothing else comes of it: a browser that stores nothing is never sent to the welcome.
    console.warn('This launch could not be remembered.', error);
  }
}
