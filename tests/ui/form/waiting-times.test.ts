import { expect, it } from 'vitest';
import { arrivalMs } from '#app/features/invoice-list/ui/use-more-pages.ts';
import { installDelayMs } from '#app/features/offline/ui/offline-care.tsx';

// End-to-end tests cover the effect of these delays, but not their length.
it.each([
  ['scrolling to the highlighted invoice', arrivalMs.scrollAfter, 100],
  ['its highlight', arrivalMs.highlightFor, 5000],
  ['downloading its PDF', arrivalMs.downloadAfter, 500],
  ['the install prompt, after the offer', installDelayMs, 10_000],
])('%s takes as long as specified, in milliseconds', (_what, time, specified) => {
  expect(time).toBe(specified);
});
