import * as z from 'zod';
import { answerJson } from '../answer-json.ts';
import type { AppStoreState } from './app-store-state.ts';
import { buy, type ChangeName, changes, type Purchase, upgrade } from './purchases.ts';
import { sandboxSegment } from './registration.ts';
import { sendPurchaseNotification, sendTestNotification } from './send-notification.ts';
import { answerServerApi } from './server-api.ts';
import type { StatementEvent } from './statements.ts';
import { drawStore } from './store-page.ts';

/** Lets a test drop the notification. */
const isLost = z.boolean().default(false);

const orderSchema = z.object({
  isLost,
  userId: z.string().transform((id) => id.trim() || null),
  productId: z.string(),
  ownership: z.enum(['PURCHASED', 'FAMILY_SHARED']).optional(),
  environment: z.enum(['Production', 'Sandbox']).optional(),
});
const changeSchema = z.object({ isLost, productId: z.string().default('') });

/**
 * The App Store for one app: the Server API under `/inApps`, the Sandbox's under
 * `/app-store-sandbox/inApps`, and a page under `/app-store` where a user buys, renews and gets
 * refunds. Tests send the page's forms as JSON, and the response then waits for the notification.
 */
export async function answerAppStore(
  request: Request,
  state: AppStoreState,
  now: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/inApps/')) return answerServerApi(request, 'Production', state, now);
  if (pathname.startsWith(`/${sandboxSegment}/inApps/`)) {
    return answerServerApi(request, 'Sandbox', state, now);
  }
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
  if (pathname === '/app-store/test') return { delivery: await sendTestNotification(state, now) };
  const findProduct = (id: string) => state.products.find(({ productId }) => productId === id);

  const tell = async (purchase: Purchase, happening: StatementEvent & { isLost: boolean }) => {
    return { purchase, delivery: await sendPurchaseNotification(state, purchase, happening, now) };
  };

  if (pathname === '/app-store/purchases') {
    const { productId, isLost, ...order } = orderSchema.parse(posted);
    const product = findProduct(productId);
    if (!product) return null;
    const purchase = buy({ ...order, product }, now);
    state.purchases.unshift(purchase);
    return tell(purchase, { notificationType: 'SUBSCRIBED', subtype: 'INITIAL_BUY', isLost });
  }

  const [, , , id = '', name = ''] = pathname.split('/');
  const purchase = state.purchases.find((each) => each.originalTransactionId === id);
  if (!purchase) return null;
  const { productId, isLost } = changeSchema.parse(posted);
  if (name === 'upgrade') {
    const product = findProduct(productId);
    if (!product) return null;
    upgrade(purchase, product, now);
    const notificationType = 'DID_CHANGE_RENEWAL_PREF';
    return tell(purchase, { notificationType, subtype: 'UPGRADE', isLost });
  }
  if (!Object.hasOwn(changes, name)) return null;
  const { apply, label: _, ...happening } = changes[name as ChangeName];
  apply(purchase, now);
  return tell(purchase, { ...happening, isLost });
}

function notFound(): Response {
  return answerJson(404, {
    error: 'The App Store has nothing at this address.',
    code: 'not-found',
  });
}
