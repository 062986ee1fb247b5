import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { experimental_readRawConfig } from 'wrangler';
import { projectRoot } from '#scripts/project-root.ts';
import { workers as deployed } from '#scripts/wrangler.ts';

/** A worker's `production` environment in its `wrangler.toml`, from which its deployment steps follow. */
type DeployedWorker = {
  name: string;
  /** The file's path from the project's root. */
  config: string;
  /** The raw environment, so that an unknown kind of binding is noticed. */
  environment: Record<string, unknown>;
};

/** Reads the `production` environment of a `wrangler.toml`. */
function readDeployedWorker(config: string, root: string): DeployedWorker {
  const { rawConfig } = experimental_readRawConfig({ config: `${root}/${config}` });
  const environment = rawConfig.env?.production ?? {};
  return { name: String(environment.name), config, environment: { ...environment } };
}

/** Settings that `wrangler deploy` applies by itself. A rate limit's namespace is only a number. */
const appliedByDeploy =
  'name workers_dev build limits observability assets version_metadata ratelimits migrations triggers';

type Row = Record<string, unknown>;
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : []);

/** Returns the command that deploys a worker. */
function deployCommand({ config }: Pick<DeployedWorker, 'config'>): string {
  const file = config === 'wrangler.toml' ? '' : ` --config ${config}`;
  return `npx wrangler deploy${file} --env production`;
}

/** Returns the command that sets a worker's secret. */
function secretCommand(name: string, { config }: Pick<DeployedWorker, 'config'>): string {
  const file = config === 'wrangler.toml' ? '' : ` --config ${config}`;
  return `npx wrangler secret put ${name}${file} --env production`;
}

/** Returns what the guide must contain before it deploys the worker: commands, and names of variables to fill in. */
function requirementsOf(worker: DeployedWorker, all: readonly DeployedWorker[]): string[] {
  const variables = (worker.environment.vars ?? {}) as Record<string, string>;
  return Object.entries(worker.environment).flatMap(([kind, value]) => {
    if (appliedByDeploy.split(' ').includes(kind)) return [];
    switch (kind) {
      case 'queues': {
        const { producers, consumers } = value as Row;
        const named = [...rowsOf(producers), ...rowsOf(consumers)].flatMap((row) => [
          row.queue,
          row.dead_letter_queue,
        ]);
        return [...new Set(named.filter(Boolean))].map(
          (name) => `npx wrangler queues create ${name}`,
        );
      }
      case 'durable_objects':
        return rowsOf((value as Row).bindings).flatMap(({ script_name, class_name }) => {
          const owner = all.find(({ name }) => name === script_name);
          if (owner) return [deployCommand(owner)];
          return createsClass(worker, class_name) ? [] : [`a migration that creates ${class_name}`];
        });
      case 'send_email':
        return [variables.MAIL_FROM, variables.CLIENT_MAIL_FROM].map(
          (address = '') => `npx wrangler email sending enable ${/@([\w.-]+)/.exec(address)?.[1]}`,
        );
      case 'placement':
        return [`--location ${String((value as Row).region).replace(':', '-')}`];
      case 'vars':
        return Object.entries(variables)
          .filter(([, text]) => /\bexample\b|^Berlin, Germany$/i.test(text))
          .map(([name]) => `\`${name}\``);
      default:
        return [`a rule for \`${kind}\` in tests/docs/deploying.test.ts`];
    }
  });
}

function createsClass({ environment }: DeployedWorker, name: unknown): boolean {
  return rowsOf(environment.migrations).some((migration) =>
    [migration.new_sqlite_classes, migration.new_classes].flat().includes(name),
  );
}

/**
 * Lists what the guide doesn't create or fill in before the command that needs it.
 * @param secrets by worker name, the secrets that must exist when it starts
 */
function missingSteps(
  guide: string,
  workers: readonly DeployedWorker[],
  secrets: Record<string, readonly string[]>,
): string[] {
  return workers.flatMap((worker) => {
    const deployed = guide.indexOf(deployCommand(worker));
    if (deployed < 0) return [`${worker.name}: ${deployCommand(worker)}`];
    const before = guide.slice(0, deployed);
    const requirements = [
      ...requirementsOf(worker, workers),
      ...(secrets[worker.name] ?? []).map((name) => secretCommand(name, worker)),
    ];
    return requirements
      .filter((text) => !includesWord(before, text))
      .map((text) => `${worker.name}: ${text}`);
  });
}

/** Whether `text` occurs and ends at a word boundary: `queues create emails-2` doesn't create `emails`. */
function includesWord(guide: string, text: string): boolean {
  for (let at = guide.indexOf(text); at >= 0; at = guide.indexOf(text, at + 1)) {
    if (!/[\w.-]/.test(guide.charAt(at + text.length))) return true;
  }
  return false;
}

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
      'billwren: a rule for `r2_buckets` in tests/docs/deploying.test.ts',
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
