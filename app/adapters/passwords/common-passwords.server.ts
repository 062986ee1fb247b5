let known: Set<string> | undefined;

/**
 * Whether a password is one of the 43,000 most common ones of at least six characters, in any letter case, compiled
 * from breaches. The list is only unpacked on first use, so that it doesn't slow down startup.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!known) {
    const { commonPasswords } = await import('./data/common-passwords.server.ts');
    known = new Set(commonPasswords.split(' '));
  }
  return known.has(password.toLowerCase());
}
