import { type AnalyticsState, answerAnalytics, createAnalytics } from './analytics.ts';
import { answerJson } from './answer-json.ts';
import { type AppStoreState, createAppStoreState } from './app-store/app-store-state.ts';
import { answerAppStore } from './app-store/fake.ts';
import {
  type AppStoreRegistration,
  registerAtAppStore,
  sandboxSegment,
} from './app-store/registration.ts';
import { answerMailbox, createMailbox, type MailboxState } from './mailbox.ts';
import {
  answerPwnedPasswords,
  createPwnedPasswords,
  type PwnedPasswordsState,
} from './pwned-passwords.ts';
import { answerStripe, stripeSegments } from './stripe/answer-stripe.ts';
import { readLocalCatalog } from './stripe/local-catalog.ts';
import { registerAtStripe, type StripeRegistration } from './stripe/registration.ts';
import { createStripe, type StripeState } from './stripe/stripe-state.ts';

/** State of every fake. Each instance is an isolated set of third parties. */
export type FakesState = {
  mailbox: MailboxState;
  analytics: AnalyticsState;
  pwnedPasswords: PwnedPasswordsState;
  stripe: StripeState;
  appStore: AppStoreState;
};

type Fake = {
  title: string;
  /** The first path segments that this fake handles. */
  segments: string[];
  answer: (request: Request, state: FakesState, now: number) => Promise<Response>;
};

/** Every third party with a fake, in the order of the front page. */
const fakes: Fake[] = [
  {
    title: 'Mailbox',
    segments: ['mail', 'mail.json'],
    answer: (request, state, now) => answerMailbox(request, state.mailbox, now),
  },
  {
    title: 'Analytics',
    segments: ['analytics', 'analytics.json'],
    answer: (request, state, now) => answerAnalytics(request, state.analytics, now),
  },
  {
    title: 'Breached passwords',
    segments: ['pwned'],
    answer: (request, state) => answerPwnedPasswords(request, state.pwnedPasswords),
  },
  {
    title: 'Stripe',
    segments: stripeSegments,
    answer: (request, state, now) => answerStripe(request, state.stripe, now),
  },
  {
    title: 'App Store',
    segments: ['app-store', sandboxSegment, 'inApps'],
    answer: (request, state, now) => answerAppStore(request, state.appStore, now),
  },
];

/** Creates unused fakes. Without a Stripe webhook address no Stripe events are sent. */
export function createFakes(
  stripe: StripeRegistration = registerAtStripe('http://127.0.0.1', null).registration,
  appStore: AppStoreRegistration = registerAtAppStore('http://127.0.0.1', null).registration,
  emailEventsUrl: string | null = null,
): FakesState {
  return {
    mailbox: createMailbox(emailEventsUrl),
    analytics: createAnalytics(),
    pwnedPasswords: createPwnedPasswords(),
    stripe: createStripe(stripe, readLocalCatalog()),
    appStore: createAppStoreState(appStore),
  };
}

/**
 * Serves all third parties from one origin, each under its own path. Stateless apart from `state`:
 * the development server mounts it on a port, and tests can call it directly. `GET /healthz`
 * reports that it is up.
 */
export async function answerFakes(
  request: Request,
  state: FakesState,
  now: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const segment = pathname.split('/')[1] ?? '';
  if (pathname === '/healthz') return answerJson(200, { status: 'ok' });
  // Browsers request one from every site, and a 404 would log an error in the console.
  if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
  if (pathname === '/') return new Response(drawFrontPage(), { headers: htmlHeaders });
  const fake = fakes.find((each) => each.segments.includes(segment));
  if (fake) return fake.answer(request, state, now);
  return answerJson(404, { error: 'No stand-in answers this path.', code: 'not-found' });
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

function drawFrontPage() {
  const links = fakes.map((each) => `<li><a href="/${each.segments[0]}">${each.title}</a></li>`);
  return `<!doctype html><html lang="en"><title>Stand-ins</title><h1>Stand-ins</h1><ul>${links.join('')}</ul></html>`;
}
