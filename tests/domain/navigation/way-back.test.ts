import { expect, test } from 'vitest';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { type ShownPage, wayBack } from '#app/domain/navigation/way-back.ts';

const { home, auth, create, invoices, settings } = nativePaths;
const anna = 'anna';
const page = (pathname: string, person: ShownPage['person']): ShownPage => ({ pathname, person });

// Back in the history, or to the native list where there is no history. A previous page that would only lead forward to
// the current one doesn't count. `undefined`: this run of the app hasn't shown the previous page.
test.each<[string, ShownPage, behind: ShownPage | undefined | 'nothing', to: string | null]>([
  ['a page within the visit', page(create, anna), page(settings, anna), null],
  ['no previous page', page('/us/contact', null), 'nothing', invoices],
  ['a page shown before the app was reloaded', page(create, anna), undefined, null],
  ['a guest’s page, as a guest', page(auth, null), page(home, null), null],
  ['a page of a user who has signed out', page(auth, null), page(invoices, anna), home],
  [
    'the same, from a page that redirects to the auth screen',
    page('/us/contact', null),
    page(settings, anna),
    invoices,
  ],
  [
    'the auth screen with no previous page: the list would only ask to sign in',
    page(auth, null),
    'nothing',
    home,
  ],
  ['the auth screen with an unknown previous page', page(auth, null), undefined, home],
  ['the auth screen, once signed in', page(create, anna), page(auth, null), invoices],
  ['a guest’s page, once signed in', page(create, anna), page(home, null), null],
  [
    'a page while the server can’t say who is signed in',
    page(create, undefined),
    page(settings, anna),
    null,
  ],
  ['a page of another user who was signed in', page(create, anna), page(settings, 'bert'), null],
])('%s', (_, here, behind, to) => {
  const hasHistory = behind !== 'nothing';
  expect(wayBack(here, hasHistory ? behind : undefined, hasHistory)).toBe(to);
});
