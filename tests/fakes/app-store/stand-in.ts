import { z } from 'zod';
import { answerJson } from '../answer-json.ts';
import type { AppStoreState } from './app-store-state.ts';
import { buy, type ChangeName, changes, upgrade } from './purchases.ts';
import { tellOfPurchase, tellOfTest } from './send-notification.ts';
import { answerServerApi } from './server-api.ts';
import { drawStore } from './store-page.ts';

const orderShape = z.object({
  userId: z.string().transform((id) => id.trim() || null),
  productId: z.string(),
  ownership: z.enum(['PURCHASED', 'FAMILY_SHARED']).optional(),
  environment: z.enum(['Production', 'Sandbox']).optional(),
});
const changeShape = z.object({ productId: z.string().optional() });
const faultsShape = z.object({
  refuseCalls: z.number().int().min(0).default(0),
  loseNotifications: z.number().int().min(0).default(0),
});

/**
 * The App Store in one app: its Server API under `/inApps`, and under `/app-store` a page where a person buys, renews,
 * is refunded. What the page posts as a form, a test posts as JSON; then the answer waits for the notification.
 */
export async function answerAppStore(
  request: Request,
  state: AppStoreState,
  now: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/inApps/')) return answerServerApi(request, state, now);
  if (request.method !== 'POST') {
    if (pathname !== '/app-store') return notFound();
    return new Response(drawStore(state, now), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
  const isForm = !(request.headers.get('content-type') ?? '').startsWith('application/json');
  const posted: unknown = isForm
    ? Object.fromEntries(new URLSearchParams(await request.text()))
    : await request.json();
  const done = await carryOut(pathname, posted, state, now);
  if (!done || !isForm) return done ? answerJson(200, done) : notFound();
  return new Response(null, { status: 303, headers: { location: '/app-store' } });
}

async function carryOut(
  pathname: string,
  posted: unknown,
  state: AppStoreState,
  now: number,
): Promise<object | null> {
  if (pathname === '/app-store/faults') {
    state.faults = faultsShape.parse(posted);
    return state.faults;
  }
  if (pathname === '/app-store/test') return { delivery: await tellOfTest(state, now) };
  const findProduct = (id: string) => state.products.find(({ productId }) => productId === id);

  if (pathname === '/app-store/purchases') {
    const { productId, ...order } = orderShape.parse(posted);
    const product = findProduct(productId);
    if (!product) return null;
    const purchase = buy({ ...order, product }, now);
    state.purchases.unshift(purchase);
    const happening = { notificationType: 'SUBSCRIBED', subtype: 'INITIAL_BUY' };
    return { purchase, delivery: await tellOfPurchase(state, purchase, happening, now) };
  }

  const [, , , id = '', name = ''] = pathname.split('/');
  const purchase = state.purchases.find((each) => each.originalTransactionId === id);
  if (!purchase) return null;
  if (name === 'upgrade') {
    const product = findProduct(changeShape.parse(posted).productId ?? '');
    if (!product) return null;
    upgrade(purchase, product, now);
    const happening = { notificationType: 'DID_CHANGE_RENEWAL_PREF', subtype: 'UPGRADE' };
    return { purchase, delivery: await tellOfPurchase(state, purchase, happening, now) };
  }
  if (!Object.hasOwn(changes, name)) return null;
  const { apply, label: _, ...happening } = changes[name as ChangeName];
  apply(purchase, now);
  return { purchase, delivery: await tellOfPurchase(state, purchase, happening, now) };
}

function notFound(): Response {
  return answerJson(404, {
    error: 'The App Store has nothing at this address.',
    code: 'not-found',
  });
}
