import { CompactSign, calculateJwkThumbprint, exportJWK, importPKCS8, type JWK } from 'jose';

/** The keys of signed records. */
export type RecordKeys = {
  /** Ed25519, PKCS #8 as PEM; its line breaks may be written as `\n`. */
  privateKey: string;
  /** Public keys used for earlier signatures, as published by `/.well-known/jwks.json`. */
  oldKeys: JWK[];
};

/** Signs records and publishes the keys to verify them. */
export type RecordSigner = {
  /** Signs a text, which is canonical JSON, and returns a compact JWS (RFC 7515). */
  sign: (text: string) => Promise<string>;
  /** Returns the current key and all earlier ones (RFC 7517), public parts only. */
  publicKeys: () => Promise<{ keys: JWK[] }>;
};

const alg = 'EdDSA';

/**
 * Creates a signer with an Ed25519 key; a key's id is its thumbprint (RFC 7638). Throws on first use when the key is
 * invalid.
 */
export function createRecordSigner({ privateKey, oldKeys }: RecordKeys): RecordSigner {
  const open = async () => {
    const pem = privateKey.replaceAll('\\n', '\n');
    const key = await importPKCS8(pem, alg, { extractable: true });
    const { kty, crv, x } = await exportJWK(key);
    const shown = { kty, crv, x } as JWK;
    return { key, shown, kid: await calculateJwkThumbprint(shown) };
  };
  return {
    async sign(text) {
      const { key, kid } = await open();
      return new CompactSign(new TextEncoder().encode(text))
        .setProtectedHeader({ alg, kid })
        .sign(key);
    },
    async publicKeys() {
      const { shown, kid } = await open();
      const now = { ...shown, kid, alg, use: 'sig' };
      return { keys: [now, ...oldKeys.filter((key) => key.kid !== kid)] };
    },
  };
}
