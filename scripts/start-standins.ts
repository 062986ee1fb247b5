import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppStoreRegistration } from '#tests/fakes/app-store/registration.ts';
import type { ProviderRegistration } from '#tests/fakes/provider-registration.ts';
import type { StripeRegistration } from '#tests/fakes/stripe/registration.ts';
import { type RunningProcess, startProcess } from './processes.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

/** The running stand-ins, at `http://127.0.0.1:<port>`. */
export type RunningStandIns = { origin: string; process: RunningProcess };

/** Starts the process of third-party stand-ins and waits until it answers. */
export async function startStandIns(options: {
  port: number;
  /** Where the product answers, for the identity providers' callbacks. */
  appOrigin: string;
  registration: ProviderRegistration;
  stripe: StripeRegistration;
  /** An absolute folder for what outlives a run. */
  dataDir: string;
  appStore: AppStoreRegistration;
  onLine?: (line: string) => void;
}): Promise<RunningStandIns> {
  const origin = `http://127.0.0.1:${options.port}`;
  const process = startProcess({
    name: 'standins',
    command: globalThis.process.execPath,
    args: ['--import', 'tsx', fileURLToPath(new URL('./standins.ts', import.meta.url))],
    env: {
      STANDINS_PORT: String(options.port),
      APP_ORIGIN: options.appOrigin,
      PROVIDER_REGISTRATION: JSON.stringify(options.registration),
      STRIPE_REGISTRATION: JSON.stringify(options.stripe),
      STRIPE_FILE: join(options.dataDir, 'stripe.json'),
      APP_STORE_REGISTRATION: JSON.stringify(options.appStore),
    },
    onLine: options.onLine,
  });
  await waitUntilHealthy(`${origin}/healthz`, { process, seconds: 30 });
  return { origin, process };
}
