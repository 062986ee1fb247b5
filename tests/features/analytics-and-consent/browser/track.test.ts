import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allowsAnalytics,
  cookieConsentKey,
  plainAddress,
  sendWaitingEvents,
  track,
} from '#app/features/analytics-and-consent/ui/track.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const analyticsEvents: unknown[][] = [];
const location = { origin: 'https://billwren.example', pathname: '/uk/clients/4f1a' };
const page_location = 'https://billwren.example/uk/clients';
let storage: ReturnType<typeof memoryStorage>;

const agree = (analytics: unknown, timestamp: unknown) =>
  storage.setItem(cookieConsentKey, JSON.stringify({ analytics, timestamp }));

beforeEach(() => {
  analyticsEvents.length = 0;
  storage = memoryStorage();
  vi.stubGlobal('window', {
    localStorage: storage,
    location,
    gtag: (...call: unknown[]) => analyticsEvents.push(call),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('consent', () => {
  it('is the visitor’s choice, for 365 days', () => {
    expect(allowsAnalytics(storage, now)).toBe(false);
    agree(true, now - 364 * day);
    expect(allowsAnalytics(storage, now)).toBe(true);
    agree(true, now - 365 * day);
    expect(allowsAnalytics(storage, now)).toBe(false);
    // Nor is one from the future.
    for (const [analytics, timestamp] of [
      [false, now],
      [true, now + day],
    ]) {
      agree(analytics, timestamp);
      expect(allowsAnalytics(storage, now)).toBe(false);
    }
  });

  it.each(['', 'null', '[]', '{"analytics":"true","timestamp":1}', '{"analytics":true}'])(
    'is not accepted from %j',
    (kept) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      storage.setItem(cookieConsentKey, kept);
      expect(allowsAnalytics(storage, now)).toBe(false);
    },
  );
});

describe('an event', () => {
  it('is sent to the analytics script after consent, and only then', () => {
    track('login', { method: 'password' });
    expect(analyticsEvents).toEqual([]);
    agree(true, now - 1000);
    track('login', { method: 'password' });
    track('logout');
    expect(analyticsEvents).toEqual([
      ['event', 'login', { method: 'password', page_location }],
      ['event', 'logout', { page_location }],
    ]);
  });

  it('contains no personal data, whatever is passed', () => {
    agree(true, now - 1000);
    track('login', { method: 'ann@example.com' as never });
    track('login', { method: 'Ann Example', id: '4f1' } as never);
    expect(analyticsEvents).toEqual([
      ['event', 'login', { page_location }],
      ['event', 'login', { page_location }],
    ]);
  });

  it('waits for a script that is still loading', () => {
    agree(true, now - 1000);
    const page: Record<string, unknown> = { localStorage: storage, location };
    vi.stubGlobal('window', page);
    track('payment_button_shown', { kind: 'stripe_link' });
    page.gtag = (...call: unknown[]) => analyticsEvents.push(call);
    expect(analyticsEvents).toEqual([]);
    sendWaitingEvents();
    sendWaitingEvents();
    expect(analyticsEvents).toEqual([
      ['event', 'payment_button_shown', { kind: 'stripe_link', page_location }],
    ]);
  });

  it.each([
    ['/', ''],
    ['/us/pricing', 'us/pricing'],
    ['/us/clients/4f1a', 'us/clients'],
    ['/invoice/4f1a', 'invoice'],
  ])('reports %s as %j, so that no invoice and no client is named', (pathname, said) => {
    expect(plainAddress({ ...location, pathname })).toBe(`${location.origin}/${said}`);
  });

  it('is dropped, with at most a log line, when there is no script, no storage, or the script throws', () => {
    agree(true, now - 1000);
    vi.stubGlobal('window', { localStorage: storage });
    expect(() => track('logout')).not.toThrow();
    vi.stubGlobal('window', {
      localStorage: storage,
      gtag: () => {
        throw new Error('blocked');
      },
    });
    expect(() => track('logout')).not.toThrow();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('window', {});
    expect(() => track('logout')).not.toThrow();
  });
});
