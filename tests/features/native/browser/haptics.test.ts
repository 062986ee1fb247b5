import { afterEach, describe, expect, it, vi } from 'vitest';
import { playHaptic } from '#app/adapters/native/init-native-app.client.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a tap in a browser', () => {
  it.each([
    ['light', 10],
    ['medium', 20],
    ['heavy', 30],
  ] as const)('%s vibrates for %i ms', async (strength, milliseconds) => {
    const vibrated: number[] = [];
    const vibrate = (ms: number) => vibrated.push(ms);
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)', vibrate });
    await playHaptic(strength);
    expect(vibrated).toEqual([milliseconds]);
  });

  it('that cannot vibrate does nothing', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' });
    await playHaptic('heavy');
  });
});
