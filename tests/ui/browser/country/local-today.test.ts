import { afterEach, expect, test, vi } from 'vitest';
import { localToday } from '#app/ui/browser/country/local-today.client.ts';

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
