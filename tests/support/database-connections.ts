import { Agent, request as askServer } from 'node:http';

// Import for its side effect in tests with a database. sqld opens a connection per request and reads the entire schema:
// 3 ms of work before a query of 0.3 ms. Here a request reuses the connection of an earlier one, without `fetch`, which
// costs another 2 ms. Only connections without a transaction are reused, so that each request sees what it would see on
// its own connection.

type Pipeline = { baton?: string | null; requests: { type: string; sql_id?: number }[] };
type Results = { type: string; response?: { type: string; is_autocommit?: boolean } }[];

const sockets = new Agent({ keepAlive: true });
/** Batons of idle connections by server; each works for one request, whose response has the next one. */
const idle = new Map<string, string[]>();
const send = globalThis.fetch;

// Files that share a process load this module once each.
if (send.name !== fetchOverConnections.name) globalThis.fetch = fetchOverConnections;

async function fetchOverConnections(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  if (!(input instanceof Request) || !input.url.endsWith('/v2/pipeline')) return send(input, init);
  const { method, headers } = input;
  const signal = init?.signal ?? input.signal;
  const body = await input.text();
  const pipeline: Pipeline = JSON.parse(body);
  // A request that doesn't close its connection belongs to a transaction of several requests.
  if (pipeline.baton || pipeline.requests.at(-1)?.type !== 'close') {
    return send(input.url, { ...init, method, headers, body, signal });
  }
  const url = input.url.replace('/v2/', '/v3/');
  const batons = idle.get(url) ?? [];
  idle.set(url, batons);
  const ask = (baton?: string) => post(url, leaveOpen(pipeline, baton), signal);
  const baton = batons.pop();
  let answer = await ask(baton);
  // An idle connection ends after ten seconds, or with its server; the request is then refused before any work.
  if (baton && answer.status === 400) answer = await ask();
  const { status, text } = answer;
  if (status !== 200) return new Response(text, { status });
  const { results, baton: next } = JSON.parse(text) as { results: Results; baton?: string };
  if (next && results.at(-1)?.response?.is_autocommit) batons.push(next);
  else if (next) await post(url, { baton: next, requests: [{ type: 'close' }] }, signal);
  const asked = results.slice(0, pipeline.requests.length - 1);
  const closed = { type: 'ok', response: { type: 'close' } };
  return Response.json({ baton: null, base_url: null, results: [...asked, closed] });
}

/** The same requests on a connection that stays open and discards its stored statements. */
function leaveOpen({ requests }: Pipeline, baton: string | undefined): Pipeline {
  const asked = requests.slice(0, -1);
  const texts = asked.filter(({ type }) => type === 'store_sql');
  const forget = texts.map(({ sql_id }) => ({ type: 'close_sql', sql_id }));
  return { baton, requests: [...asked, ...forget, { type: 'get_autocommit' }] };
}

function post(url: string, pipeline: Pipeline, signal: AbortSignal) {
  const body = JSON.stringify(pipeline);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const asked = askServer(
      url,
      { agent: sockets, method: 'POST', headers, signal },
      async (answer) => {
        try {
          const pieces: Buffer[] = [];
          for await (const piece of answer) pieces.push(piece);
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() });
        } catch (error) {
          reject(error);
        }
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
