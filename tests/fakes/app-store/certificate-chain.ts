import { generateKeyPairSync, type KeyObject, randomInt, sign } from 'node:crypto';
import { KJUR } from 'jsrsasign';

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

/**
 * A chain of the shape of Apple's (root and intermediate on P-384, leaf on P-256, both marks), whose root is nobody's:
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
        mark: flaws.leafUnmarked ? null : leafMark,
        isAuthority: false,
        ...lives,
        untilMs: flaws.leafEndsMs ?? lives.untilMs,
      }),
      certify({
        subject: intermediateName,
        key: intermediate.publicKey,
        issuer: rootName,
        issuerKey: root.privateKey,
        mark: flaws.intermediateUnmarked ? null : intermediateMark,
        isAuthority: true,
        ...lives,
      }),
      certify({
        subject: rootName,
        key: root.publicKey,
        issuer: rootName,
        issuerKey: root.privateKey,
        mark: null,
        isAuthority: true,
        ...lives,
      }),
    ],
  };
}

type CertificateOrder = {
  subject: string;
  key: KeyObject;
  issuer: string;
  issuerKey: KeyObject;
  mark: string | null;
  isAuthority: boolean;
  fromMs: number;
  untilMs: number;
};

function certify(order: CertificateOrder): string {
  const { Certificate, TBSCertificate } = KJUR.asn1.x509;
  const derNull = '0500';
  const sigalg = 'SHA384withECDSA';
  const tbsobj = new TBSCertificate({
    version: 3,
    serial: { int: randomInt(1, 2 ** 31) },
    sigalg,
    issuer: { str: order.issuer },
    subject: { str: order.subject },
    notbefore: derTime(order.fromMs),
    notafter: derTime(order.untilMs),
    sbjpubkey: order.key.export({ type: 'spki', format: 'pem' }).toString(),
    ext: [
      { extname: 'basicConstraints', critical: true, cA: order.isAuthority },
      {
        extname: 'keyUsage',
        critical: true,
        names: order.isAuthority ? ['keyCertSign', 'cRLSign'] : ['digitalSignature'],
      },
      ...(order.mark ? [{ extname: order.mark, extn: derNull }] : []),
    ],
  } as never);
  // Node signs in a millisecond what the library takes half a second for.
  const toSign = Buffer.from(tbsobj.getEncodedHex(), 'hex');
  const sighex = sign('sha384', toSign, order.issuerKey).toString('hex');
  const certificate = new Certificate({ tbsobj, sigalg, sighex } as never);
  return Buffer.from(certificate.getEncodedHex(), 'hex').toString('base64');
}

/** `YYMMDDhhmmssZ`. */
function derTime(ms: number): string {
  return new Date(ms).toISOString().slice(2, 19).replace(/[-T:]/g, '').concat('Z');
}
