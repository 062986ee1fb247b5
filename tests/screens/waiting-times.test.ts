import { expect, it } from 'vitest';
import { listMs } from '#app/screens/invoice-form/use-create-again.ts';
import { arrivalMs } from '#app/screens/invoice-list/use-arrival.ts';
import { copiedMs } from '#app/screens/invoice-list/use-invoice-files.ts';
import { leadOnMs } from '#app/screens/landing/use-lead-on.ts';

// What they time is seen by journeys, which say nothing about how long it takes.
it.each([
  ['scrolling to the invoice that one arrives at', arrivalMs.scrollAfter, 100],
  ['its highlight', arrivalMs.highlightFor, 5000],
  ['downloading its PDF', arrivalMs.downloadAfter, 500],
  ['the word about a copied link', copiedMs, 5000],
  ['the landing page after a sign-in', leadOnMs, 100],
  ['the list on the way to a new invoice', listMs, 100],
])('%s takes as long as specified, in milliseconds', (_what, time, specified) => {
  expect(time).toBe(specified);
});
