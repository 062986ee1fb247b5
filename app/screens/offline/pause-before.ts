const awayMs = 15_000;

/**
 * Milliseconds before the same is sent again: the browser has a network, and the server is out of reach. Null where nobody
 * is signed in to send it.
 */
export function pauseBefore(outcome: string): number | null {
  return outcome === 'unreachable' ? awayMs : null;
}
