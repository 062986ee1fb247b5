import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  documentEvents,
  documentStates,
  nextState,
} from '#app/ui/local-document/document-state.ts';
import { sendAllOf, startSending } from '#app/ui/local-document/send-queued.ts';

type Answer = { outcome: 'saved' | 'refused' | 'unreachable' | 'sign-in-needed' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An outbox with these entries, whose server answers `saved` unless told otherwise. */
function outboxOf(entries: string[], answers: Record<string, Answer['outcome']> = {}) {
  const sent: string[] = [];
  const settled: string[] = [];
  const listeners = new Set<() => void>();
  const remove = (entry: string) => {
    const at = entries.indexOf(entry);
    if (at >= 0) entries.splice(at, 1);
  };
  const work = sendAllOf<string, Answer>({
    list: () => entries,
    send: async (entry) => {
      sent.push(entry);
      return { outcome: answers[entry] ?? 'saved' };
    },
    settle: (entry, { outcome }) => {
      settled.push(`${entry} ${outcome}`);
      remove(entry);
    },
  });
  const stop = startSending([work], (onChange) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const add = (entry: string) => {
    entries.push(entry);
    for (const onChange of listeners) onChange();
  };
  return { entries, answers, sent, settled, add, remove, stop, pass };
}

test('entries are sent one after the other, the first one first, whatever the account decides', async () => {
  const outbox = outboxOf(['a', 'b', 'c'], { b: 'refused' });
  await outbox.pass(0);
  expect(outbox.settled).toEqual(['a saved', 'b refused', 'c saved']);
});

test('an entry that is added is sent at once, also during a send', async () => {
  const outbox = outboxOf(['a']);
  outbox.add('b');
  await outbox.pass(0);
  outbox.add('c');
  await outbox.pass(0);
  expect(outbox.sent).toEqual(['a', 'b', 'c']);
});

test('an entry that was removed in the meantime is not sent', async () => {
  const outbox = outboxOf(['a', 'b']);
  outbox.remove('b');
  await outbox.pass(0);
  expect(outbox.sent).toEqual(['a']);
});

test('an unreachable server stops sending until some seconds have passed', async () => {
  const outbox = outboxOf(['a', 'b'], { a: 'unreachable' });
  await outbox.pass(14_000);
  expect([outbox.sent, outbox.settled]).toEqual([['a'], []]);
  delete outbox.answers.a;
  await outbox.pass(2000);
  expect(outbox.settled).toEqual(['a saved', 'b saved']);
});

test('an ended session stops sending until another page is opened', async () => {
  const outbox = outboxOf(['a', 'b'], { a: 'sign-in-needed' });
  await outbox.pass(60_000);
  outbox.add('c');
  await outbox.pass(60_000);
  expect([outbox.sent, outbox.entries]).toEqual([['a'], ['a', 'b', 'c']]);
});

test('nothing more is sent after it was stopped', async () => {
  const outbox = outboxOf(['a', 'b'], { a: 'unreachable' });
  await outbox.pass(0);
  outbox.stop();
  await outbox.pass(60_000);
  outbox.add('c');
  expect(outbox.sent).toEqual(['a']);
});

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

test('the table of states has every state and every event', () => {
  expect(head.slice(1)).toEqual(documentEvents);
  expect(rows.map(([state]) => state)).toEqual(documentStates);
});

test.each(documentStates)('the state after each event in %s', (state) => {
  const [, ...expected] = rows.find(([name]) => name === state) ?? [];
  const actual = documentEvents.map((event) => nextState(state, event));
  expect(actual).toEqual(expected.map((next) => (next === '.' ? state : next)));
});
