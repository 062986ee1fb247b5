import { confirmParameter } from '../account/email-link.ts';

/** A confirmation link counts for its own account alone (`decisions.md`, Accounts). */
const toConfirm = {
  password: 'Sign in with your password, and your email address is confirmed.',
  code: 'A code begins a new account while your email address is not confirmed. Your password keeps what you saved.',
};

/** What one wanted, by the page's first segment: with an account, and by making one. */
const wishes = new Map([
  ['invoices', ['see your invoices', 'keep your invoices']],
  ['clients', ['see your clients', 'keep your clients']],
  ['products', ['see your products', 'keep your products']],
  ['pricing', ['choose a plan', 'choose a plan']],
  ['settings', ['keep your settings', 'keep your settings']],
  ['create-invoice', ['save your invoice', 'save your invoice']],
  ['create', ['save your invoice', 'save your invoice']],
] as const);

/**
 * Why one is on the auth page, by where one wanted to go and what the page is turned to; null where that says nothing.
 */
export function signInReason(
  redirectTo: string | null,
  way: 'sign-in' | 'sign-up' | 'code',
): string | null {
  const [path = '', query = ''] = (redirectTo ?? '').split(/[?#]/);
  if (new URLSearchParams(query).has(confirmParameter)) {
    return way === 'code' ? toConfirm.code : toConfirm.password;
  }
  const [, page = ''] = /^\/(?:app\/ios|us|ca|uk|au)\/([\w-]+)/.exec(path) ?? [];
  const wish = (wishes as ReadonlyMap<string, readonly [string, string]>).get(page);
  if (!wish) return null;
  const [known, stranger] = wish;
  return way === 'sign-up' ? `Create an account to ${stranger}.` : `Sign in to ${known}.`;
}
