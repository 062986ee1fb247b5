import { expect, test } from 'vitest';
import { usePaymentPolling } from '#app/features/cards/ui/card-payment.tsx';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const hourMs = 3_600_000;

async function open(isAwaited: boolean) {
  let asked = 0;
  const ask = () => {
    asked += 1;
  };
  function Page() {
    usePaymentPolling(isAwaited, ask);
    return null;
  }
  const { pass } = await openScreenInDom(<Page />);
  return async (ms: number) => {
    asked = 0;
    await pass(ms);
    return asked;
  };
}

test('a payment that takes days is polled less and less often', async () => {
  const askedIn = await open(true);
  expect(await askedIn(10_000)).toBeGreaterThanOrEqual(2);
  const inFirstHour = await askedIn(hourMs);
  expect(inFirstHour).toBeGreaterThan(3);
  expect(inFirstHour).toBeLessThan(25);
  expect(await askedIn(hourMs)).toBeLessThanOrEqual(12);
});

test('nothing is polled if no payment is expected, until someone returns to the page', async () => {
  const askedIn = await open(false);
  expect(await askedIn(hourMs)).toBe(0);
  const back = askedIn(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await back).toBe(1);
});
