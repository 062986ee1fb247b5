import { answerJson } from '../answer-json.ts';
import { answerAccountPage } from './account-page.ts';
import { answerApi } from './api.ts';
import { answerCheckoutPage } from './checkout-page.ts';
import { answerSellerPage } from './connect/seller-page.ts';
import { answerSetupPage } from './connect/setup-page.ts';
import { readFaults } from './faults.ts';
import { answerPage } from './page.ts';
import { answerPortalPage } from './portal-page.ts';
import { StripeRefusal } from './refusal.ts';
import type { StripeState } from './stripe-state.ts';

/**
 * The first path segments that belong to Stripe; its library doesn't support a prefix for `/v1`.
 */
export const stripeSegments = [
  'stripe',
  'v1',
  'v2',
  'checkout',
  'billing',
  'connect',
  'stripe-faults',
  'stripe-events',
];

/**
 * The Stripe fake: the API under `/v1` and `/v2`, the hosted pages, `POST /stripe-faults` to inject
 * faults (unnamed faults are cleared), `GET /stripe-events` for the status of sent events, and the
 * page `/stripe`.
 */
export async function answerStripe(
  request: Request,
  state: StripeState,
  nowMs: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, segment, kind, id = '', token = ''] = pathname.split('/');
  const now = Math.floor(nowMs / 1000);
  if (segment === 'v1' || segment === 'v2') return answerApi(request, state, nowMs);
  if (pathname === '/stripe-faults') return setFaults(request, state);
  if (pathname === '/stripe-events') return answerJson(200, { events: state.deliveries });
  try {
    if (pathname === '/stripe') return await answerAccountPage(request, state, now);
    if (kind === 'setup') return await answerSetupPage(request, state, { id, token, now });
    if (kind === 'seller') return await answerSellerPage(request, state, { id, now });
    if (kind === 'pay') return await answerCheckoutPage(request, state, { id, now });
    if (kind === 'session') return await answerPortalPage(request, state, { id, now });
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
  }
  return answerPage('Not found', '<section><h1>There is nothing here.</h1></section>', {
    status: 404,
  });
}

async function setFaults(request: Request, state: StripeState): Promise<Response> {
  const faults = readFaults(await request.json().catch(() => null));
  if (request.method !== 'POST' || !faults) {
    return answerJson(400, { error: 'Faults are JSON with whole numbers.', code: 'bad-faults' });
  }
  state.faults = faults;
  return answerJson(200, faults);
}
