import { takeReaderToken } from '../page/reader-token.client.ts';

/** So long a person looks before it counts. */
const lookMs = 2_000;

/**
 * Reports once that the reader of a mail has looked at the invoice: when it, and what they went on to from it, was before somebody's
 * eyes for two seconds.
 */
export function watchReader(): void {
  const token = takeReaderToken();
  if (!token) return;
  let timer: ReturnType<typeof setTimeout>;
  const ending = new AbortController();
  const look = () => {
    clearTimeout(timer);
    // A page that is drawn ahead, or in another tab, is hidden until it is turned to.
    if (document.hidden) return;
    timer = setTimeout(() => {
      ending.abort();
      navigator.sendBeacon?.('/api/mail-opened', JSON.stringify({ token }));
    }, lookMs);
  };
  document.addEventListener('visibilitychange', look, ending);
  look();
}

// @covers paid-4.7
