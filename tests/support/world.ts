import { matchRoutes } from '@remix-run/react';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { listRoutes } from '#app/routes.ts';
import { clients, type userSettings } from '#db/schema.ts';
import { createFinishedContext } from './finished-context.ts';
import { type TestContext, testOrigin } from './request-context.ts';
import { createSampleSeller, type SampleSeller } from './sample-seller.ts';
import { saveSample } from './save-sample.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A signed-in seller, with shortcuts that create their records. */
export type Seller = SampleSeller & {
  /** Saves the sample invoice with these changes; returns its id. */
  invoice: (changes?: Partial<InvoiceContent>, now?: number) => Promise<string>;
  /** Creates a client; returns its id. */
  client: (name: string, columns?: Partial<typeof clients.$inferInsert>) => Promise<string>;
};

/** Who sends a request, and what its context has instead of the usual; by default a guest. */
export type Sent = Partial<RequestContext> & {
  as?: { cookie: string };
  headers?: Record<string, string>;
};

/** The answer of a route; `body` is its data, its JSON or its text. */
export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare it with what they expect
  body: any;
  headers: Headers;
  context: TestContext;
};

type RouteModule = Partial<Record<'loader' | 'action', (args: object) => unknown>>;

const modules = import.meta.glob<RouteModule>('../../app/**/*.route.{ts,tsx}');
const routes = listRoutes().map(({ address, module }) => ({ path: address, id: module }));

/**
 * Opens a database with sellers, a new one by default, and sends requests to the product's routes by their addresses, in
 * this process. Call it at the top of a test file.
 */
export async function openWorld(given?: TestDatabase) {
  const database = given ?? (await createTestDatabase());
  const db = database.open();
  const send = (request: Request, sent?: Sent) => sendToRoute(database, request, sent);

  async function seller(columns: Partial<typeof userSettings.$inferInsert> = {}): Promise<Seller> {
    const made = await createSampleSeller(db, columns);
    const { userId, settings } = made;
    return {
      ...made,
      invoice: (changes, now) => saveSample(db, settings, changes, now),
      client: async (name, more) => {
        const id = crypto.randomUUID();
        const client = { id, userId, name, country: 'us' as const, createdAt: 1, ...more };
        await db.insert(clients).values(client);
        return id;
      },
    };
  }

  return {
    database,
    db,
    seller,
    /** Opens an address. */
    get: (path: string, sent?: Sent) => send(new Request(testOrigin + path), sent),
    /** Posts JSON to an address, or a form if `fields` are form fields. */
    post: (path: string, json: unknown, sent?: Sent) =>
      send(
        new Request(testOrigin + path, {
          method: 'POST',
          headers: { 'Sec-Fetch-Site': 'same-origin', ...typeOf(json) },
          body: json instanceof URLSearchParams ? json : JSON.stringify(json),
        }),
        sent,
      ),
  };
}

const typeOf = (json: unknown): Record<string, string> =>
  json instanceof URLSearchParams ? {} : { 'Content-Type': 'application/json' };

async function sendToRoute(
  database: TestDatabase,
  request: Request,
  { as, headers, ...over }: Sent = {},
): Promise<Answer> {
  const [match] = matchRoutes(routes, new URL(request.url).pathname)?.slice(-1) ?? [];
  const { loader, action } = match
    ? ((await modules[`../../app/${match.route.id}`]?.()) ?? {})
    : {};
  const call = request.method === 'GET' ? loader : action;
  if (!match || !call) throw new Error(`No route for ${request.method} ${request.url}`);
  for (const [name, value] of Object.entries(headers ?? {})) request.headers.set(name, value);
  if (as) request.headers.set('Cookie', as.cookie);
  const { context, finish } = createFinishedContext(over.db ?? database.open(), over);
  const args = { request, context, params: match.params };
  const answer = await Promise.resolve(call(args)).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  await finish();
  return { ...(await readAnswer(answer)), context };
}

async function readAnswer(answer: unknown): Promise<Omit<Answer, 'context'>> {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    const isJson = headers.get('Content-Type')?.includes('json');
    return { status, headers, body: isJson ? await answer.json() : await answer.text() };
  }
  const { type, data, init } = (answer ?? {}) as {
    type?: string;
    data?: unknown;
    init?: ResponseInit;
  };
  const headers = new Headers(init?.headers);
  return type === 'DataWithResponseInit'
    ? { status: init?.status ?? 200, headers, body: data }
    : { status: 200, headers, body: answer };
}
