import { confirmParameter } from '#app/domain/account/email-link.ts';
import { reasonTexts } from '#app/features/account/texts.ts';

/** Pages with their own sign-in reason, by their first segment; the native form has a different one. */
function pageOf(path: string): keyof typeof reasonTexts.signIn | null {
  const [, page = ''] = /^\/(?:app\/ios|us|ca|uk|au)\/([\w-]+)/.exec(path) ?? [];
  switch (page) {
    case 'create':
      return 'create-invoice';
    case 'overview':
    case 'reports':
    case 'estimates':
    case 'recurring':
    case 'credit-notes':
    case 'import':
    case 'invoices':
    case 'clients':
    case 'products':
    case 'pricing':
    case 'settings':
    case 'create-invoice':
      return page;
    default:
      return null;
  }
}

/**
 * Explains why the user is on the auth page, by the requested page and the auth page's mode; null when there is nothing
 * to explain.
 */
export function signInReason(
  redirectTo: string | null,
  way: 'sign-in' | 'sign-up' | 'code',
): string | null {
  const [path = '', query = ''] = (redirectTo ?? '').split(/[?#]/);
  // A confirmation link only works for its own account.
  if (new URLSearchParams(query).has(confirmParameter)) {
    return way === 'code' ? reasonTexts.confirm.code : reasonTexts.confirm.password;
  }
  const page = pageOf(path);
  if (!page) return null;
  return way === 'sign-up' ? reasonTexts.signUp[page] : reasonTexts.signIn[page];
}
