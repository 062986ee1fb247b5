import { isDatabaseUnavailable } from './client.server.ts';

/**
 * Repeats a write when its response is lost, so that users aren't told that something failed which succeeded. Only for
 * idempotent writes, which return the same when sent again with the same ids.
 * @throws what the second attempt throws, and immediately anything except a database failure
 */
export function retryIfResponseLost<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return write();
    throw error;
  });
}
