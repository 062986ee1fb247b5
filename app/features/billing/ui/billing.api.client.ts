import * as z from 'zod/mini';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

/** A tab that was opened by a click and waits for its URL. */
type PendingTab = {
  /** Whether the page opens in the new tab; false if the browser blocked it and this tab is used. */
  readonly isNew: boolean;
  go: (url: string) => void;
  /** Closes the new tab when there is nothing to show. */
  close: () => void;
};

/**
 * Opens a blank tab. Must be called in the click handler itself: after a request, browsers block it as a popup.
 * @param sentence shown in the tab until its page loads
 */
export function openPendingTab(sentence: string): PendingTab {
  const tab = window.open('about:blank', '_blank');
  if (!tab) {
    return { isNew: false, go: (url) => window.location.assign(url), close: () => undefined };
  }
  try {
    // The provider's page must not control this one.
    tab.opener = null;
    tab.document.title = sentence;
    tab.document.documentElement.style.colorScheme = 'light dark';
    const words = tab.document.createElement('p');
    words.textContent = sentence;
    words.style.cssText =
      'font: 1rem/1.5 system-ui, sans-serif; margin: 20vh 1.5rem; text-align: center';
    tab.document.body.appendChild(words);
  } catch {
    // A browser that doesn't allow writing into the tab leaves it blank.
  }
  return {
    isNew: true,
    go: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}

/** The URL of a provider's page, or why there is none: `message` is null if the provider or the network failed. */
export type PageAnswer =
  | { outcome: 'ready'; url: string }
  | { outcome: 'sign-in-needed' }
  | { outcome: 'refused'; message: string | null };

const pageSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

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
  const page = pageSchema.safeParse(body);
  if (status === 200 && page.success) return { outcome: 'ready', url: page.data.url };
  if (status === 401) return { outcome: 'sign-in-needed' };
  return { outcome: 'refused', message: status < 500 ? (refusalIn(body)?.message ?? null) : null };
}
