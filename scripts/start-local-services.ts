import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import { registerAtAnalytics } from '#tests/fakes/analytics.ts';
import { registerAtAppStore } from '#tests/fakes/app-store/registration.ts';
import { registerProduct } from '#tests/fakes/provider-registration.ts';
import { registerAtStripe } from '#tests/fakes/stripe/registration.ts';
import { loadLocalKey } from './local-record-key.ts';
import type { Ports } from './ports.ts';
import { startSqld } from './start-sqld.ts';

const localReadyzSecret = 'local-runs-have-no-secrets-to-keep';

export type LocalServicesOrder = {
  ports: Ports;
  /** An absolute folder for the data of the database and the fakes; created when missing. */
  dataDir: string;
  /** Enables analytics, for visitors who consent, with the fake analytics script. */
  hasAnalytics?: boolean;
  /** Overrides both workers' configuration, after the addresses of these services. */
  vars?: Record<string, string>;
  /** Receives each output line of a service. */
  onLine?: (part: string, line: string) => void;
};

/** All running services that the two workers call. */
export type LocalServices = Awaited<ReturnType<typeof startLocalServices>>;

/**
 * Starts the database and the fakes on the given ports, applies the migrations, and resolves when both are healthy.
 * When one doesn't start, the other is ended and the error contains its last lines.
 */
export async function startLocalServices(order: LocalServicesOrder) {
  const { ports, dataDir } = order;
  const onLine = (line: string) => order.onLine?.('database', line);
  const openDatabase = () => startSqld({ dataDir, port: ports.libsql, onLine });
  let database = await openDatabase();
  try {
    await migrate(database.url);
    const appOrigin = `http://localhost:${ports.app}`;
    const webhooksOrigin = `http://localhost:${ports.webhooks}`;
    const fakesOrigin = `http://127.0.0.1:${ports.standins}`;
    const providers = await registerProduct(fakesOrigin);
    const stripe = registerAtStripe(fakesOrigin, `${webhooksOrigin}/stripe`);
    const appStore = registerAtAppStore(fakesOrigin, `${webhooksOrigin}/app-store`);
    // Imported late: its libraries print warnings, which `npm run dev` has suppressed before that.
    const { serveFakes } = await import('#tests/fakes/serve-fakes.ts');
    const stopFakes = await serveFakes({
      port: ports.standins,
      appOrigin,
      providers: providers.registration,
      shops: [stripe.registration, appStore.registration, `${webhooksOrigin}/mail-events`],
      stripeFile: join(dataDir, 'stripe.json'),
    });
    return {
      /** The third parties, `http://127.0.0.1:<port>`: a different site than the app's, as in production. */
      fakesOrigin,
      libsqlUrl: database.url,
      /** What both workers get in addition to their `[vars]`. */
      vars: {
        LIBSQL_URL: database.url,
        MAIL_URL: `${fakesOrigin}/mail`,
        PUBLIC_ORIGIN: appOrigin,
        ...providers.vars,
        ...stripe.vars,
        ...appStore.vars,
        RECORD_KEY: loadLocalKey(dataDir),
        READYZ_SECRET: localReadyzSecret,
        PWNED_PASSWORDS_URL: `${fakesOrigin}/pwned`,
        ...(order.hasAnalytics && registerAtAnalytics(fakesOrigin)),
        ...order.vars,
      } as Record<string, string>,
      /** Kills the database at once, like a power failure; `startDatabase` restarts it with its data. */
      killDatabase: () => database.process.kill(),
      startDatabase: async () => {
        database = await openDatabase();
      },
      /** The database's current process. */
      databaseProcess: () => database.process,
      /** Ends all of them; safe to call twice. */
      stop: async () => {
        await Promise.all([database.process.stop(), stopFakes()]);
      },
    };
  } catch (error) {
    await database.process.stop();
    throw error;
  }
}
