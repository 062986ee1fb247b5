import * as z from 'zod/mini';
import { postCall } from '#app/ui/browser/requests/post-call.client.ts';
import { refusalIn } from '#app/ui/browser/requests/refusal.client.ts';

/**
 * Where a provider's page waits, or why there is none: `message` is null when only the provider is to blame or the
 * network.
 */
export type PageAnswer =
  | { outcome: 'ready'; url: string }
  | { outcome: 'sign-in-needed' }
  | { outcome: 'refused'; message: string | null };

const pageShape = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * Asks for a checkout page (`/api/create-checkout`). Never rejects: a dead network is a refusal without a message.
 * @param order.key the same for every try of one press: it makes one checkout
 */
export async function createCheckout(order: { priceId: string; key: string }): Promise<PageAnswer> {
  return parsePageAnswer(await postCall('/api/create-checkout', order));
}

/** Asks for the page where a subscription is managed (`/api/customer-portal`). Never rejects. */
export async function openCustomerPortal(): Promise<PageAnswer> {
  return parsePageAnswer(await postCall('/api/customer-portal', {}));
}

/**
 * Has the plan compared with the provider's word (`/api/check-subscription`). Never rejects.
 * @returns the answer as a text, to be compared with the next one; null when none came
 */
export async function checkSubscription(): Promise<string | null> {
  const { status, body } = await postCall('/api/check-subscription', {});
  return status === 200 ? JSON.stringify(body) : null;
}

function parsePageAnswer({ status, body }: { status: number; body: unknown }): PageAnswer {
  const page = pageShape.safeParse(body);
  if (status === 200 && page.success) return { outcome: 'ready', url: page.data.url };
  if (status === 401) return { outcome: 'sign-in-needed' };
  return { outcome: 'refused', message: status < 500 ? (refusalIn(body)?.message ?? null) : null };
}
