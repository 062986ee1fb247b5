import { expect, it } from 'vitest';
import { describeWaiting } from '#app/features/offline/ui/outbox-status.ts';

it.each([
  [0, false, null],
  [1, false, 'Waiting to sync: 1 invoice.'],
  [0, true, 'Waiting to sync: your settings.'],
  [2, true, 'Waiting to sync: 2 invoices and your settings.'],
])(
  'what is pending is reported in one sentence: %s invoices, settings %s',
  (waiting, settings, sentence) => {
    expect(describeWaiting({ waiting, refused: 3, settings })).toBe(sentence);
  },
);
