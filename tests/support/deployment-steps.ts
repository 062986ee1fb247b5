import { experimental_readRawConfig } from 'wrangler';

/** A worker's `production` environment in its `wrangler.toml`, from which its deployment steps follow. */
export type DeployedWorker = {
  name: string;
  /** The file's path from the project's root. */
  config: string;
  /** The raw environment, so that an unknown kind of binding is noticed. */
  environment: Record<string, unknown>;
};

/** Reads the `production` environment of a `wrangler.toml`. */
export function readDeployedWorker(config: string, root: string): DeployedWorker {
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
export function deployCommand({ config }: Pick<DeployedWorker, 'config'>): string {
  const file = config === 'wrangler.toml' ? '' : ` --config ${config}`;
  return `npx wrangler deploy${file} --env production`;
}

/** Returns the command that sets a worker's secret. */
export function secretCommand(name: string, { config }: Pick<DeployedWorker, 'config'>): string {
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
        return [`a rule for \`${kind}\` in tests/support/deployment-steps.ts`];
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
export function missingSteps(
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
