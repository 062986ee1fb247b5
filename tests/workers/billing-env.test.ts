import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppStoreServerAPIClient } from '@apple/app-store-server-library';
import { describe, expect, it, test } from 'vitest';
import { stripeEventTypes } from '#app/domain/billing/stripe-client.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { localBillingVars } from '#tests/support/local-billing-vars.ts';
import { workerEnv } from '#tests/support/worker-env.ts';
import { parseConfig } from '#workers/env.ts';
import { parseWebhooksConfig } from '#workers/webhooks/env.ts';

const database = 'http://127.0.0.1:1';
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const app = (vars: Record<string, string>) => parseConfig({ ...workerEnv(database), ...vars });
const webhooks = (vars: Record<string, string>) =>
  parseWebhooksConfig({ LIBSQL_URL: database, ...vars });

it('without both keys nothing is sold, and both workers start', () => {
  expect(app({})).toMatchObject({ stripe: null, appStore: null });
  expect(app(localBillingVars)).toMatchObject({ stripe: null, appStore: null });
  expect(webhooks(localBillingVars)).toMatchObject({ stripe: null, appStore: null });
  // The secrets are set one after the other.
  const { STRIPE_SECRET_KEY } = keys;
  expect(webhooks({ ...localBillingVars, STRIPE_SECRET_KEY }).stripe).toBeNull();
});

describe('with keys', () => {
  it('the local catalog has a price for each country, plan and interval', () => {
    const { stripe } = app({ ...localBillingVars, ...keys });
    expect(stripe?.apiUrl).toBe('https://api.stripe.com');
    expect(stripe?.catalog.prices).toHaveLength(24);
    expect(webhooks({ ...localBillingVars, ...keys }).stripe).toEqual({
      ...stripe,
      webhookSecret: 'whsec_1',
      isLive: false,
    });
  });

  test.each<[string, Record<string, string>]>([
    ['STRIPE_PRICES', { STRIPE_PRICES: '' }],
    ['STRIPE_PRICES', { STRIPE_PRICES: '{"us":{}}' }],
    ['STRIPE_PRODUCTS', { STRIPE_PRODUCTS: 'none' }],
    ['STRIPE_PORTALS', { STRIPE_PORTALS: '' }],
    ['STRIPE_PORTALS', { STRIPE_PORTALS: '{"us":"bpc_us"}' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'ftp://stripe' }],
    ['STRIPE_LIVE_MODE', { STRIPE_LIVE_MODE: 'yes' }],
    ['STRIPE_LIVE_MODE', { STRIPE_LIVE_MODE: 'true' }],
    ['STRIPE_LIVE_MODE', { STRIPE_SECRET_KEY: 'rk_live_1' }],
  ])('a missing or wrong %s fails the start with its name: %j', (name, vars) => {
    const all = { ...localBillingVars, ...keys, ...vars };
    expect(() => app(all)).toThrow(name);
    expect(() => webhooks(all)).toThrow(name);
  });

  it('a live key needs the live mode, and the error contains no secret', () => {
    const start = (more = {}) =>
      app({ ...localBillingVars, STRIPE_SECRET_KEY: 'sk_live_very-secret', ...more });
    expect(start).toThrow(Error);
    expect(start).not.toThrow('very-secret');
    expect(start({ STRIPE_LIVE_MODE: 'true' }).stripe?.secretKey).toBe('sk_live_very-secret');
  });
});

describe('the App Store', () => {
  const storeKeys = {
    APP_STORE_ISSUER_ID: 'issuer',
    APP_STORE_KEY_ID: 'key',
    APP_STORE_PRIVATE_KEY: 'pem',
  };

  it('is queried in both environments, at the addresses of Apple’s own library', () => {
    const { apiUrls, appId } = app({ ...localBillingVars, ...storeKeys }).appStore ?? {};
    expect(apiUrls).toEqual({
      Production: Reflect.get(AppStoreServerAPIClient, 'PRODUCTION_URL'),
      Sandbox: Reflect.get(AppStoreServerAPIClient, 'SANDBOX_URL'),
    });
    expect(appId).toBe(1_234_567_890);
    expect(webhooks({ ...localBillingVars, ...storeKeys }).appStore?.apiUrls).toEqual(apiUrls);
  });

  test.each(['APP_STORE_BUNDLE_ID', 'APP_STORE_APP_ID', 'APP_STORE_PRODUCTS'])(
    'a missing %s fails the start with its name',
    (name) => {
      const all = { ...localBillingVars, ...storeKeys, [name]: '' };
      expect(() => app(all)).toThrow(name);
      expect(() => webhooks(all)).toThrow(name);
    },
  );
});

it('both workers have the same local catalog', () => {
  const varsOf = (path: string) =>
    readFileSync(join(projectRoot, path), 'utf8')
      .split('# Named environments')[0]
      ?.match(/^STRIPE_LIVE_MODE[\s\S]*/m)?.[0];
  expect(varsOf('wrangler.toml')).toBeTruthy();
  expect(varsOf('workers/webhooks/wrangler.toml')).toBe(varsOf('wrangler.toml'));
});

it('the deployment steps list no event that isn’t handled', () => {
  const readme = readFileSync(join(projectRoot, 'docs/deploying.md'), 'utf8');
  const named = readme.match(/`(?:checkout|customer|invoice)\.[a-z_.]+`/g) ?? [];
  for (const each of named) expect(stripeEventTypes).toContain(each.slice(1, -1));
});
