import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  saveConsent,
  settleCookies,
} from '#app/features/analytics-and-consent/ui/save-consent.client.ts';
import {
  cookieConsentKey,
  loadConsent,
} from '#app/features/analytics-and-consent/ui/track.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const now = Date.UTC(2026, 10, 21);
const year = 365 * 24 * 60 * 60;
let storage: Storage;
/** The browser's cookies, and each cookie as it was written. */
let jar: Map<string, string>;
let written: string[];

beforeEach(() => {
  storage = memoryStorage() as unknown as Storage;
  jar = new Map();
  written = [];
  vi.stubGlobal('location', { hostname: 'billwren.example' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(cookie: string) {
      written.push(cookie);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0\b/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a cookie choice', () => {
  it.each([
    [true, 'analytics'],
    [false, 'none'],
  ])('of %s is saved with its time and copied for the server', (analytics, says) => {
    expect(saveConsent(storage, analytics, now)).toBe(true);
    expect(JSON.parse(storage.getItem(cookieConsentKey) ?? '')).toEqual({
      analytics,
      timestamp: now,
    });
    expect(loadConsent(storage, now)).toEqual({ analytics, timestamp: now });
    expect(written).toEqual([
      `__Host-consent=${says}; Path=/; Max-Age=${year}; SameSite=Lax; Secure`,
    ]);
  });

  it('that cannot be read or saved counts as none, and is logged', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(saveConsent(memoryStorage(0) as unknown as Storage, true, now)).toBe(false);
    expect(written).toEqual([]);
    storage.setItem(cookieConsentKey, '{');
    expect(loadConsent(storage, now)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it('removes the analytics cookies when it is withdrawn, and no others', () => {
    const ours = { '__Host-country': 'uk', '__Host-tz': 'UTC' };
    jar = new Map(Object.entries({ _ga: '1', _ga_X1: '2', _gid: '3', ...ours }));
    saveConsent(storage, false, now);
    expect([...jar.keys()]).toEqual(['__Host-country', '__Host-tz', '__Host-consent']);
    expect(written.some((cookie) => cookie.includes('Domain=billwren.example'))).toBe(true);
  });

  it('is copied again if a browser deleted the cookie, and for no longer than it is valid', () => {
    const tenDays = 10 * 24 * 60 * 60 * 1000;
    settleCookies({ analytics: true, timestamp: now - tenDays }, now);
    expect(written).toEqual([
      `__Host-consent=analytics; Path=/; Max-Age=${year - tenDays / 1000}; SameSite=Lax; Secure`,
    ]);
    settleCookies({ analytics: true, timestamp: now - tenDays }, now);
    expect(written).toHaveLength(1);
  });

  it.each([
    ['that has expired', 'analytics', null, []],
    ['that was withdrawn', 'none', { analytics: false, timestamp: now - 1 }, ['__Host-consent']],
  ])('%s removes the cookies it had allowed', (_, copy, consent, left) => {
    jar = new Map(Object.entries({ '__Host-consent': copy, _ga_X1: '1', '__Host-tz': 'UTC' }));
    settleCookies(consent, now);
    expect([...jar.keys()]).toEqual([...left, '__Host-tz']);
  });
});
