import { setTimeout as wait } from 'node:timers/promises';
import {
  APIException,
  AppStoreServerAPIClient,
  Environment,
} from '@apple/app-store-server-library';
import { type Check, insist, Skipped } from './checks.ts';

const tries = 15;
const pauseMs = 2_000;

/**
 * Makes Apple send a signed test notification to the address in App Store Connect, and asks Apple for the response
 * (https://developer.apple.com/documentation/appstoreserverapi/request-a-test-notification).
 */
export function appStoreCheck(
  env: Record<string, string | undefined>,
  name: 'PRODUCTION' | 'SANDBOX',
): Check {
  const environment = Environment[name];
  const isProduction = name === 'PRODUCTION';
  return {
    name: `webhooks /app-store: a signed test notification from Apple's ${environment} is accepted`,
    run: async () => {
      const [issuerId, keyId] = [env.APP_STORE_ISSUER_ID, env.APP_STORE_KEY_ID];
      const [privateKey, bundleId] = [env.APP_STORE_PRIVATE_KEY, env.APP_STORE_BUNDLE_ID];
      if (!issuerId || !keyId || !privateKey || !bundleId) {
        throw new Skipped(
          'APP_STORE_ISSUER_ID, APP_STORE_KEY_ID, APP_STORE_PRIVATE_KEY and APP_STORE_BUNDLE_ID are not all set',
        );
      }
      const key = privateKey.replaceAll('\\n', '\n');
      const apple = new AppStoreServerAPIClient(key, keyId, issuerId, bundleId, environment);
      // The library has no setting for it; local runs use the fake.
      const address = isProduction ? env.APP_STORE_API_URL : env.APP_STORE_SANDBOX_API_URL;
      if (address) Reflect.set(apple, 'urlBase', address);
      const { testNotificationToken: token } = await apple
        .requestTestNotification()
        .catch((error: unknown) => {
          const isUnreleased =
            isProduction && error instanceof APIException && error.httpStatusCode === 401;
          throw isUnreleased ? new Skipped('Apple rejects the key until the first release') : error;
        });
      insist(token !== undefined, 'Apple returned no token');
      const result = await resultOf(apple, token);
      insist(result === 'SUCCESS', `Apple reports ${result ?? 'no attempt within 30 seconds'}`);
      return result;
    },
  };
}

async function resultOf(apple: AppStoreServerAPIClient, token: string) {
  for (let tried = 1; tried <= tries; tried += 1) {
    // Apple doesn't know the token before its first attempt.
    const status = await apple.getTestNotificationStatus(token).catch(() => null);
    const result = status?.sendAttempts?.[0]?.sendAttemptResult;
    if (result) return result;
    await wait(pauseMs);
  }
  return undefined;
}
