import { expect, it } from 'vitest';
import { countryOfPath } from '#app/domain/country/detect-country.ts';
import { signInReason } from '#app/features/account/words/sign-in-reason.ts';

it.each([
  ['/au/invoices?status=paid', 'Sign in to see your invoices.'],
  ['/app/ios/invoices', 'Sign in to see your invoices.'],
  ['/uk/clients/4711', 'Sign in to see your clients.'],
  ['/ca/products', 'Sign in to see your products.'],
  ['/us/pricing#pro', 'Sign in to choose a plan.'],
  ['/us/settings', 'Sign in to save your settings.'],
  ['/us/create-invoice', 'Sign in to save your invoice.'],
  ['/app/ios/create', 'Sign in to save your invoice.'],
  ['/uk/invoices?confirm=abc', 'Sign in with your password to confirm your email address.'],
  ['/app/ios/home?confirm=abc', 'Sign in with your password to confirm your email address.'],
  ['/invoice/pricing', null],
  ['/us', null],
  [null, null],
])('a visitor who wanted %s reads %s', (path, reason) => {
  expect(signInReason(path, 'sign-in')).toBe(reason);
});

it.each([
  ['/au/invoices', 'Create an account to save your invoices.'],
  ['/uk/clients', 'Create an account to save your clients.'],
  ['/ca/products', 'Create an account to save your products.'],
  ['/us/pricing', 'Create an account to choose a plan.'],
  ['/us/settings', 'Create an account to save your settings.'],
  ['/app/ios/create', 'Create an account to save your invoice.'],
  ['/uk/invoices?confirm=abc', 'Sign in with your password to confirm your email address.'],
  ['/us', null],
])('a visitor who wanted %s and creates an account reads %s', (path, reason) => {
  expect(signInReason(path, 'sign-up')).toBe(reason);
});

it.each([
  ['/au/invoices', 'Sign in to see your invoices.'],
  [
    '/uk/invoices?confirm=abc',
    "Your email address isn't confirmed yet, so signing in with a code would create a new account. To keep what you've saved, sign in with your password.",
  ],
])('a visitor who wanted %s and uses a code reads %s', (path, reason) => {
  expect(signInReason(path, 'code')).toBe(reason);
});

it.each([
  ['/au/pricing', 'au'],
  ['/uk', 'uk'],
  ['/uk?x', 'uk'],
  ['/australia', null],
  ['/app/ios/home', null],
  ['au/pricing', null],
  [null, null],
])('%s belongs to %s', (path, country) => {
  expect(countryOfPath(path)).toBe(country);
});
