import { act } from 'react';
import { expect, test } from 'vitest';
import { AuthPage } from '#app/features/account/ui/auth-page.tsx';
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

/** Opens the auth page as it is after too many attempts. */
async function openBlocked() {
  const form = 'Too many attempts. Try again in 15 minutes.';
  const errors = { form, waitSeconds: 15 * 60 };
  const answer = { outcome: 'refused', errors, email: 'ann@example.com' } as const;
  const page = { country: 'us', accountCountry: 'us', tab: 'sign-in', redirectTo: null } as const;
  const { place, pass } = await openScreenInDom(
    <AuthPage {...page} providers={[]} answer={answer} />,
    '/us/auth',
  );
  const panel = place.querySelector('#sign-in-panel') as HTMLElement;
  expect(panel.textContent).toContain(form);
  const type = (name: string, text: string) =>
    act(async () => {
      const input = panel.querySelector(`[name="${name}"]`) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const isBlocked = () =>
    panel.querySelector('button[type="submit"]')?.getAttribute('aria-disabled') === 'true';
  return { type, pass, isBlocked };
}

test('after too many attempts the form is blocked until the wait is over', async () => {
  const { type, pass, isBlocked } = await openBlocked();
  await type('password', 'another try');
  await pass(15 * 60_000 - 1);
  expect(isBlocked()).toBe(true);
  await pass(1);
  expect(isBlocked()).toBe(false);
});

test('it is blocked only for that address', async () => {
  const { type, isBlocked } = await openBlocked();
  expect(isBlocked()).toBe(true);
  await type('email', 'another-user@example.com');
  expect(isBlocked()).toBe(false);
});
