import { welcomeSeenKey } from '#app/domain/navigation/welcome.ts';

/** Remembers in this browser that the welcome was left by one of its ways on; it does not come up again. */
export function markWelcomeSeen(): void {
  try {
    localStorage.setItem(welcomeSeenKey, 'true');
  } catch {
    // A browser that stores nothing is never sent to the welcome.
  }
}
