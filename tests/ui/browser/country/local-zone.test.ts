import { afterEach, expect, test, vi } from 'vitest';
import { localToday } from '#app/ui/browser/country/local-today.client.ts';
import { declineZone, movedZone } from '#app/ui/browser/country/moved-zone.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const zone = process.env.TZ;

afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  { timeZone: 'Pacific/Kiritimati', day: '2026-01-02' },
  { timeZone: 'UTC', day: '2026-01-01' },
  { timeZone: 'Pacific/Pago_Pago', day: '2025-12-31' },
])('today in $timeZone is $day', ({ timeZone, day }) => {
  process.env.TZ = timeZone;
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 10, 30) });
  expect(localToday()).toBe(day);
});

const dayMs = 86_400_000;
const now = Date.UTC(2026, 2, 1);
const zones = { account: 'Pacific/Auckland', device: 'Europe/Berlin' };

test('a user has moved once a device has had another time zone for three days', () => {
  const storage = memoryStorage();
  expect(movedZone(storage, zones, now)).toBeNull();
  expect(movedZone(storage, zones, now + 2 * dayMs)).toBeNull();
  expect(movedZone(storage, zones, now + 3 * dayMs)).toBe('Europe/Berlin');
});

test('a trip with a stop at home, or on to a third zone, starts over', () => {
  const storage = memoryStorage();
  movedZone(storage, zones, now);
  movedZone(storage, { ...zones, device: 'Pacific/Auckland' }, now + dayMs);
  expect(movedZone(storage, zones, now + 3 * dayMs)).toBeNull();
  movedZone(storage, { ...zones, device: 'America/New_York' }, now + 4 * dayMs);
  expect(movedZone(storage, zones, now + 6 * dayMs)).toBeNull();
  expect(movedZone(storage, zones, now + 9 * dayMs)).toBe('Europe/Berlin');
});

test('a declined zone is not asked about again, another one is', () => {
  const storage = memoryStorage();
  declineZone(storage, 'Europe/Berlin', now);
  expect(movedZone(storage, zones, now + 30 * dayMs)).toBeNull();
  const elsewhere = { ...zones, device: 'Europe/London' };
  movedZone(storage, elsewhere, now + 31 * dayMs);
  expect(movedZone(storage, elsewhere, now + 34 * dayMs)).toBe('Europe/London');
});

test('two names of one zone are no move, nor is a device that doesn’t report one', () => {
  for (const device of ['Antarctica/McMurdo', '']) {
    const storage = memoryStorage();
    movedZone(storage, { ...zones, device }, now);
    expect(movedZone(storage, { ...zones, device }, now + 9 * dayMs)).toBeNull();
  }
});
