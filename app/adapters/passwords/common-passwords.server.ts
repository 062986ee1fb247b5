let known: Set<string> | undefined;

/**
 * Whether a password is one of the 43,000 commonest of six characters and more, in any letter case: they come from
 * breaches joined together. The list is unpacked at the first question, so that an ordinary start does not pay for it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!known) {
    const { commonPasswords } = await import('./data/common-passwords.server.ts');
    known = new Set(commonPasswords.split(' '));
  }
  return known.has(password.toLowerCase());
}
