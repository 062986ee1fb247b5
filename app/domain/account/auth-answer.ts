/** What the auth page and the sign-in dialog show after a refused try; `form` concerns no single field. */
export type AuthErrors = { email?: string; password?: string; form?: string };

/** The answer to a dialog, or to a page whose try was refused. Typed passwords never come back. */
export type AuthAnswer =
  /** `isNew` when a code made the account. */
  | { outcome: 'signed-in'; message: string; isNew?: boolean }
  | { outcome: 'refused'; errors: AuthErrors; email: string };
