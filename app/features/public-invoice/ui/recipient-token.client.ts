import { parseRecipientToken } from '#app/domain/sending/email-links.ts';

/**
 * Returns the token that identifies an email's recipient, from the link that opened this page; null without one.
 * Removes it from the address immediately.
 */
export function consumeRecipientToken(): string | null {
  const { hash, pathname, search } = window.location;
  const token = parseRecipientToken(hash);
  if (!token) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return token;
}

/**
 * The same for a page that still needs the token after a reload, such as a language change: it is kept in the history
 * entry's state.
 */
export function saveRecipientToken(): string | null {
  const kept: unknown = window.history.state?.reader;
  const token = consumeRecipientToken() ?? (typeof kept === 'string' ? kept : null);
  window.history.replaceState({ ...window.history.state, reader: token }, '');
  return token;
}
