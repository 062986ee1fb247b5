import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  checkoutPage,
  openProviderPage,
  portalPage,
} from '#app/features/billing/ui/use-billing.ts';

afterEach(() => vi.unstubAllGlobals());

const ready = () => Response.json({ url: 'https://checkout.stripe.com/pay/1' });
const refusal = (status: number, error: string, code: string) => () =>
  Response.json({ error, code }, { status });

/** Records what happened in the browser, in order, and the messages shown. */
function stubBrowser(answer: () => Response | Promise<Response>, { blocksTabs = false } = {}) {
  const events: string[] = [];
  const element = () => ({ style: {}, textContent: '' });
  const tab = {
    opener: {},
    document: {
      title: '',
      documentElement: element(),
      createElement: element,
      body: {
        appendChild: ({ textContent }: { textContent: string }) =>
          events.push(`tab says ${textContent}`),
      },
    },
    location: { replace: (to: string) => events.push(`tab to ${to}`) },
    close: () => events.push('tab closed'),
  };
  vi.stubGlobal('window', {
    open: (to: string) => {
      events.push(`tab opened at ${to}`);
      return blocksTabs ? null : tab;
    },
    location: { assign: (to: string) => events.push(`page to ${to}`) },
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    events.push(`post ${path} ${body}`);
    return answer();
  });
  const say = (kind: string, text: string) => void events.push(`${kind}: ${text}`);
  return { events, say, tab };
}

describe('the checkout', () => {
  it('opens its tab in the click handler, and loads its page after the response', async () => {
    const { events, say, tab } = stubBrowser(ready);
    const opening = openProviderPage(checkoutPage('price_1', 'key-1'), say);
    expect(events[0]).toBe('tab opened at about:blank');
    expect(await opening).toBe('new-tab');
    expect(events).toEqual([
      'tab opened at about:blank',
      'tab says Redirecting to checkout...',
      'info: Redirecting to checkout...',
      'post /api/create-checkout {"priceId":"price_1","key":"key-1"}',
      'tab to https://checkout.stripe.com/pay/1',
    ]);
    expect(tab.opener).toBeNull();
  });

  it('loads its page in this tab if the browser allows no other', async () => {
    const { events, say } = stubBrowser(ready, { blocksTabs: true });
    expect(await openProviderPage(checkoutPage('price_1', 'key-1'), say)).toBe('same-tab');
    expect(events.at(-1)).toBe('page to https://checkout.stripe.com/pay/1');
  });

  it.each([
    ['the provider is unavailable', refusal(502, 'Stripe is down', 'provider-away')],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the response is not ours', () => new Response('<html>', { status: 200 })],
    ['the URL is invalid', () => Response.json({ url: 'javascript:alert(1)' })],
  ])('shows a message if %s, and closes its tab', async (_, answer) => {
    const { events, say } = stubBrowser(answer);
    expect(await openProviderPage(checkoutPage('price_1', 'key-1'), say)).toBe('failed');
    expect(events.slice(-2)).toEqual(['tab closed', 'error: Failed to create checkout session']);
  });

  it.each([
    ['why it is refused', 409, 'already-subscribed', 'You have a plan.'],
    ['that the session has ended', 401, 'sign-in-needed', 'Sign in again to continue.'],
  ])('shows %s; the page is out of date then', async (_, status, code, sentence) => {
    const { events, say } = stubBrowser(refusal(status, 'You have a plan.', code));
    expect(await openProviderPage(checkoutPage('price_1', 'key-1'), say)).toBe('stale');
    expect(events.slice(-2)).toEqual(['tab closed', `error: ${sentence}`]);
  });
});

describe('the customer portal', () => {
  it.each([
    ['pricing', 'Failed to open customer portal'],
    ['settings', 'Failed to open billing portal'],
  ] as const)('that fails in %s: %s', async (place, sentence) => {
    const { events, say } = stubBrowser(refusal(502, 'away', 'provider-away'));
    expect(await openProviderPage(portalPage(place), say)).toBe('failed');
    expect(events.slice(-2)).toEqual(['tab closed', `error: ${sentence}`]);
  });
});
