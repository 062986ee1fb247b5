import { confirmParameter } from '#app/domain/account/email-link.ts';
import { reasonTexts } from '#app/features/account/texts/sign-in-reasons.ts';

/** The pages that say what one wanted, by their first segment; the native form has another one. */
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
 * Why one is on the auth page, by where one wanted to go and what the page is turned to; null where that says nothing.
 */
export function signInReason(
  redirectTo: string | null,
  way: 'sign-in' | 'sign-up' | 'code',
): string | null {
  const [path = '', query = ''] = (redirectTo ?? '').split(/[?#]/);
  // A confirmation link counts for its own account alone.
  if (new URLSearchParams(query).has(confirmParameter)) {
    return way === 'code' ? reasonTexts.confirm.code : reasonTexts.confirm.password;
  }
  const page = pageOf(path);
  if (!page) return null;
  return way === 'sign-up' ? reasonTexts.signUp[page] : reasonTexts.signIn[page];
}
