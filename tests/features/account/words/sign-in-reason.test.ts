import { expect, it } from 'vitest';
import { countryOfPath } from '#app/domain/country/detect-country.ts';
import { signInReason } from '#app/features/account/words/sign-in-reason.ts';

const keeping =
  "Your email address isn't confirmed yet, so signing in with a code would create a new account. To keep what you've saved, sign in with your password.";
const confirming = 'Sign in with your password to confirm your email address.';

it.each([
  ['/au/invoices?status=paid', 'sign-in', 'Sign in to see your invoices.'],
  ['/uk/clients/4711', 'sign-in', 'Sign in to see your clients.'],
  ['/us/pricing#pro', 'sign-in', 'Sign in to choose a plan.'],
  ['/us/settings', 'sign-in', 'Sign in to save your settings.'],
  ['/app/ios/create', 'sign-in', 'Sign in to save your invoice.'],
  ['/app/ios/home?confirm=abc', 'sign-in', confirming],
  ['/invoice/pricing', 'sign-in', null],
  ['/us', 'sign-in', null],
  [null, 'sign-in', null],
  ['/au/invoices', 'sign-up', 'Create an account to save your invoices.'],
  ['/app/ios/create', 'sign-up', 'Create an account to save your invoice.'],
  ['/uk/invoices?confirm=abc', 'sign-up', confirming],
  ['/au/invoices', 'code', 'Sign in to see your invoices.'],
  ['/uk/invoices?confirm=abc', 'code', keeping],
] as const)('a visitor who wanted %s, at %s, reads %s', (path, way, reason) => {
  expect(signInReason(path, way)).toBe(reason);
});

it.each([
  ['/au/pricing', 'au'],
  ['/uk', 'uk'],
  ['/australia', null],
  ['/app/ios/home', null],
  [null, null],
])('%s belongs to %s', (path, country) => {
  expect(countryOfPath(path)).toBe(country);
});
