let known: Set<string> | undefined;

/**
 * Whether a password is one of the 49,000 commonest, in any letter case: they come from breaches joined together.
 * The list is unpacked at the first question, so that an ordinary start does not pay for it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!known) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    known = new Set(dictionary['passwords-common']);
  }
  return known.has(password.toLowerCase());
}
