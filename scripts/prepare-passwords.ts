import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The lowest minimum length of a new password on any screen (`app/domain/account/sign-in.ts`); shorter ones are
 * refused there.
 */
const minLength = 6;

/**
 * Generates the list of the most common passwords, sorted because neighbors with the same prefix compress well, and
 * separated by spaces, which none contains. The package @zxcvbn-ts/language-common has an MIT license.
 */
export function preparePasswords(): string {
  const list = dictionary['passwords-common'].filter(({ length }) => length >= minLength).sort();
  return list.join(' ');
}

if (process.argv[1]?.endsWith('prepare-passwords.ts')) {
  writeFileSync(
    new URL('../public/data/common-passwords.txt', import.meta.url),
    preparePasswords(),
  );
}
