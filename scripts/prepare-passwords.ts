import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The least that any screen asks of a new password (`app/domain/account/password.ts`): shorter ones are refused there. */
const minLength = 6;

/** The module of the commonest passwords: sorted, since neighbours that begin alike compress. None holds a space. */
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
