import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Import for its side effect: in this test's process scrypt takes almost no time instead of 190 ms, which tests with
// passwords and codes would spend hundreds of times. Salts, formats and results are real; the real cost is checked by
// tests/features/account/server/password-hash.test.ts and by every end-to-end test.

const scrypt = crypto.scrypt;

crypto.scrypt = ((password, salt, keyBytes, options, callback) =>
  scrypt(password, salt, keyBytes, { ...options, N: 2, p: 1 }, callback)) as typeof scrypt;
syncBuiltinESMExports();
