import { setTimeout as wait } from 'node:timers/promises';
import type { AppStoreEnvironment } from '#app/domain/billing/app-store-snapshot.ts';
import type { AppStoreState, Delivery } from './app-store-state.ts';
import type { Purchase } from './purchases.ts';
import {
  notifyOf,
  notifyOfTest,
  type SignedNotification,
  type StatementEvent,
} from './statements.ts';

/** Delay before each attempt, in milliseconds. Apple's delays are days; here they are seconds. */
const waitsMs = [0, 300, 1000, 3000, 8000];
const patienceMs = 20_000;
const keptDeliveries = 100;

/**
 * Notifies the webhook worker of a purchase's current state; resolves when the notification is
 * accepted or given up.
 * @param happening.isLost the notification never arrives
 */
export async function sendPurchaseNotification(
  state: AppStoreState,
  purchase: Purchase,
  { isLost, ...happening }: StatementEvent & { isLost: boolean },
  now: number,
): Promise<Delivery> {
  if (isLost) return { type: happening.notificationType, tries: 0, answer: null };
  const notification = await notifyOf(purchase, happening, state.registration, now);
  return send(state, happening.notificationType, notification);
}

/** Tests the webhook address, like the button in App Store Connect. */
export async function sendTestNotification(
  state: AppStoreState,
  now: number,
  environment: AppStoreEnvironment = 'Production',
): Promise<Delivery> {
  return send(state, 'TEST', await notifyOfTest(state.registration, now, environment));
}

async function send(
  state: AppStoreState,
  type: string,
  { signedPayload }: SignedNotification,
): Promise<Delivery> {
  const delivery: Delivery = { type, tries: 0, answer: null };
  state.deliveries = [delivery, ...state.deliveries].slice(0, keptDeliveries);
  const { webhookUrl } = state.registration;
  if (!webhookUrl) return delivery;
  for (const waitMs of waitsMs) {
    // A pending retry doesn't keep the process alive.
    await wait(waitMs, undefined, { ref: false });
    delivery.tries += 1;
    delivery.answer = await post(webhookUrl, JSON.stringify({ signedPayload }));
    if (typeof delivery.answer === 'number' && delivery.answer < 300) break;
  }
  return delivery;
}

/** The response status, or the error if there was no response. */
async function post(url: string, body: string): Promise<number | string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
