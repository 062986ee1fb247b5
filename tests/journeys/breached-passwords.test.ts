import { afterAll, expect, inject, test } from 'vitest';
import { newVisitor } from '#tests/support/visitor.ts';

const { origin, standInsOrigin } = inject('product');

async function setMode(mode: 'working' | 'away' | 'hanging') {
  const body = JSON.stringify({ mode });
  expect((await fetch(`${standInsOrigin}/pwned/mode`, { method: 'POST', body })).status).toBe(200);
}
afterAll(() => setMode('working'));

async function ask(password: string) {
  const answer = await newVisitor(origin).postJson('/api/check-password-pwned', { password });
  return answer.json();
}

test('the running product asks the service, and its own list while the service is away', async () => {
  expect(await ask('password1')).toEqual({ isPwned: true, count: 3_861_493 });
  expect(await ask('padded secret')).toEqual({ isPwned: false, count: 0 });
  for (const mode of ['away', 'hanging'] as const) {
    await setMode(mode);
    expect(await ask('password1')).toEqual({ isPwned: true, count: null });
    expect(await ask('an orange heron at dawn')).toEqual({ isPwned: false, count: 0 });
  }
});
