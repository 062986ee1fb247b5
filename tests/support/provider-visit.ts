/** What a user enters at a fake identity provider. */
export type ProviderUser = { email: string; subject?: string; isVerified?: boolean };

/** A provider's user who has no account here yet. */
export function createTestUser(name = 'person'): ProviderUser {
  return { email: `${name}-${crypto.randomUUID()}@example.com`, subject: crypto.randomUUID() };
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
