/** Speaks to the running app as a signed-in person's browser would, without one. */
export type SignedInClient = {
  get: (path: string) => Promise<Response>;
  postJson: (path: string, body: unknown) => Promise<Response>;
};

/**
 * Signs in by e-mail and password over HTTP.
 * @throws when the app refuses the pair
 */
export async function signInOverHttp(
  origin: string,
  account: { email: string; password: string },
): Promise<SignedInClient> {
  const answer = await fetch(`${origin}/us/auth`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ ...account, intent: 'sign-in', remember: 'on' }),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (answer.status !== 302) throw new Error(`Signing in was answered with ${answer.status}.`);
  const Cookie = cookies.join('; ');
  return {
    get: (path) => fetch(`${origin}${path}`, { headers: { Cookie }, redirect: 'manual' }),
    postJson: (path, body) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { Cookie, Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual',
      }),
  };
}
