const pauseMilliseconds = 1_000;
/** As many as a page and its tests use at once. */
const connections = 8;

/**
 * Asks for a file of the app every second over several connections, until the function it answers is called. The proxy of
 * `wrangler dev` and the worker behind it both close an idle connection after 5 seconds: a request that comes at that
 * moment is lost, a POST with the proxy's own 503, a GET until another request comes by. A file costs no worker and no
 * database.
 */
export function keepConnected(origin: string): () => void {
  const ask = () =>
    fetch(`${origin}/favicon.svg`, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
  const timer = setInterval(() => {
    for (let asked = 0; asked < connections; asked += 1) void ask();
  }, pauseMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
