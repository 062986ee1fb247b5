import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  saveConsent,
  startAnalytics,
  stopAnalytics,
} from '#app/features/analytics-and-consent/ui/save-consent.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const script = { url: 'https://count.example/tag.js', id: 'G-1' };
const asked: string[] = [];
let page: Record<string, unknown> & { dataLayer?: IArguments[] };

beforeEach(() => {
  asked.length = 0;
  page = {
    localStorage: memoryStorage(),
    location: { origin: 'https://billwren.example', pathname: '/uk/clients/4f1a' },
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({}),
    head: { appendChild: ({ src }: { src: string }) => asked.push(src) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const told = () => (page.dataLayer ?? []).map((call) => [...call]);

describe('the analytics script', () => {
  it('is loaded once, after consent, with cookies that last no longer than the consent', () => {
    startAnalytics(script);
    expect(asked).toEqual([]);
    saveConsent(page.localStorage as Storage, true, Date.now());
    startAnalytics(script);
    startAnalytics(script);
    expect(asked).toEqual(['https://count.example/tag.js?id=G-1']);
    const [, config] = told();
    expect(config).toEqual([
      'config',
      'G-1',
      expect.objectContaining({
        send_page_view: false,
        allow_google_signals: false,
        page_location: 'https://billwren.example/uk/clients',
        cookie_expires: 365 * 24 * 60 * 60,
        cookie_update: false,
      }),
    ]);
  });

  it('stops as soon as consent is withdrawn', () => {
    saveConsent(page.localStorage as Storage, true, Date.now());
    startAnalytics(script);
    stopAnalytics();
    expect(page['ga-disable-G-1']).toBe(true);
    expect(told().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  });
});
