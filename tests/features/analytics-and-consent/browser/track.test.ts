import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  saveConsent,
  startAnalytics,
  stopAnalytics,
} from '#app/features/analytics-and-consent/ui/save-consent.client.ts';
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
const location = { origin: 'https://billwren.example', pathname: '/uk/clients/4f1a' };
const page_location = 'https://billwren.example/uk/clients';
let analyticsEvents: unknown[][];
let storage: ReturnType<typeof memoryStorage>;
let page: Record<string, unknown> & { dataLayer?: IArguments[] };

const agree = (analytics: unknown, timestamp: unknown) =>
  storage.setItem(cookieConsentKey, JSON.stringify({ analytics, timestamp }));
const gtag = (...call: unknown[]) => analyticsEvents.push(call);

beforeEach(() => {
  analyticsEvents = [];
  storage = memoryStorage();
  page = { localStorage: storage, location, gtag };
  vi.stubGlobal('window', page);
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
    delete page.gtag;
    track('payment_button_shown', { kind: 'stripe_link' });
    page.gtag = gtag;
    expect(analyticsEvents).toEqual([]);
    sendWaitingEvents();
    sendWaitingEvents();
    const shown = ['event', 'payment_button_shown', { kind: 'stripe_link', page_location }];
    expect(analyticsEvents).toEqual([shown]);
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
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const other of [{ localStorage: storage }, { localStorage: storage, gtag: blocked }, {}]) {
      vi.stubGlobal('window', other);
      expect(() => track('logout')).not.toThrow();
    }
  });
});

describe('the analytics script', () => {
  const script = { url: 'https://count.example/tag.js', id: 'G-1' };
  const told = () => (page.dataLayer ?? []).map((call) => [...call]);
  let asked: string[];

  beforeEach(() => {
    asked = [];
    delete page.gtag;
    vi.stubGlobal('document', {
      cookie: '',
      createElement: () => ({}),
      head: { appendChild: ({ src }: { src: string }) => asked.push(src) },
    });
  });

  it('is loaded once, after consent, with cookies that last no longer than the consent, and stops when it is withdrawn', () => {
    startAnalytics(script);
    expect(asked).toEqual([]);
    saveConsent(storage as unknown as Storage, true, Date.now());
    startAnalytics(script);
    startAnalytics(script);
    expect(asked).toEqual(['https://count.example/tag.js?id=G-1']);
    const config = {
      send_page_view: false,
      allow_google_signals: false,
      page_location,
      cookie_expires: 365 * 24 * 60 * 60,
      cookie_update: false,
    };
    expect(told()[1]).toEqual(['config', 'G-1', expect.objectContaining(config)]);
    stopAnalytics();
    expect(page['ga-disable-G-1']).toBe(true);
    expect(told().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  });
});
