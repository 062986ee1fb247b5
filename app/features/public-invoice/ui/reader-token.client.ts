import { parseReaderToken } from '#app/domain/sending/mail-links.ts';

/**
 * What tells the reader of a mail from others, out of its link that opened this page; null without it. The address loses it at
 * once.
 */
export function takeReaderToken(): string | null {
  const { hash, pathname, search } = window.location;
  const token = parseReaderToken(hash);
  if (!token) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return token;
}

/** The same for a page that still needs it when it is loaded again, such as in another language: its entry of the history has it. */
export function keepReaderToken(): string | null {
  const kept: unknown = window.history.state?.reader;
  const token = takeReaderToken() ?? (typeof kept === 'string' ? kept : null);
  window.history.replaceState({ ...window.history.state, reader: token }, '');
  return token;
}
