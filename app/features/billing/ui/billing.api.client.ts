import * as z from 'zod/mini';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

/** The URL of a provider's page, or why there is none: `message` is null if the provider or the network failed. */
export type PageAnswer =
  | { outcome: 'ready'; url: string }
  | { outcome: 'sign-in-needed' }
  | { outcome: 'refused'; message: string | null };

const pageShape = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * Requests a checkout page (`/api/create-checkout`). Never rejects: a network failure is a refusal without a message.
 * @param order.key the same for every attempt of one click, so that it creates one checkout
 */
export async function createCheckout(order: { priceId: string; key: string }): Promise<PageAnswer> {
  return parsePageAnswer(await postCall('/api/create-checkout', order));
}

/** Requests the page where a subscription is managed (`/api/customer-portal`). Never rejects. */
export async function openCustomerPortal(): Promise<PageAnswer> {
  return parsePageAnswer(await postCall('/api/customer-portal', {}));
}

/**
 * Checks the plan with the providers (`/api/check-subscription`). Never rejects.
 * @returns the response as text, to compare with the next one; null if the request failed
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
