import { confirmParameter } from '../account/email-link.ts';

/** A confirmation link counts for its own account alone (`decisions.md`, Accounts). */
const confirmReason = 'Sign in with your password, and your email address is confirmed.';

const reasons = new Map([
  ['invoices', 'Sign in to see your invoices.'],
  ['clients', 'Sign in to see your clients.'],
  ['products', 'Sign in to see your products.'],
  ['pricing', 'Sign in to choose a plan.'],
  ['settings', 'Sign in to keep your settings.'],
  ['create-invoice', 'Sign in to save your invoice.'],
  ['create', 'Sign in to save your invoice.'],
]);

/** Why one is on the auth page, by where one wanted to go; null where that says nothing. */
export function signInReason(redirectTo: string | null): string | null {
  const [path = '', query = ''] = (redirectTo ?? '').split(/[?#]/);
  if (new URLSearchParams(query).has(confirmParameter)) return confirmReason;
  const [, page = ''] = /^\/(?:app\/ios|us|ca|uk|au)\/([\w-]+)/.exec(path) ?? [];
  return reasons.get(page) ?? null;
}
