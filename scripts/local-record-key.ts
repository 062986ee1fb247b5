import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Loads the key (PKCS #8, on one line) that signs records locally; created on first start and stored next to the
 * database.
 */
export function loadLocalKey(dataDir: string): string {
  const file = join(dataDir, 'record-key.txt');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const key = pem.trim().replaceAll('\n', '\\n');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, key, { mode: 0o600 });
    return key;
  }
}
