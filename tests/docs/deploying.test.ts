import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { workers as deployed } from '#scripts/wrangler.ts';
import { missingSteps, readDeployedWorker } from '#tests/support/deployment-steps.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const pages = ['deploying', 'deploying-database', 'deploying-stripe', 'deploying-apple'];
const guide = read('docs/deploying.md');
const all = pages.map((page) => read(`docs/${page}.md`)).join('\n');
const workers = deployed.map(({ config }) => readDeployedWorker(config, projectRoot));
const [app, webhooks] = workers;
if (!app || !webhooks) throw new Error('Two workers are deployed.');

/** Both workers fail without a database from their first request on; everything else may come later. */
const required = ['LIBSQL_URL', 'LIBSQL_AUTH_TOKEN'];
const secrets = { [app.name]: required, [webhooks.name]: required };

/** Addresses of third parties, which only tests replace. */
const testAddresses = /_URL$|_ISSUER$/;

/** The variables that a file's schemas read. */
const variablesOf = (path: string) =>
  [...read(path).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);

/** Whether the deployment's file has a value for a variable, or Cloudflare a binding. */
const isSet = (name: string) =>
  name === 'CF_VERSION_METADATA' ||
  workers.some(({ environment }) => Boolean((environment.vars as Record<string, string>)[name]));

describe('the first deployment', () => {
  it('has a step that creates whatever a later step needs', () => {
    expect(missingSteps(guide, workers, secrets)).toEqual([]);
  });

  it('names every variable and secret that the workers read', () => {
    const files = ['workers/env.ts', 'workers/billing-env.ts', 'workers/webhooks/env.ts'];
    const names = new Set(files.flatMap(variablesOf));
    const unset = [...names].filter((name) => !testAddresses.test(name) && !isSet(name));
    expect(names.size).toBeGreaterThan(40);
    expect(unset.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('uses only commands that our wrangler has', () => {
    const program = createRequire(import.meta.url).resolve('wrangler');
    const textsOf = (text: string, pattern: RegExp) =>
      Array.from(text.matchAll(pattern), ([, found = '']) => `${found} `);
    const source = readFileSync(program, 'utf8');
    const commands = textsOf(source, /command: "wrangler ([a-z -]+)"/g);
    const complete = commands.filter(
      (name) => !commands.some((other) => other !== name && other.startsWith(name)),
    );
    const used = textsOf(all, /npx wrangler ([^\n`]+)/g);
    const unknown = used.filter((text) => !complete.some((name) => text.startsWith(name)));
    expect(used.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});

describe('a guide that cannot be followed is found', () => {
  const without = (text: string) => guide.replaceAll(text, '');

  it('without the step that creates a queue, or with it after the deployment', () => {
    const create = 'npx wrangler queues create billwren-mails ';
    const missing = ['billwren: npx wrangler queues create billwren-mails'];
    expect(missingSteps(without(create), workers, secrets)).toEqual(missing);
    expect(missingSteps(`${without(create)}\n${create}`, workers, secrets)).toEqual(missing);
  });

  it('with a dead-letter queue that nothing creates, or a kind of binding without a rule', () => {
    const queues = { consumers: [{ queue: 'billwren-mails', dead_letter_queue: 'lost' }] };
    const environment = { ...app.environment, queues, r2_buckets: [{ binding: 'FILES' }] };
    expect(missingSteps(guide, [{ ...app, environment }], secrets)).toEqual([
      'billwren: npx wrangler queues create lost',
      'billwren: a rule for `r2_buckets` in tests/support/deployment-steps.ts',
    ]);
  });

  it('without a sending domain, a secret or a variable to fill in', () => {
    const gone = [
      'npx wrangler email sending enable mail.billwren.example',
      'npx wrangler secret put LIBSQL_AUTH_TOKEN --env production',
      '`SUPPORT_EMAIL`',
    ];
    const left = gone.reduce((text, each) => text.replaceAll(each, ''), guide);
    expect(missingSteps(left, workers, secrets).sort()).toEqual(
      gone.map((each) => `billwren: ${each}`).sort(),
    );
  });
});
