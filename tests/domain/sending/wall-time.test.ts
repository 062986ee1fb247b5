import { describe, expect, it } from 'vitest';
import { instantOfWallTime, wallTimeOf } from '#app/domain/sending/wall-time.ts';

describe('a date and time in the seller’s time zone', () => {
  it.each([
    ['2026-11-25T09:00', null, '2026-11-25T09:00Z'],
    ['2026-11-25T09:00', 'Nowhere/Atall', '2026-11-25T09:00Z'],
    ['2026-11-25T09:00', 'Pacific/Auckland', '2026-11-24T20:00Z'],
    ['2026-07-25T09:00', 'Pacific/Auckland', '2026-07-24T21:00Z'],
    ['2026-11-25T09:00', 'America/St_Johns', '2026-11-25T12:30Z'],
    ['2026-07-01T09:00', 'America/St_Johns', '2026-07-01T11:30Z'],
    // Clocks go forward from 2 to 3: half past two becomes half past three.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30Z'],
    ['2026-09-27T02:30', 'Pacific/Auckland', '2026-09-26T14:30Z'],
    // Clocks go back from 2 to 1: the first half past one counts.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30Z'],
    ['2026-04-05T02:30', 'Pacific/Auckland', '2026-04-04T13:30Z'],
    ['2026-03-08T00:30', 'America/St_Johns', '2026-03-08T04:00Z'],
  ])('%s in %s is %s', (text, zone, instant) => {
    expect(new Date(instantOfWallTime(text, zone) ?? 0).toISOString()).toBe(
      instant.replace('Z', ':00.000Z'),
    );
  });

  it.each(['', '2026-11-25', '2026-02-30T10:00', '2026-11-25T24:00', '2026-11-25T09:00Z'])(
    'is invalid: %j',
    (text) => {
      expect(instantOfWallTime(text, 'Europe/Berlin')).toBeNull();
    },
  );

  it('is displayed in that time zone', () => {
    expect(wallTimeOf(Date.UTC(2026, 10, 24, 20), 'Pacific/Auckland')).toBe('2026-11-25T09:00');
  });
});
