import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import { registerAtAnalytics } from '#tests/fakes/analytics.ts';
import { registerAtAppStore } from '#tests/fakes/app-store/registration.ts';
import { registerProduct } from '#tests/fakes/provider-registration.ts';
import { registerAtStripe } from '#tests/fakes/stripe/registration.ts';
import { requireEarlierBuild } from './build-app.ts';
import { keepConnected } from './keep-connected.ts';
import type { Ports } from './ports.ts';
import { describeEnd, type RunningProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { startSqld } from './start-sqld.ts';
import { startStandIns } from './start-standins.ts';
import { startWorker, type WorkerOrder } from './start-worker.ts';

export type ProductOrder = {
  ports: Ports;
  /** An absolute folder for the database, the workers' local state and their registry; made when missing. */
  dataDir: string;
  /** Lets visitors be counted, if they agree, by the stand-in for an analytics script. */
  hasAnalytics?: boolean;
  /** Values laid over both workers' configuration, after the product's own addresses. */
  vars?: Record<string, string>;
  /** Where DevTools may look into the app's worker; a port that the system picks unless told. */
  inspectorPort?: number;
  /** Takes each line that a part of the product prints. */
  onLine?: (part: string, line: string) => void;
};

/** The whole product, answering. */
export type RunningProduct = {
  /** The app, `http://localhost:<port>`. */
  origin: string;
  /** The webhook worker, `http://localhost:<port>`. */
  webhooksOrigin: string;
  /** The third parties, `http://127.0.0.1:<port>`: another site than the app's, as they are in life. */
  standInsOrigin: string;
  libsqlUrl: string;
  /** Ends the database at once, as a power cut would; `startDatabase` brings it back with its data. */
  killDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  /** The same for the app's worker. */
  killApp: () => Promise<void>;
  startApp: () => Promise<void>;
  /** Settles with a sentence when a part ends that was not asked to. */
  died: Promise<string>;
  /** Ends every part; safe to call twice. */
  stop: () => Promise<void>;
};

/**
 * Starts database, stand-ins and both workers on the given ports, applies the migrations, and answers when all of
 * them are healthy. The app must be built already. When one part does not come up, the others are ended and its last
 * lines are in the error.
 */
export async function startProduct(order: ProductOrder): Promise<RunningProduct> {
  requireEarlierBuild();
  const { ports, dataDir } = order;
  const parts = new Set<RunningProcess>();
  let reportDeath: (sentence: string) => void = () => undefined;
  const died = new Promise<string>((resolve) => {
    reportDeath = resolve;
  });

  const keep = (part: RunningProcess) => {
    parts.add(part);
    part.ended.then((end) => {
      if (parts.delete(part)) reportDeath(describeEnd(end, part.lastLines()));
    });
  };
  const end = async (part: RunningProcess) => {
    parts.delete(part);
    await part.stop();
  };
  let disconnect: () => void = () => undefined;
  const stop = async () => {
    disconnect();
    await Promise.all([...parts].map(end));
  };
  const listen = (part: string) => (line: string) => order.onLine?.(part, line);

  let database: RunningProcess | undefined;
  const startDatabase = async () => {
    const sqld = await startSqld({
      dataDir,
      port: ports.libsql,
      onLine: listen('database'),
    });
    database = sqld.process;
    keep(sqld.process);
    return sqld.url;
  };
  const kill = async (part: RunningProcess | undefined) => {
    if (!part) return;
    parts.delete(part);
    await part.kill();
  };

  try {
    const libsqlUrl = await startDatabase();
    await migrate(libsqlUrl);
    const appOrigin = `http://localhost:${ports.app}`;
    const standInsOrigin = `http://127.0.0.1:${ports.standins}`;
    const providers = await registerProduct(standInsOrigin);
    const webhooksOrigin = `http://localhost:${ports.webhooks}`;
    const stripe = registerAtStripe(standInsOrigin, `${webhooksOrigin}/stripe`);
    const appStore = registerAtAppStore(standInsOrigin, `${webhooksOrigin}/app-store`);
    const standIns = await startStandIns({
      port: ports.standins,
      appOrigin,
      registration: providers.registration,
      stripe: stripe.registration,
      dataDir,
      appStore: appStore.registration,
      onLine: listen('standins'),
    });
    keep(standIns.process);
    const vars = {
      LIBSQL_URL: libsqlUrl,
      MAIL_URL: `${standIns.origin}/mail`,
      PUBLIC_ORIGIN: appOrigin,
      ...providers.vars,
      ...stripe.vars,
      ...appStore.vars,
      PWNED_PASSWORDS_URL: `${standIns.origin}/pwned`,
      ...(order.hasAnalytics && registerAtAnalytics(standIns.origin)),
      ...order.vars,
    };
    const startPart = async (part: WorkerPart) => {
      const worker = await startWorker({
        ...part,
        root: projectRoot,
        stateDir: join(dataDir, 'wrangler'),
        vars,
        onLine: listen(part.name),
      });
      keep(worker.process);
      return worker;
    };
    const { inspectorPort } = order;
    const startApp = () =>
      startPart({ name: 'app', config: 'wrangler.toml', port: ports.app, inspectorPort });
    const started = await settleAll([
      startApp(),
      startPart({
        name: 'webhooks',
        config: 'workers/webhooks/wrangler.toml',
        port: ports.webhooks,
      }),
    ]);
    let [app] = started;
    const [, webhooks] = started;
    disconnect = keepConnected(app.origin);
    return {
      origin: app.origin,
      webhooksOrigin: webhooks.origin,
      standInsOrigin: standIns.origin,
      libsqlUrl,
      killDatabase: () => kill(database),
      startDatabase: async () => {
        await startDatabase();
      },
      killApp: () => kill(app.process),
      startApp: async () => {
        app = await startApp();
      },
      died,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type WorkerPart = Pick<WorkerOrder, 'name' | 'config' | 'port' | 'inspectorPort'>;

/** Waits for both, so that nothing is still starting when the first failure is thrown. */
async function settleAll<T>([one, other]: [Promise<T>, Promise<T>]): Promise<[T, T]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}
