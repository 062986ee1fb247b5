import { expect, test } from 'vitest';
import {
  documentEvents,
  documentStates,
  nextState,
} from '#app/ui/local-document/document-state.ts';

/** The state after each event, by state; `.` means that the event changes nothing. */
const table = `
state    opened  changed sent    saved refused conflicted overtaken signInNeeded queued failed  resolved discarded
editing  editing .       sending saved refused conflict   conflict  waiting      .      .       .        saved
waiting  editing .       sending saved refused conflict   conflict  .            .      .       .        saved
sending  .       .       .       saved refused conflict   .         waiting      queued editing .        saved
queued   editing editing sending saved refused conflict   conflict  .            .      .       .        saved
refused  editing editing sending saved .       conflict   conflict  waiting      .      .       .        saved
conflict editing .       sending saved refused .          .         waiting      .      .       editing  saved
saved    editing .       .       .     .       .          .         .            .      .       .        .
`;

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((row) => row.split(/\s+/));

test('the table has every state and every event', () => {
  expect(head.slice(1)).toEqual(documentEvents);
  expect(rows.map(([state]) => state)).toEqual(documentStates);
});

test.each(documentStates)('%s', (state) => {
  const [, ...expected] = rows.find(([name]) => name === state) ?? [];
  const actual = documentEvents.map((event) => nextState(state, event));
  expect(actual).toEqual(expected.map((next) => (next === '.' ? state : next)));
});
