import { describe, expect, it, test } from 'vitest';
import { parseAddresses } from '#app/domain/sending/addresses.ts';
import { instantOfWallTime, wallTimeOf } from '#app/domain/sending/wall-time.ts';

describe('a pasted line of addresses', () => {
  test.each([
    ['a@x.example, b@x.example; c@x.example d@x.example', ['a', 'b', 'c', 'd']],
    ['Jane Doe <A@x.example>, Bob <b@x.example>', ['a', 'b']],
    ['Jane <a@x.example> Bob <b@x.example>', ['a', 'b']],
    ['mailto:a@x.example,mailto:b@x.example?subject=Hi', ['a', 'b']],
    ['a@x.example\u200b,\u200bA@x.example', ['a']],
  ])('%j is cleaned to its addresses', (typed, locals) => {
    expect(parseAddresses(typed)).toEqual({
      addresses: locals.map((local) => `${local}@x.example`),
      wrong: [],
    });
  });

  test.each([
    ['Jane a@x.example', ['jane']],
    ['boss@x.example <a@y.example>', ['boss@x.example <a@y.example>']],
    ['=?utf-8?q?x?=@x.example', ['=?utf-8?q?x?=@x.example']],
  ])('with %j lists what isn’t an address', (typed, wrong) => {
    expect(parseAddresses(typed).wrong).toEqual(wrong);
  });
});

describe('a date and time in the seller’s time zone', () => {
  it.each([
    ['2026-11-25T09:00', null, '2026-11-25T09:00Z'],
    ['2026-11-25T09:00', 'Nowhere/Atall', '2026-11-25T09:00Z'],
    ['2026-11-25T09:00', 'Pacific/Auckland', '2026-11-24T20:00Z'],
    // Clocks go forward from 2 to 3: half past two becomes half past three.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30Z'],
    // Clocks go back from 2 to 1: the first half past one counts.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30Z'],
  ])('%s in %s is %s', (text, zone, instant) => {
    expect(new Date(instantOfWallTime(text, zone) ?? 0).toISOString()).toBe(
      instant.replace('Z', ':00.000Z'),
    );
  });

  it.each(['', '2026-02-30T10:00', '2026-11-25T24:00', '2026-11-25T09:00Z'])(
    'is invalid: %j',
    (text) => {
      expect(instantOfWallTime(text, 'Europe/Berlin')).toBeNull();
    },
  );

  it('is displayed in that time zone', () => {
    expect(wallTimeOf(Date.UTC(2026, 10, 24, 20), 'Pacific/Auckland')).toBe('2026-11-25T09:00');
  });
});
