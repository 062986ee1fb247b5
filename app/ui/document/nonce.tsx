import { createContext, useContext } from 'react';

/** The nonce of this response's content security policy; empty in the browser, which doesn't need it again. */
export const NonceContext = createContext('');

/** Returns the nonce for an inline script rendered on the server. */
export function useNonce(): string {
  return useContext(NonceContext);
}
