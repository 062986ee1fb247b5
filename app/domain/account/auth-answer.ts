/** Errors shown by the auth page and the sign-in dialog; `form` belongs to no single field. */
export type AuthErrors = {
  email?: string;
  password?: string;
  form?: string;
  /** When rate-limited: seconds until the next attempt is allowed. */
  waitSeconds?: number;
  /** The address already has an account; the native screen then suggests signing in. */
  isTaken?: boolean;
};

/** The response to the sign-in dialog, or to the auth page after a refused attempt. Passwords are never sent back. */
export type AuthAnswer =
  /** `isNew`: the code created the account. `hasEarlier`: another account had its address before. */
  | { outcome: 'signed-in'; message: string; isNew?: boolean; hasEarlier?: boolean }
  | { outcome: 'refused'; errors: AuthErrors; email: string };
