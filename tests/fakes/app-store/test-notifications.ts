import { randomUUID } from 'node:crypto';
import { answerJson } from '../answer-json.ts';
import type { AppStoreState, Delivery } from './app-store-state.ts';
import { tellOfTest } from './send-notification.ts';

const tests = new Map<string, Delivery>();
const path = '/inApps/v1/notifications/test';

/**
 * Sends a test notification and reports how it was answered
 * (https://developer.apple.com/documentation/appstoreserverapi/request-a-test-notification).
 * @returns null for another address
 */
export async function answerTestNotification(
  request: Request,
  state: AppStoreState,
  now: number,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === path && request.method === 'POST') {
    const testNotificationToken = randomUUID();
    tests.set(testNotificationToken, await tellOfTest(state, now));
    return answerJson(200, { testNotificationToken });
  }
  if (!pathname.startsWith(`${path}/`)) return null;
  const delivery = tests.get(pathname.slice(path.length + 1));
  if (!delivery) return answerJson(404, { errorCode: 4040008, errorMessage: 'Not found.' });
  const isTaken = typeof delivery.answer === 'number' && delivery.answer < 300;
  const sendAttemptResult = isTaken ? 'SUCCESS' : 'UNSUCCESSFUL_HTTP_RESPONSE_CODE';
  return answerJson(200, { sendAttempts: [{ attemptDate: now, sendAttemptResult }] });
}
