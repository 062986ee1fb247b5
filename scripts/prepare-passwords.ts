import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The lowest minimum length of a new password on any screen (`app/domain/account/sign-in.ts`); shorter ones are
 * refused there.
 */
const minLength = 6;

/**
 * Generates the module of the most common passwords, sorted because neighbors with the same prefix compress well. None
 * contains a space.
 */
export function preparePasswords(): string {
  const list = dictionary['passwords-common'].filter(({ length }) => length >= minLength).sort();
  return `// Made by \`npm run prepare-passwords\` from @zxcvbn-ts/language-common (MIT).
export const commonPasswords = ${JSON.stringify(list.join(' '))};
`;
}

if (process.argv[1]?.endsWith('prepare-passwords.ts')) {
  writeFileSync(
    new URL('../app/adapters/passwords/data/common-passwords.server.ts', import.meta.url),
    preparePasswords(),
  );
}
