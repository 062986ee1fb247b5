/** Heading and button of signing in with a code. */
export const codeTitle = 'Sign in with a code';
