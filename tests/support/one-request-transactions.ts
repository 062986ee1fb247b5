/** A libSQL client's transport to its server. */
type Send = (request: Request, init?: RequestInit) => Promise<Response>;

/**
 * A transport on which no transaction outlasts its request: a response that leaves the connection open, as interactive
 * transactions need, is an error. Turso rolls back transactions that take longer than 5 seconds
 * (https://docs.turso.tech/sdk/http/reference), and a client can't guarantee how soon its next request arrives.
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
