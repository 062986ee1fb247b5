/** What the auth page and the sign-in dialog show after a refused try; `form` concerns no single field. */
export type AuthErrors = {
  email?: string;
  password?: string;
  form?: string;
  /** Where too many tries were made: when the next one is counted again. */
  waitSeconds?: number;
  /** The address has an account: the native screen asks to sign in then. */
  isTaken?: boolean;
};

/** The answer to a dialog, or to a page whose try was refused. Typed passwords never come back. */
export type AuthAnswer =
  /** `isNew` when a code made the account, `hasEarlier` when another one had its address before. */
  | { outcome: 'signed-in'; message: string; isNew?: boolean; hasEarlier?: boolean }
  | { outcome: 'refused'; errors: AuthErrors; email: string };
