import { expect, test } from 'vitest';
import { useSecondsLeft } from '#app/features/account/ui/sign-in-code.tsx';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

function SecondsLeft({ until }: { until: number }) {
  return <p>{useSecondsLeft(until)}</p>;
}

test('seconds count down to 0 and no further', async () => {
  const { place, pass } = await openScreenInDom(<SecondsLeft until={Date.now() + 3_000} />);
  expect(Number(place.textContent)).toBeLessThanOrEqual(3);
  await pass(1_000);
  expect(Number(place.textContent)).toBeLessThanOrEqual(2);
  await pass(5_000);
  expect(place.textContent).toBe('0');
});
