import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { welcomeScript } from '#app/domain/navigation/welcome.ts';

type Visit = {
  country?: CountryCode;
  isInstalled?: boolean;
  isInstalledOnIos?: boolean;
  userAgent?: string;
  hasSeen?: boolean;
  hasInvoice?: boolean;
  referrer?: string;
  hasNoStorage?: boolean;
};

const warn = vi.fn();
beforeEach(() => warn.mockReset());

/** The target of the script's redirect from the home page, or null. */
function sentTo(visit: Visit): string | null {
  let place: string | null = null;
  runInNewContext(welcomeScript(visit.country ?? 'us'), {
    navigator: { userAgent: visit.userAgent ?? 'Mozilla/5.0', standalone: visit.isInstalledOnIos },
    matchMedia: (query: string) => ({
      matches: query === '(display-mode: standalone)' && visit.isInstalled === true,
    }),
    localStorage: {
      getItem(key: string) {
        if (visit.hasNoStorage) throw new Error('denied');
        const is = {
          billwren_welcome_seen: visit.hasSeen,
          has_created_first_invoice: visit.hasInvoice,
        };
        return is[key as keyof typeof is] ? 'true' : null;
      },
    },
    console: { warn },
    document: { referrer: visit.referrer ?? '' },
    location: {
      replace: (to: string) => {
        place = to;
      },
    },
  });
  return place;
}

describe('the welcome screen', () => {
  it.each([
    ['the installed app', { isInstalled: true }, '/us/welcome'],
    ['the native app', { userAgent: 'Mozilla/5.0 BillwrenNative/1' }, '/us/welcome'],
    ['another country', { isInstalled: true, country: 'ca' as const }, '/ca/welcome'],
  ])('is shown at the first launch of %s', (_, visit, place) => {
    expect(sentTo(visit)).toBe(place);
  });

  it.each([
    ['on an ordinary visit', {}],
    ['once it has been shown', { isInstalled: true, hasSeen: true }],
    ['once a first invoice was created', { isInstalled: true, hasInvoice: true }],
    [
      'when the visit started on an invoice page',
      { isInstalled: true, referrer: 'https://billwren.example/view-invoice/1' },
    ],
    ['if the browser stores nothing', { isInstalled: true, hasNoStorage: true }],
  ])('is not shown %s', (_, visit) => {
    expect(sentTo(visit)).toBeNull();
    // A storage error is only logged.
    expect(warn).toHaveBeenCalledTimes('hasNoStorage' in visit ? 1 : 0);
  });
});
