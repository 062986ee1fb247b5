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

/** What every fake holds; one such object is one world of third parties. */
export type FakesState = {
  mailbox: MailboxState;
  analytics: AnalyticsState;
  pwnedPasswords: PwnedPasswordsState;
  stripe: StripeState;
  appStore: AppStoreState;
};

type Fake = {
  title: string;
  /** The first segments of the paths that it answers. */
  segments: string[];
  answer: (request: Request, state: FakesState, now: number) => Promise<Response>;
};

/** Every third party that has a fake, in the order in which the front page lists them. */
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

/** A world in which nothing has happened yet; where no address is registered at a shop, no word leaves it. */
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
 * All third parties behind one address, each under its own path. Pure but for `state`: the development server mounts it
 * on a port, tests may call it directly. `GET /healthz` says that it is up.
 */
export async function answerFakes(
  request: Request,
  state: FakesState,
  now: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const segment = pathname.split('/')[1] ?? '';
  if (pathname === '/healthz') return answerJson(200, { status: 'ok' });
  // Browsers ask every site for one; a missing one would be an error in the console.
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
