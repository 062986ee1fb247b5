import { describe, expect, it, test } from 'vitest';
import {
  dueReminders,
  nextReminder,
  nextSendTime,
  type ReminderFacts,
  type SellersReminders,
  sendTimeOn,
} from '#app/domain/reminders/next-reminder.ts';

const instant = (text: string) => Date.parse(`${text}:00Z`);

/** Due on November 20, issued on November 1. */
const facts = (over: Partial<ReminderFacts> = {}): ReminderFacts => ({
  due: '2026-11-20',
  bar: null,
  issuedAt: instant('2026-11-01T12:00'),
  choice: null,
  settled: [],
  waits: {},
  ...over,
});
const seller = (over: Partial<SellersReminders> = {}): SellersReminders => ({
  plan: 'standard',
  since: 0,
  steps: [],
  timeZone: null,
  ...over,
});

describe('nine in the morning', () => {
  it.each([
    [null, '2026-11-20', '2026-11-20T09:00'],
    // The days on which the clocks change, and the days before.
    ['Pacific/Auckland', '2026-09-26', '2026-09-25T21:00'],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T20:00'],
    ['Pacific/Auckland', '2026-04-04', '2026-04-03T20:00'],
    ['Pacific/Auckland', '2026-04-05', '2026-04-04T21:00'],
  ])('in %s on %s is %s', (zone, day, at) => {
    expect(sendTimeOn(day, zone)).toBe(instant(at));
  });

  it.each([
    [null, '2026-11-20T08:59', '2026-11-20T09:00'],
    [null, '2026-11-20T09:00', '2026-11-21T09:00'],
    ['Pacific/Auckland', '2026-09-26T10:00', '2026-09-26T20:00'],
    ['America/St_Johns', '2026-10-31T23:00', '2026-11-01T12:30'],
  ])('in %s after %s is next %s', (zone, now, next) => {
    expect(nextSendTime(instant(now), zone)).toBe(instant(next));
  });
});

test('the next reminder is the first step that is neither settled nor too late', () => {
  const next = (now: string, over: Partial<ReminderFacts> = {}) =>
    nextReminder(facts(over), seller(), instant(now))?.day;
  expect(next('2026-11-02T00:00')).toBe('2026-11-17');
  expect(next('2026-11-17T12:00')).toBe('2026-11-17');
  expect(next('2026-11-17T12:00', { settled: [-3] })).toBe('2026-11-21');
  // It is still sent up to three days late, but not later.
  expect(next('2026-11-20T09:00')).toBe('2026-11-17');
  expect(next('2026-11-20T09:01')).toBe('2026-11-21');
  expect(next('2026-12-08T00:00')).toBeUndefined();
});

test('a run sends the oldest due step, and reports those that are too late', () => {
  const look = (now: string, over: Partial<ReminderFacts> = {}) => {
    const due = dueReminders(facts(over), seller({ plan: 'firm' }), instant(now));
    return { send: due.send?.days, late: due.late.map(({ days }) => days) };
  };
  expect(look('2026-11-13T08:59')).toEqual({ send: undefined, late: [] });
  expect(look('2026-11-13T09:00')).toEqual({ send: -7, late: [] });
  expect(look('2026-11-16T09:00')).toEqual({ send: -7, late: [] });
  expect(look('2026-11-16T09:01')).toEqual({ send: undefined, late: [-7] });
  expect(look('2026-11-23T09:00')).toEqual({ send: 0, late: [-7] });
  expect(look('2026-11-23T09:00', { settled: [-7, 0] })).toEqual({ send: 3, late: [] });
  expect(look('2026-11-23T09:00', { bar: 'disputed' })).toEqual({ send: undefined, late: [] });
});

describe('no step is due', () => {
  const days = (facts: ReminderFacts, of: SellersReminders) =>
    dueReminders(facts, of, instant('2026-11-23T08:00')).send?.days ?? null;

  it('on the day of issue in the seller’s time zone, or before it', () => {
    const issuedAt = instant('2026-11-20T23:30');
    expect(days(facts({ issuedAt }), seller())).toBe(1);
    expect(days(facts({ issuedAt }), seller({ timeZone: 'Pacific/Auckland' }))).toBeNull();
    expect(days(facts({ issuedAt: null }), seller())).toBeNull();
  });

  it('from before its plan was chosen, or before it was added to the plan', () => {
    const at = instant('2026-11-21T09:00');
    expect([at, at + 1].map((since) => days(facts(), seller({ since })))).toEqual([1, null]);
    const steps = [{ plan: 'standard' as const, days: 1, since: at + 1 }];
    expect(days(facts(), seller({ steps }))).toBeNull();
  });

  it('of a plan that the invoice doesn’t use, or for an invalid due date', () => {
    expect(days(facts(), seller({ plan: 'none' }))).toBeNull();
    const since = 0;
    expect(days(facts({ choice: { plan: 'none', since } }), seller())).toBeNull();
    expect(days(facts({ choice: { plan: 'firm', since } }), seller({ plan: 'none' }))).toBe(0);
    expect(days(facts({ due: 'soon' }), seller())).toBeNull();
  });
});
