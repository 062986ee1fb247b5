import { firstInvoiceKey, welcomeSeenKey } from '#app/domain/navigation/welcome.ts';

/**
 * Stores in this browser that the user has left the welcome screen through one of its links, so that it isn't shown
 * again.
 */
export function markWelcomeSeen(): void {
  mark(welcomeSeenKey);
}

/** Stores in this browser that an invoice was created, which ends the first launch. */
export function markFirstInvoice(): void {
  mark(firstInvoiceKey);
}

function mark(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch (error) {
    // Harmless: a browser that stores nothing is never sent to the welcome screen.
    console.warn('First launch not saved.', error);
  }
}
