const awayMs = 15_000;
const cutMs = 60_000;

/**
 * Milliseconds before the same is sent again: the browser has a network, and the server is out of reach, or has had enough
 * of it for now. Null where nobody is signed in to send it.
 */
export function pauseBefore(outcome: string): number | null {
  if (outcome === 'unreachable') return awayMs;
  return outcome === 'refused' ? cutMs : null;
}
