/** What the auth page and the sign-in dialog show after a refused try; `form` concerns no single field. */
export type AuthErrors = {
  email?: string;
  password?: string;
  form?: string;
  /** Where too many tries were made: when the next one is counted again. */
  waitSeconds?: number;
};

/** Said on the native screen, which then asks to sign in (`platform.md` section 8). */
export const alreadyRegisteredNatively = 'Email already registered. Please sign in.';
/** What the native screen says where nothing more is known. */
export const nativeAuthFailure = 'Authentication failed';

/** The answer to a dialog, or to a page whose try was refused. Typed passwords never come back. */
export type AuthAnswer =
  /** `isNew` when a code made the account, `hasEarlier` when another one had its address before. */
  | { outcome: 'signed-in'; message: string; isNew?: boolean; hasEarlier?: boolean }
  | { outcome: 'refused'; errors: AuthErrors; email: string };
