/**
 * Whether an answer is not the app's but that of wrangler's own proxy before it, which drops a request when the
 * connection that it kept to the worker is closed under it. It knows no more than a browser on a bad line: the request
 * may have arrived or not.
 */
export function isDroppedByProxy(status: number, text: string): boolean {
  return status === 503 && text.startsWith('Your worker restarted mid-request');
}
