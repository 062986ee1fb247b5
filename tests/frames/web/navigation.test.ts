import { describe, expect, it, test } from 'vitest';
import { breadcrumbsOf } from '#app/frames/web/breadcrumbs.tsx';
import { switchCountryPath } from '#app/frames/web/country-switcher.tsx';
import { hasCreateButton } from '#app/frames/web/create-button.tsx';
import {
  shouldRevalidateAfterPost,
  shouldRevalidateFrame,
} from '#app/frames/web/should-revalidate.ts';

describe('breadcrumbs', () => {
  test('show that an estimate is being edited', () => {
    const crumbs = breadcrumbsOf('/us/create-invoice', '/us', '?edit=e1', {
      name: 'Edit Estimate',
    });
    expect(crumbs.at(-1)).toEqual({ label: 'Edit Estimate', to: '/us/create-invoice' });
  });

  test('show a client under the clients, with a link to the second level', () => {
    expect(breadcrumbsOf('/us/clients/7', '/us', '', { leaf: 'Finch & Sons' })).toEqual([
      { label: 'Home', to: '/us' },
      { label: 'Clients', to: '/us/clients' },
      { label: 'Finch & Sons', to: '/us/clients/7' },
    ]);
  });

  test.each(['/us', '/us/welcome', '/us/constructor', '/nowhere'])('none on %s', (path) => {
    expect(breadcrumbsOf(path, '/us')).toEqual([]);
  });
});

describe('the floating Create Invoice button', () => {
  test.each(['/us/settings', '/us/terms'])('is on %s', (path) => {
    expect(hasCreateButton(path)).toBe(true);
  });

  test.each([
    // It already creates an invoice.
    '/us/create-invoice',
    // It would cover the row actions.
    '/us/clients/7',
    '/payment/1',
    '/us/auth',
  ])('is hidden on %s', (path) => {
    expect(hasCreateButton(path)).toBe(false);
  });
});

describe('a country switch rewrites the first path segment', () => {
  test.each([
    ['/us', 'uk', '/uk'],
    ['/us/', 'uk', '/uk/'],
    ['/us/create-invoice', 'ca', '/ca/create-invoice'],
    ['/au/invoices?highlight=1', 'us', '/us/invoices?highlight=1'],
    ['/us/auth?redirectTo=%2Fau%2Fpricing', 'ca', '/ca/auth?redirectTo=%2Fca%2Fpricing'],
    ['/us/auth?tab=sign-up&redirectTo=/au', 'uk', '/uk/auth?tab=sign-up&redirectTo=/uk'],
    ['/us/auth?redirectTo=%2Fapp%2Fios', 'uk', '/uk/auth?redirectTo=%2Fapp%2Fios'],
  ] as const)('%s under %s is %s', (path, country, expected) => {
    expect(switchCountryPath(path, country)).toBe(expected);
  });

  test.each(['/', '/view-invoice/us', '/app/ios/home', '/usa', '/uk-news'])(
    'outside the four prefixes there is nothing to rewrite: %s',
    (path) => expect(switchCountryPath(path, 'uk')).toBeNull(),
  );
});

type Change = Parameters<typeof shouldRevalidateFrame>[0];

function change(from: string, to: string, actionResult?: unknown): Change {
  const url = (path: string) => new URL(path, 'https://billwren.example');
  return {
    currentUrl: url(from),
    nextUrl: url(to),
    currentParams: {},
    nextParams: {},
    ...(actionResult !== undefined && { actionResult, formMethod: 'POST' as const }),
    defaultShouldRevalidate: true,
  };
}

describe('what is loaded again', () => {
  it('after a post: everything when it changed something, nothing when it did not', () => {
    for (const asks of [shouldRevalidateAfterPost, shouldRevalidateFrame]) {
      expect(asks(change('/us/invoices', '/us/invoices', { outcome: 'changed' }))).toBe(true);
      expect(asks(change('/us/invoices', '/us/invoices', { outcome: 'unreachable' }))).toBe(false);
    }
  });

  it('for another view of the list: the list, not the frame', () => {
    const search = change('/us/invoices', '/us/invoices?q=finch');
    expect(shouldRevalidateFrame(search)).toBe(false);
    expect(shouldRevalidateAfterPost(search)).toBe(true);
  });

  it('after a refused post that led to another view: everything, with its message', () => {
    const signOut = { ...change('/us/invoices?highlight=i1', '/us/invoices'), formMethod: 'POST' };
    expect(shouldRevalidateFrame(signOut as Change)).toBe(true);
  });

  it.each(['/us/clients', '/us/clients/c1'])('for more rows of %s: them, not the frame', (path) => {
    expect(shouldRevalidateFrame(change(path, `${path}?shown=100`))).toBe(false);
    expect(shouldRevalidateAfterPost(change(path, `${path}?shown=100`))).toBe(true);
  });

  it('for another page, or the same again: everything', () => {
    for (const [from, to] of [
      ['/us/invoices', '/us/pricing'],
      ['/us/clients', '/us/clients/c1'],
      ['/us/invoices?q=x', '/uk/invoices?q=y'],
      ['/us/invoices?q=x', '/us/invoices?q=x'],
      ['/us/auth', '/us/auth?tab=sign-up'],
    ] as const) {
      expect(shouldRevalidateFrame(change(from, to))).toBe(true);
      expect(shouldRevalidateAfterPost(change(from, to))).toBe(true);
    }
  });
});
