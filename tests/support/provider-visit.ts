import type { Visitor } from './visitor.ts';

/** What a user enters at a fake identity provider. */
export type ProviderUser = { email: string; subject?: string; isVerified?: boolean };

export type ProviderName = 'google' | 'apple';

/** A provider's user who has no account here yet. */
export function createTestUser(name = 'person'): ProviderUser {
  return { email: `${name}-${crypto.randomUUID()}@example.com`, subject: crypto.randomUUID() };
}

/** Clicks a provider's button; returns the provider's URL that the browser is sent to. */
export async function startAt(
  visitor: Visitor,
  provider: ProviderName,
  redirectTo?: string,
): Promise<URL> {
  const query = new URLSearchParams({ country: 'us', ...(redirectTo && { redirectTo }) });
  const answer = await visitor.get(`/oauth/${provider}?${query}`);
  if (answer.status !== 302) throw new Error(`The start was answered with ${answer.status}`);
  return new URL(answer.headers.get('Location') ?? '');
}

/** Signs in at the provider and clicks Continue; returns what the provider sends to the callback. */
export async function passProvider(start: URL, person: ProviderUser): Promise<URLSearchParams> {
  const jar = new Map<string, string>();
  const go = async (address: URL | string, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = body ? 'POST' : 'GET';
    const answer = await fetch(address, { method, body, redirect: 'manual', headers: { cookie } });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const next = (answer: Response) => new URL(answer.headers.get('Location') ?? '', start);

  const login = next(await go(start));
  const typed = new URLSearchParams({ email: person.email, choice: 'continue' });
  if (person.subject) typed.set('subject', person.subject);
  if (person.isVerified ?? true) typed.set('verified', 'on');
  const end = await go(next(await go(login, typed)));
  if (end.status === 303) return next(end).searchParams;
  const inputs = (await end.text()).matchAll(/name="(\w+)" value="([^"]*)"/g);
  return new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, value]));
}

/** Delivers a provider's response to our callback as the provider does: for Apple, its page posts it. */
export function answerCallback(
  visitor: Visitor,
  provider: ProviderName,
  answer: URLSearchParams,
): Promise<Response> {
  if (provider === 'google') return visitor.get(`/oauth/google/callback?${answer}`);
  return visitor.send('/oauth/apple/callback', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' },
    body: answer,
  });
}

/** Goes through the full flow: button, provider, callback. */
export async function signInWith(
  visitor: Visitor,
  provider: ProviderName,
  person: ProviderUser,
  redirectTo?: string,
): Promise<Response> {
  const start = await startAt(visitor, provider, redirectTo);
  return answerCallback(visitor, provider, await passProvider(start, person));
}
