import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Imported for what it does: in this test's process scrypt takes next to no work instead of 190 ms, which tests about
// what happens around a password or a code would spend hundreds of times. Salts, formats and answers are the real ones;
// the real cost is held by tests/features/account/server/password-hash.test.ts and by every journey.

const scrypt = crypto.scrypt;

crypto.scrypt = ((password, salt, keyBytes, options, callback) =>
  scrypt(password, salt, keyBytes, { ...options, N: 2, p: 1 }, callback)) as typeof scrypt;
syncBuiltinESMExports();
