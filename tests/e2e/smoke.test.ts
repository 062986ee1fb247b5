import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { runProcess } from '#scripts/processes.ts';
import { type Outcome, runChecks } from '#scripts/smoke/checks.ts';
import { checksOf } from '#scripts/smoke/checks-of.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { journey } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/member.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

// `npm run smoke` against the built product and against broken ones: twice as a process, checking
// output and exit code, otherwise only its checks.

type Secrets = Record<string, string | undefined>;

async function smoke(origin: string, webhooks: string, env: Secrets) {
  const args = ['--import', 'tsx', 'scripts/smoke.ts', origin, '--webhooks', webhooks];
  const { code, lines } = await runProcess({
    name: 'smoke',
    command: process.execPath,
    args,
    env,
  });
  const named = (kind: string) =>
    lines.flatMap((line) => (line.startsWith(kind) ? [line.slice(9)] : []));
  return { code, ok: named('ok'), failed: named('FAILED'), skipped: named('skipped') };
}

/** What failed, was skipped, or passed in a product's checks, as the command prints it. */
async function checkProduct({ origin, webhooksOrigin }: RunningProduct, env: Secrets) {
  const outcomes = await runChecks(checksOf(origin, webhooksOrigin, env), () => undefined);
  const of = (wanted: Outcome['kind']) =>
    outcomes.flatMap(({ kind, name, detail }) =>
      kind === wanted ? [detail ? `${name}: ${detail}` : name] : [],
    );
  return { ok: of('ok'), failed: of('FAILED'), skipped: of('skipped') };
}

/** Runs every job once, like the scheduler. */
async function runJobs({ origin }: RunningProduct): Promise<void> {
  for (const cron of ['* * * * *', '17 * * * *', '*/10 2-4 * * *']) {
    const address = `${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`;
    expect((await fetch(address)).status).toBe(200);
  }
}

journey(
  'a working product passes every check, and a missing secret skips its own',
  async ({ ownProduct: product }) => {
    const member = await newMember(product, 'smoke');
    await saveInvoice(member);
    await runJobs(product);
    const env = {
      ...product.vars,
      SMOKE_EMAIL: member.email,
      SMOKE_PASSWORD: member.password,
      SMOKE_PRICE: 'price_us_basic_monthly',
    };
    const whole = await smoke(product.origin, product.webhooksOrigin, env);
    expect([whole.failed, whole.code]).toEqual([[], 0]);
    expect(whole.skipped).toEqual(['http redirects to https: the origin is http']);
    expect(whole.ok.join('\n')).toMatch(
      /a signed test notification from Apple's Production is accepted/,
    );

    const bare = await checkProduct(product, {});
    expect(bare.failed).toEqual([]);
    expect(bare.skipped).toContain('app: readyz: READYZ_SECRET is not set');
    expect(bare.skipped).toContain('an invoice downloads as a PDF: not signed in');
    expect(bare.ok.join('\n')).toContain('webhooks /stripe: unsigned and wrongly signed events');
  },
);

journey('outdated secrets and stopped jobs are found', async ({ ownProduct: product }) => {
  await runJobs(product);
  const wrong = await checkProduct(product, {
    READYZ_SECRET: 'another secret that is long enough to count',
    STRIPE_WEBHOOK_SECRET: 'whsec_another',
    SMOKE_EMAIL: 'nobody@example.com',
    SMOKE_PASSWORD: 'wrong password of nobody',
  });
  expect(wrong.failed).toEqual([
    'app: readyz: the worker has a different secret, or none',
    'sign-in with a password: responded with 400, and no one is signed in',
    'webhooks: readyz: the worker has a different secret, or none',
    expect.stringMatching(/^webhooks \/stripe: a signed event is accepted.*responded with 400/),
  ]);

  const { $client: client } = openDatabase({ url: product.libsqlUrl });
  await client.execute("UPDATE heartbeats SET at = at - 7200000 WHERE name = 'job:send-emails'");
  const { READYZ_SECRET } = product.vars;
  expect((await checkProduct(product, { READYZ_SECRET })).failed).toEqual([
    'app: readyz: responded with 503, red: ["job:send-emails"]',
    'webhooks: readyz: responded with 503, red: ["job:send-emails"]',
  ]);
});

journey('the product fails without its database', async ({ ownProduct: product }) => {
  await product.killDatabase();
  const { READYZ_SECRET } = product.vars;
  const away = await checkProduct(product, { READYZ_SECRET }).finally(product.startDatabase);
  expect(away.failed.filter((line) => /healthz|readyz/.test(line))).toEqual([
    expect.stringMatching(/^app: healthz: responded with 503 .*away/),
    'app: readyz: responded with 503, red: ["database"]',
    expect.stringMatching(/^webhooks: healthz: responded with 503 .*away/),
    'webhooks: readyz: responded with 503, red: ["database"]',
  ]);
});

journey('a server that says yes to everything passes no check', async () => {
  const yes = () =>
    Promise.resolve(new Response('<h1>Yes</h1>', { headers: { 'Content-Type': 'text/html' } }));
  const server = await serveRequests(yes, 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, ok } = await smoke(origin, origin, {
    SMOKE_EMAIL: 'nobody@example.com',
    SMOKE_PASSWORD: 'x',
  }).finally(() => server.close());
  expect(code).toBe(1);
  expect(ok).toEqual([]);
});
