import { decode } from 'turbo-stream';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { newNetworkAddress } from './network-address.ts';

/** A browser without a screen: stores cookies, doesn't follow redirects, and posts as our own pages do. */
export type Visitor = {
  /** The cookies that the next request will send. */
  cookies: () => string;
  send: (path: string, init?: RequestInit) => Promise<Response>;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  postForm: (path: string, fields: Record<string, string>) => Promise<Response>;
  postJson: (path: string, json: unknown) => Promise<Response>;
};

/** A user's sign-in data. */
export type Account = { email: string; password: string };

/** A signed-in visitor with an account. */
export type Member = Visitor & Account;

/**
 * Creates a visitor of the product at `origin`, who shares nothing with other visitors.
 * @param cookie an existing cookie, `name=value`
 */
export function newVisitor(origin: string, cookie?: string): Visitor {
  const jar = new Map<string, string>();
  if (cookie) keepCookie(jar, cookie);
  const networkAddress = newNetworkAddress();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send: Visitor['send'] = async (path, init = {}) => {
    // workerd closes the connection after a response that didn't wait for the entire body, and Node would reuse it.
    const headers = new Headers({ 'CF-Connecting-IP': networkAddress, Connection: 'close' });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    if (jar.size > 0) headers.set('Cookie', cookies());
    const order = { redirect: 'manual', ...init, headers } as const;
    const answer = await fetch(`${origin}${path}`, order);
    for (const cookie of answer.headers.getSetCookie()) keepCookie(jar, cookie);
    return answer;
  };
  const post = (path: string, body: BodyInit, type?: string) =>
    send(path, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', ...(type && { 'Content-Type': type }) },
      body,
    });
  return {
    cookies,
    send,
    get: (path, headers) => send(path, { headers }),
    postForm: (path, fields) => post(path, new URLSearchParams(fields)),
    postJson: (path, json) => post(path, JSON.stringify(json), 'application/json'),
  };
}

function keepCookie(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  if (/;\s*max-age=0/i.test(cookie)) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** An address without an account, with a password that every screen accepts. */
export function newAccount(name = 'member'): Account {
  return { email: `${name}-${crypto.randomUUID()}@example.com`, password: 'a long wren password' };
}

/** Creates a signed-in account in the product at `origin`. */
export function signUp(origin: string, name?: string): Promise<Member> {
  return enter(origin, 'sign-up', newAccount(name));
}

/** Signs a visitor of the product at `origin` in with an existing account. */
export function signIn(origin: string, account: Account): Promise<Member> {
  return enter(origin, 'sign-in', account);
}

async function enter(
  origin: string,
  intent: 'sign-in' | 'sign-up',
  account: Account,
): Promise<Member> {
  const visitor = newVisitor(origin);
  const answer = await visitor.postForm('/us/auth.data', { ...account, intent, screen: 'dialog' });
  if (answer.status !== 200) throw new Error(`The ${intent} was answered with ${answer.status}`);
  await answer.arrayBuffer();
  return { ...visitor, ...account };
}

/** Returns the post with which the form saves a complete draft, with its own save key. */
export function saveOf(changes: Partial<InvoiceDraft> = {}, guestWaiting = false) {
  const draft = validDraft('us', { saveKey: crypto.randomUUID(), ...changes });
  return { intent: 'save', guestWaiting, draft };
}

/** Posts a save as the invoice form does, and returns the response. */
export async function postSave(
  visitor: Visitor,
  save: unknown,
): Promise<{ status: number; answer: SaveAnswer }> {
  const response = await visitor.postJson('/us/create-invoice.data', save);
  const { data } = await readData(response);
  return { status: response.status, answer: data as SaveAnswer };
}

/** Saves an invoice or fails; returns its id. */
export async function saveInvoice(
  visitor: Visitor,
  changes: Partial<InvoiceDraft> = {},
): Promise<string> {
  const { answer } = await postSave(visitor, saveOf(changes));
  if (answer?.outcome !== 'saved') throw new Error(`Not saved: ${JSON.stringify(answer)}`);
  return answer.id;
}

/** Saves one plain invoice per number. */
export async function saveInvoices(visitor: Visitor, numbers: string[]): Promise<void> {
  for (const invoiceNumber of numbers) await saveInvoice(visitor, { invoiceNumber });
}

/** Returns the path where Remix's scripts request a page's data, or only one route's. */
export function dataPath(path: string, route?: string): string {
  const [page, query] = path.split('?');
  const asked = [query, route && `_routes=${encodeURIComponent(route)}`].filter(Boolean).join('&');
  return `${page}.data${asked && `?${asked}`}`;
}

/** The response of a `.data` address: the action's data, each loader's by route id, or a redirect. */
export type DataAnswer = {
  data?: unknown;
  error?: unknown;
  redirect?: { redirect: string; status: number };
  loaders: Record<string, { data?: unknown; error?: unknown }>;
};

/** Decodes Remix's single-fetch encoding. */
export async function readData(response: Response): Promise<DataAnswer> {
  if (!response.body) throw new Error(`An answer ${response.status} without a body`);
  let redirect: DataAnswer['redirect'];
  const decoded = await decode(response.body, {
    plugins: [
      (type, ...rest) => {
        if (type === 'SingleFetchRedirect') redirect = rest[0] as DataAnswer['redirect'];
        if (type === 'ErrorResponse') return { value: { data: rest[0], status: rest[1] } };
        return { value: rest[0] };
      },
    ],
  });
  await decoded.done;
  const value = decoded.value as Record<string, unknown>;
  return { redirect, data: value.data, error: value.error, loaders: value as never };
}
