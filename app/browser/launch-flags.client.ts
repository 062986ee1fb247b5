import { firstInvoiceKey, welcomeSeenKey } from '#app/domain/navigation/welcome.ts';

/** Remembers in this browser that the welcome was left by one of its ways on; it does not come up again. */
export function markWelcomeSeen(): void {
  keepFlag(welcomeSeenKey);
}

/** Remembers in this browser that an invoice was saved: no later launch of the app is a first one. */
export function markFirstInvoice(): void {
  keepFlag(firstInvoiceKey);
}

function keepFlag(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // A browser that stores nothing is never sent to the welcome.
  }
}
