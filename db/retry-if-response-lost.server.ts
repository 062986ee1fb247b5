import { isDatabaseUnavailable } from './client.server.ts';

/**
 * Sends a write once more when its answer is lost, so that no user is told that something failed which has happened.
 * Only for a write that, sent again with the same ids, does nothing more and answers the same.
 * @throws what the second try throws, and at once whatever is not a database that is away
 */
export function retryIfResponseLost<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return write();
    throw error;
  });
}
