import { generateKeyPairSync } from 'node:crypto';
import { certify } from '../certify.ts';

/** The key that signs App Store payloads, with the certificate chain up to its root. */
export type AppStoreSigner = {
  /** The leaf's private key: P-256, PKCS #8 as PEM. */
  privateKey: string;
  /** Leaf, intermediate, root: base64 of DER, as in the `x5c` header. */
  certificates: [string, string, string];
};

/** How a chain may differ from Apple's, for tests of rejected chains. */
export type ChainFlaws = {
  /** The leaf lacks Apple's App Store receipt extension. */
  leafUnmarked?: boolean;
  /** The intermediate lacks Apple's certificate authority extension. */
  intermediateUnmarked?: boolean;
  /** The leaf's expiry, in epoch milliseconds. */
  leafEndsMs?: number;
};

/**
 * Apple's marker extensions: one found only on its developer intermediates, one on its receipt
 * signers.
 */
const intermediateMark = '1.2.840.113635.100.6.2.1';
const leafMark = '1.2.840.113635.100.6.11.1';

const dayMs = 86_400_000;
/** An extension that is present but empty. */
const markOf = (name: string) => ({ extname: name, extn: '0500' });

/**
 * Creates a chain structured like Apple's (root and intermediate on P-384, leaf on P-256, both
 * marker extensions). Its root is trusted only where `APP_STORE_ROOTS` lists it.
 */
export function createAppStoreSigner(flaws: ChainFlaws = {}): AppStoreSigner {
  const now = Date.now();
  const lives = { fromMs: now - 400 * dayMs, untilMs: now + 400 * dayMs };
  const root = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const intermediate = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const leaf = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rootName = '/C=DE/O=Billwren Tests/CN=Stand-in Root CA';
  const intermediateName = '/C=DE/O=Billwren Tests/CN=Stand-in Developer Relations CA';
  return {
    privateKey: leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: [
      certify({
        subject: '/C=DE/O=Billwren Tests/CN=Stand-in Receipt Signing',
        key: leaf.publicKey,
        issuer: intermediateName,
        issuerKey: intermediate.privateKey,
        extensions: flaws.leafUnmarked ? [] : [markOf(leafMark)],
        isAuthority: false,
        ...lives,
        untilMs: flaws.leafEndsMs ?? lives.untilMs,
      }),
      certify({
        subject: intermediateName,
        key: intermediate.publicKey,
        issuer: rootName,
        issuerKey: root.privateKey,
        extensions: flaws.intermediateUnmarked ? [] : [markOf(intermediateMark)],
        isAuthority: true,
        ...lives,
      }),
      certify({
        subject: rootName,
        key: root.publicKey,
        issuer: rootName,
        issuerKey: root.privateKey,
        isAuthority: true,
        ...lives,
      }),
    ],
  };
}
