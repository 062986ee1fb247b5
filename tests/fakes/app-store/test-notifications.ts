import { randomUUID } from 'node:crypto';
import type { AppStoreEnvironment } from '#app/domain/billing/app-store-snapshot.ts';
import { answerJson } from '../answer-json.ts';
import type { AppStoreState, Delivery } from './app-store-state.ts';
import { sendTestNotification } from './send-notification.ts';

const tests = new Map<string, Delivery>();
const path = /\/inApps\/v1\/notifications\/test(?:\/([^/]+))?$/;

/**
 * Sends a test notification and returns its result
 * (https://developer.apple.com/documentation/appstoreserverapi/request-a-test-notification).
 * @returns null for any other path
 */
export async function answerTestNotification(
  request: Request,
  environment: AppStoreEnvironment,
  state: AppStoreState,
  now: number,
): Promise<Response | null> {
  const found = path.exec(new URL(request.url).pathname);
  if (!found) return null;
  const [, token] = found;
  if (token === undefined) {
    const testNotificationToken = randomUUID();
    tests.set(testNotificationToken, await sendTestNotification(state, now, environment));
    return answerJson(200, { testNotificationToken });
  }
  const delivery = tests.get(token);
  if (!delivery) return answerJson(404, { errorCode: 4040008, errorMessage: 'Not found.' });
  const isTaken = typeof delivery.answer === 'number' && delivery.answer < 300;
  const sendAttemptResult = isTaken ? 'SUCCESS' : 'UNSUCCESSFUL_HTTP_RESPONSE_CODE';
  return answerJson(200, { sendAttempts: [{ attemptDate: now, sendAttemptResult }] });
}
