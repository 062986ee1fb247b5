import { readPorts } from './ports.ts';

/** The database that a command works on: the one named by `LIBSQL_URL`, or else that of `npm run dev`. */
export function readDatabaseAddress(env: Record<string, string | undefined>): {
  url: string;
  authToken?: string;
} {
  const url = env.LIBSQL_URL || `http://127.0.0.1:${readPorts(env).libsql}`;
  return { url, authToken: env.LIBSQL_AUTH_TOKEN || undefined };
}
