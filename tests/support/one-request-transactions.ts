/** The way of a libSQL client to its server. */
type Send = (request: Request, init?: RequestInit) => Promise<Response>;

/**
 * A way to a database on which no transaction outlasts its request: an answer that leaves the connection open, as an
 * interactive transaction needs, is an error. Turso rolls back what takes longer than 5 seconds
 * (https://docs.turso.tech/sdk/http/reference), and a client can't promise how soon its next request comes.
 */
export function refuseOpenTransactions(send: Send = fetch): Send {
  return async (request, init) => {
    const answer = await send(request, init);
    if (request.method !== 'POST' || !answer.ok) return answer;
    const text = await answer.text();
    if (!text.startsWith('{"baton":null,')) {
      throw new Error('The connection stays open after its request, with its transaction');
    }
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}
