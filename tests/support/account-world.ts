import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { linkIn } from './emailed-link.ts';
import { flashOf } from './flash-of.ts';
import { cookiesOf, createTestContext, testOrigin } from './request-context.ts';
import type { TestDatabase } from './test-database.ts';
import { type Answer, openWorld } from './world.ts';
import './quick-scrypt.ts';

export const oldPassword = 'the first long password';
export const newPassword = 'the second long password';

/** The cookies of a browser, and what the request's context has instead of the usual. */
export type Visit = Partial<RequestContext> & { cookie?: string; headers?: Record<string, string> };
type Fields = Record<string, string>;

export const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** What a refused post returns. */
export const refused = (errors: object) => ({ outcome: 'refused', errors });

/** Opens a world with the requests of an account; visitors are the cookies of their browsers. Call it once per file. */
export async function openAccountWorld(given?: TestDatabase) {
  const world = await openWorld(given);
  const { database, db } = world;

  /** Adds to a response where it redirects to, its flash message, and the cookies that the browser has afterwards. */
  async function read(sending: Promise<Answer>) {
    const answer = await sending;
    const flash = await flashOf(answer);
    const to = answer.headers.get('Location');
    return { ...answer, to, flash, message: flash?.message, cookie: cookiesOf(answer.context) };
  }
  const sentBy = ({ cookie = '', ...over }: Visit) => ({ ...over, as: { cookie } });
  const submit = (path: string, fields: Fields, visit: Visit = {}) =>
    read(world.post(path, new URLSearchParams(fields), sentBy(visit)));
  const call = (path: string, json: unknown, visit: Visit = {}) =>
    read(world.post(path, json, sentBy(visit)));
  const visit = (path: string, by: Visit = {}) => read(world.get(path, sentBy(by)));

  const signIn = (email: string, fields: Fields = {}, by?: Visit) =>
    submit('/us/auth', { intent: 'sign-in', email, password: oldPassword, ...fields }, by);
  const signUp = (email: string, fields: Fields = {}, by?: Visit) =>
    signIn(email, { intent: 'sign-up', ...fields }, by);

  async function viewerOf(cookie: string) {
    const request = new Request(`${testOrigin}/us/invoices`, { headers: { Cookie: cookie } });
    return getViewer(request, createTestContext(database.open()));
  }
  const idOf = async (cookie: string) => (await viewerOf(cookie))?.user.id ?? '';

  /** Creates an account with the old password; its address isn't confirmed. */
  async function createUser() {
    const email = newEmail();
    const { cookie, context } = await signUp(email);
    return { email, cookie, userId: await idOf(cookie), letter: context.emails[0] };
  }

  const settings = (cookie: string, fields: Fields, by?: Visit) =>
    submit('/uk/settings', fields, { ...by, cookie });
  const passwords = { current: oldPassword, password: newPassword, confirmation: newPassword };
  const changePassword = (cookie: string, fields: Fields = {}, by?: Visit) =>
    settings(cookie, { intent: 'change-password', ...passwords, ...fields }, by);

  /** Requests a sign-in code; it is empty if none was emailed. */
  async function requestCode(email: unknown, by?: Visit) {
    const answer = await call('/api/send-otp', { email }, by);
    return { ...answer, code: /\d{6}/.exec(answer.context.emails[0]?.text ?? '')?.[0] ?? '' };
  }
  const sendCode = (body: { email: string; code: string; country?: string }, by?: Visit) =>
    call('/api/verify-otp', body, by);
  async function signInByCode(email: string, by?: Visit) {
    const { code, cookie } = await requestCode(email, by);
    return sendCode({ email, code }, { ...by, cookie });
  }

  /** Requests a reset link; the token is empty if none was emailed. */
  async function forgot(email: string, by?: Visit) {
    const answer = await submit('/uk/forgot-password', { email }, by);
    const [letter] = answer.context.emails;
    const token = letter ? (linkIn(letter, '/uk/reset-password').split('token=')[1] ?? '') : '';
    return { ...answer, token };
  }
  const { current: _, ...twice } = passwords;
  const reset = (token: string, fields: Fields = {}, by?: Visit) =>
    submit('/uk/reset-password', { token, ...twice, ...fields }, by);

  async function run(sql: string, ...args: (string | number)[]) {
    return (await db.$client.execute({ sql, args })).rows;
  }
  const confirm = (email: string) =>
    run('UPDATE users SET email_verified_at = 5 WHERE email = ?', email);

  return {
    ...world,
    submit,
    call,
    visit,
    signIn,
    signUp,
    createUser,
    viewerOf,
    idOf,
    settings,
    changePassword,
    requestCode,
    sendCode,
    signInByCode,
    forgot,
    reset,
    /** Runs SQL, and returns the rows. */
    run,
    /** Marks an address as confirmed. */
    confirm,
    /** A database that doesn't respond. */
    away: () => database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) }),
  };
}

/** A well-formed code that isn't this one. */
export const wrongCodeFor = (code: string) =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
