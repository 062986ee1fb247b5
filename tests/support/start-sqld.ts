import { findFreePorts } from '#scripts/ports.ts';
import { startSqld as startServer } from '#scripts/start-sqld.ts';

/** A running libSQL server. */
export type Sqld = {
  url: string;
  port: number;
  /** Where its data lies; another start on the same folder finds it again. */
  directory: string;
  /** Asks it to end and waits until it has. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
};

/**
 * Starts the libSQL server that `npm run dev` uses on a data folder, and waits until it answers.
 * @param options.port a free one is chosen unless told
 */
export async function startSqld(options: { directory: string; port?: number }): Promise<Sqld> {
  const { directory } = options;
  const port = options.port ?? (await findOnePort());
  const { url, process } = await startServer({ dataDir: directory, port });
  return { url, port, directory, stop: process.stop, kill: process.kill };
}

async function findOnePort(): Promise<number> {
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('no free port');
  return port;
}
