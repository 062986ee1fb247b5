import { migrate } from '#db/migrate.ts';
import { registerAtAnalytics } from '#tests/fakes/analytics.ts';
import { registerAtAppStore } from '#tests/fakes/app-store/registration.ts';
import { registerProduct } from '#tests/fakes/provider-registration.ts';
import { registerAtStripe } from '#tests/fakes/stripe/registration.ts';
import type { Ports } from './ports.ts';
import type { RunningProcess } from './processes.ts';
import { startSqld } from './start-sqld.ts';
import { startStandIns } from './start-standins.ts';

export type LocalServicesOrder = {
  ports: Ports;
  /** An absolute folder for the database and what the stand-ins keep; made when missing. */
  dataDir: string;
  /** Lets visitors be counted, if they agree, by the stand-in for an analytics script. */
  hasAnalytics?: boolean;
  /** Values laid over both workers' configuration, after the addresses of these services. */
  vars?: Record<string, string>;
  /** Takes each line that a part of the product prints. */
  onLine?: (part: string, line: string) => void;
};

/** All that the two workers talk to, answering. */
export type LocalServices = {
  /** The third parties, `http://127.0.0.1:<port>`: another site than the app's, as they are in life. */
  standInsOrigin: string;
  libsqlUrl: string;
  /** What both workers are given over their `[vars]`. */
  vars: Record<string, string>;
  /** Ends the database at once, as a power cut would; `startDatabase` brings it back with its data. */
  killDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  /** The processes as they are now. */
  processes: () => RunningProcess[];
  /** Ends all of them; safe to call twice. */
  stop: () => Promise<void>;
};

/**
 * Starts the database and the stand-ins on the given ports, applies the migrations, and answers when both are healthy.
 * When one does not come up, the other is ended and its last lines are in the error.
 */
export async function startLocalServices(order: LocalServicesOrder): Promise<LocalServices> {
  const { ports, dataDir } = order;
  const listen = (part: string) => (line: string) => order.onLine?.(part, line);
  const openDatabase = () => startSqld({ dataDir, port: ports.libsql, onLine: listen('database') });
  let database = await openDatabase();
  try {
    await migrate(database.url);
    const appOrigin = `http://localhost:${ports.app}`;
    const webhooksOrigin = `http://localhost:${ports.webhooks}`;
    const standInsOrigin = `http://127.0.0.1:${ports.standins}`;
    const providers = await registerProduct(standInsOrigin);
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
    const processes = () => [database.process, standIns.process];
    return {
      standInsOrigin,
      libsqlUrl: database.url,
      vars: {
        LIBSQL_URL: database.url,
        MAIL_URL: `${standInsOrigin}/mail`,
        PUBLIC_ORIGIN: appOrigin,
        ...providers.vars,
        ...stripe.vars,
        ...appStore.vars,
        PWNED_PASSWORDS_URL: `${standInsOrigin}/pwned`,
        ...(order.hasAnalytics && registerAtAnalytics(standInsOrigin)),
        ...order.vars,
      },
      killDatabase: () => database.process.kill(),
      startDatabase: async () => {
        database = await openDatabase();
      },
      processes,
      stop: async () => {
        await Promise.all(processes().map((each) => each.stop()));
      },
    };
  } catch (error) {
    await database.process.stop();
    throw error;
  }
}
