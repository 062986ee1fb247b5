const longestTransactionMs = 5_000;
/** How much later each request comes by the clock of these tests. */
const requestMs = 1_000;

type Pipeline = { baton?: string | null };

/**
 * A way to a database that, as Turso does, ends a transaction after 5 seconds. Each request takes a second by its clock.
 * @param send the way to the real server
 */
export function endingLongTransactions(send: typeof fetch = fetch): typeof fetch {
  let now = 0;
  // A stream that goes on has another baton in each answer.
  const startedAt = new Map<string, number>();
  return async (input, init) => {
    const request = new Request(input, init);
    now += requestMs;
    if (request.method !== 'POST') return send(request);
    const { baton } = (await request.clone().json()) as Pipeline;
    const started = baton ? (startedAt.get(baton) ?? now) : now;
    if (now - started > longestTransactionMs) {
      const message = 'The stream has expired due to inactivity';
      return Response.json({ message, code: 'STREAM_EXPIRED' }, { status: 400 });
    }
    const answer = await send(request);
    const next = ((await answer.clone().json()) as Pipeline).baton;
    if (next) startedAt.set(next, started);
    return answer;
  };
}
