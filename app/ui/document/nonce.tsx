import { createContext, useContext } from 'react';

/** The nonce of this answer's content-security policy; empty in the browser, where it is not needed again. */
export const NonceContext = createContext('');

/** The nonce for an inline script drawn on the server. */
export function useNonce(): string {
  return useContext(NonceContext);
}
