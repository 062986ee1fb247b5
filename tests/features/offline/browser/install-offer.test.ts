import { afterEach, describe, expect, it, vi } from 'vitest';
import { canAskToInstall, dismissInstall } from '#app/features/offline/ui/install-offer.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const now = Date.now();
const day = 24 * 60 * 60 * 1000;

/** A page in a tab, opened from the iOS home screen, or in an installed app's window. */
function openAs(place: 'tab' | 'home screen' | 'app window') {
  vi.stubGlobal('navigator', { standalone: place === 'home screen' });
  const matchMedia = (query: string) => ({
    matches: place === 'app window' && query === '(display-mode: standalone)',
  });
  vi.stubGlobal('window', { matchMedia });
}

afterEach(() => vi.unstubAllGlobals());

describe('whether to ask to install', () => {
  it.each([
    ['tab', true],
    ['home screen', false],
    ['app window', false],
  ] as const)('in a %s: %s', (place, asks) => {
    openAs(place);
    expect(canAskToInstall(memoryStorage(), now)).toBe(asks);
  });

  it('not for 30 days after Not now', () => {
    openAs('tab');
    const storage = memoryStorage();
    dismissInstall(storage, now);
    expect(canAskToInstall(storage, now + 30 * day - 1)).toBe(false);
    expect(canAskToInstall(storage, now + 30 * day)).toBe(true);
  });
});
