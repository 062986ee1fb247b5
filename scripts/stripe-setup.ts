import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Stripe from 'stripe';
import { unstable_readConfig as parseConfig } from 'wrangler';
import { openStripe } from '#app/adapters/stripe/open-stripe.server.ts';
import { projectRoot } from './project-root.ts';
import { describeFailure, runCommand, SetupError } from './setup-error.ts';
import { type StripeIds, setUpStripe } from './stripe-setup/set-up-stripe.ts';
import type { SetupLine } from './stripe-setup/setup-run.ts';
import { workers } from './wrangler.ts';

// `npm run stripe-setup -- https://<the webhook worker> [--check]`: creates what the product needs in the Stripe
// account of STRIPE_SECRET_KEY, and prints the ids for the configuration. With --check it changes nothing and only
// reports. See docs/deploying-stripe.md.

const timeoutMs = 30_000;

runCommand(async () => {
  const isCheck = process.argv.includes('--check');
  const webhooksOrigin = parseWebhooksOrigin();
  const secretKey = process.env.STRIPE_SECRET_KEY ?? '';
  const mode = /^(?:sk|rk)_(test|live)_/.exec(secretKey)?.[1];
  if (!mode) throw new SetupError('Set STRIPE_SECRET_KEY to a secret or restricted Stripe key.');
  const configured = workers.map(({ config }) => ({ config, vars: parseProductionVars(config) }));
  const vars = configured[0]?.vars ?? {};
  if ((vars.STRIPE_LIVE_MODE === 'true') !== (mode === 'live')) {
    throw new SetupError(
      `STRIPE_SECRET_KEY is a ${mode} key, but STRIPE_LIVE_MODE in wrangler.toml is "${vars.STRIPE_LIVE_MODE}".`,
    );
  }
  const { PRODUCT_NAME: productName = '', PUBLIC_ORIGIN: publicOrigin = '' } = vars;
  console.log(
    `Stripe in ${mode} mode: plans of ${productName}, pages at ${publicOrigin}, events to ${webhooksOrigin}`,
  );
  const apiUrl = process.env.STRIPE_API_URL ?? 'https://api.stripe.com';
  const lines: SetupLine[] = [];
  const ids = await setUpStripe(
    {
      stripe: openStripe({ secretKey, apiUrl, timeoutMs }),
      isCheck,
      report: (line) => {
        lines.push(line);
        console.log(describeLine(line));
      },
    },
    { productName, publicOrigin, webhooksOrigin, reportSecret },
  );
  const isConfigured = ids !== null && configured.every((each) => holdsIds(each, ids));
  if (ids && !isConfigured) printIds(ids);
  const isDone = lines.every(({ outcome }) => ['ok', 'created', 'updated'].includes(outcome));
  if (isConfigured) console.log('\nBoth wrangler.toml files already have these IDs.');
  if (!isDone || (isCheck && !isConfigured)) process.exitCode = 1;
}, describe);

function parseWebhooksOrigin(): string {
  const [address, ...others] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
  const url = address && others.length === 0 && URL.canParse(address) ? new URL(address) : null;
  if (url && url.pathname === '/' && url.protocol.startsWith('http')) return url.origin;
  throw new SetupError(
    'Specify the webhook worker: npm run stripe-setup -- https://hooks.example.com [--check]',
  );
}

function parseProductionVars(config: string): Record<string, string> {
  const { vars } = parseConfig({ config: join(projectRoot, config), env: 'production' });
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}

function describeLine({ outcome, name, id, details }: SetupLine): string {
  return [outcome.padEnd(9), name, id, details && `(${details})`].filter(Boolean).join(' ');
}

function reportSecret(variable: string, secret: string): void {
  console.log(
    `${variable}=${secret}\n  Stripe shows this once: npx wrangler secret put ${variable} --config workers/webhooks/wrangler.toml --env production`,
  );
}

function holdsIds({ vars }: { vars: Record<string, string> }, ids: StripeIds): boolean {
  return Object.entries(ids).every(([name, json]) =>
    isDeepStrictEqual(JSON.parse(json), JSON.parse(vars[name] || 'null')),
  );
}

function printIds(ids: StripeIds): void {
  console.log(
    '\nFor [env.production.vars] of wrangler.toml and of workers/webhooks/wrangler.toml:\n',
  );
  for (const [name, json] of Object.entries(ids)) console.log(`${name} = '''\n${json}\n'''`);
}

function describe(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return describeFailure(error);
  return `Stripe: ${error.message}${error.requestId ? ` (${error.requestId})` : ''}`;
}
