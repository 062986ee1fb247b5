import { describe, expect, test } from 'vitest';
import { switchCountryPath } from '#app/frames/web/country-switcher.tsx';

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
