import { beforeAll, describe, expect, inject, test } from 'vitest';
import { hostilePaths } from '#tests/fixtures/hostile-paths.ts';
import { newMember } from '#tests/support/member.ts';
import { type Member, newAccount, newVisitor, readData } from '#tests/support/visitor.ts';

const product = inject('product');
const { origin } = product;
let member: Member;
beforeAll(async () => {
  member = await newMember(product);
});

/** Where a browser at `origin` would go, or null when it stays. */
function placeOf(answer: Response): string | null {
  const to = answer.headers.get('Location');
  if (to === null) return null;
  const place = new URL(to, origin);
  expect(place.origin).toBe(origin);
  return place.pathname + place.search;
}

const signIn = (fields: Record<string, string>, address = '/us/auth') =>
  newVisitor(origin).postForm(address, {
    intent: 'sign-in',
    screen: 'page',
    email: member.email,
    password: member.password,
    ...fields,
  });

describe.each(hostilePaths.map((path) => ({ path })))('redirectTo $path', ({ path }) => {
  const query = `redirectTo=${encodeURIComponent(path)}`;

  test('is dropped by the auth page, signed in or not', async () => {
    const [known, page, data] = await Promise.all([
      member.get(`/us/auth?${query}`),
      newVisitor(origin).get(`/us/auth?${query}`),
      newVisitor(origin).get(`/us/auth.data?${query}`),
    ]);
    expect([known.status, placeOf(known)]).toEqual([302, '/us/invoices']);
    expect([page.status, placeOf(page)]).toEqual([200, null]);
    const { loaders } = await readData(data);
    expect(loaders['/:country/auth']?.data).toMatchObject({ redirectTo: null });
    // The page may contain it as part of its URL, but never as a redirect target.
    const html = await page.text();
    expect(html).not.toContain('name="redirectTo"');
    expect(html).not.toMatch(/href="(https?:)?[\\/]{2}(?!localhost)/);
  });

  test('is dropped by sign-in, and by signing out', async () => {
    const [answer, leaving] = await Promise.all([
      signIn({ redirectTo: path }),
      newVisitor(origin).postForm(`/api/sign-out?${query}`, { country: path, redirectTo: path }),
    ]);
    expect([answer.status, placeOf(answer)]).toEqual([302, '/us/invoices']);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/(^|,)\s*a=b/);
    expect([leaving.status, placeOf(leaving)]).toEqual([302, '/us/auth']);
  });
});

test('several times in one URL is still dropped', async () => {
  const address = '/us/auth?redirectTo=//evil.example&redirectTo=https://evil.example';
  expect(placeOf(await signIn({ redirectTo: '//evil.example' }, address))).toBe('/us/invoices');
});

describe('signing in or up leads', () => {
  const signUpWith = (fields: Record<string, string>) => {
    const { email, password } = newAccount();
    return newVisitor(origin).postForm('/uk/auth', {
      intent: 'sign-up',
      screen: 'page',
      email,
      password,
      ...fields,
    });
  };

  test('back to the page the user came from', async () => {
    expect(placeOf(await signIn({ redirectTo: '/ca/settings?a=b' }))).toBe('/ca/settings?a=b');
    expect(placeOf(await signUpWith({ redirectTo: '/ca/settings' }))).toBe('/ca/settings');
  });

  test('otherwise to pricing with a new account, and to the invoices with an existing one', async () => {
    expect(placeOf(await signUpWith({}))).toBe('/us/pricing');
    expect(placeOf(await signIn({}))).toBe('/us/invoices');
  });
});
