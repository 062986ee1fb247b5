import { generateKeyPairSync } from 'node:crypto';
import { certify } from '../certify.ts';

/** Whose key signs what the App Store says, with the certificates that lead to its root. */
export type AppStoreSigner = {
  /** The leaf's key: P-256, PKCS #8 as PEM. */
  privateKey: string;
  /** Leaf, intermediate, root: base64 of DER, as the header `x5c` carries them. */
  certificates: [string, string, string];
};

/** What of a chain may differ from Apple's, for tests of what is refused. */
export type ChainFlaws = {
  /** The leaf without Apple's mark of App Store receipts. */
  leafUnmarked?: boolean;
  /** The intermediate without Apple's mark of its own authorities. */
  intermediateUnmarked?: boolean;
  /** The leaf's last day of validity, epoch milliseconds. */
  leafEndsMs?: number;
};

/** Apple's marks: an extension that only its intermediates for developers carry, and one of its receipt signers. */
const intermediateMark = '1.2.840.113635.100.6.2.1';
const leafMark = '1.2.840.113635.100.6.11.1';

const dayMs = 86_400_000;
/** An extension that is there and says nothing. */
const markOf = (name: string) => ({ extname: name, extn: '0500' });

/**
 * A chain of the shape of Apple's (root and intermediate on P-384, leaf on P-256, both marks), whose root is not trusted anywhere:
 * who trusts it has been told to by `APP_STORE_ROOTS`.
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
