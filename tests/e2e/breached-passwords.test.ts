import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { newVisitor } from '#tests/support/visitor.ts';

// Uses a separate product, since the service keeps working elsewhere.
journey(
  'the running product checks with the service, and with its own list while the service is down',
  async ({ ownProduct: { origin, fakesOrigin } }) => {
    const setMode = async (mode: 'working' | 'away' | 'hanging') => {
      const body = JSON.stringify({ mode });
      const set = await fetch(`${fakesOrigin}/pwned/mode`, { method: 'POST', body });
      expect(set.status).toBe(200);
    };
    const ask = async (password: string) => {
      const answer = await newVisitor(origin).postJson('/api/check-password-pwned', { password });
      return answer.json();
    };
    try {
      expect(await ask('password1')).toEqual({ isPwned: true, count: 3_861_493 });
      expect(await ask('padded secret')).toEqual({ isPwned: false, count: 0 });
      for (const mode of ['away', 'hanging'] as const) {
        await setMode(mode);
        expect(await ask('password1')).toEqual({ isPwned: true, count: null });
        expect(await ask('an orange heron at dawn')).toEqual({ isPwned: false, count: 0 });
      }
    } finally {
      await setMode('working');
    }
  },
);
