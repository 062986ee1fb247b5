const mostTries = 20;

/**
 * Like `fetch`, sent again when not the app answers but wrangler's own proxy before it, which drops a request when the
 * connection that it kept to the worker is closed under it. As on a bad line, the request may have arrived or not.
 */
export async function fetchThroughProxy(
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, init);
    if (answer.status !== 503 || tries === mostTries) return answer;
    const text = await answer.clone().text();
    if (!text.startsWith('Your worker restarted mid-request')) return answer;
  }
}
