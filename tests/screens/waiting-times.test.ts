import { expect, it } from 'vitest';
import { arrivalMs } from '#app/screens/invoice-list/use-arrival.ts';

// What they time is seen by journeys, which say nothing about how long it takes.
it.each([
  ['scrolling to the invoice that one arrives at', arrivalMs.scrollAfter, 100],
  ['its highlight', arrivalMs.highlightFor, 5000],
  ['downloading its PDF', arrivalMs.downloadAfter, 500],
])('%s takes as long as specified, in milliseconds', (_what, time, specified) => {
  expect(time).toBe(specified);
});
