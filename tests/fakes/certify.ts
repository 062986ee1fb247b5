import { type KeyObject, randomInt, sign } from 'node:crypto';
import { KJUR } from 'jsrsasign';

/** What a certificate says; names are of the form `/C=DE/O=.../CN=...`, times epoch milliseconds. */
export type CertificateOrder = {
  subject: string;
  /** The public key of the subject. */
  key: KeyObject;
  issuer: string;
  /** A private key of an elliptic curve. */
  issuerKey: KeyObject;
  isAuthority: boolean;
  /** Beside what it may be used for, as jsrsasign names them. */
  extensions?: Record<string, unknown>[];
  fromMs: number;
  untilMs: number;
};

/** Makes a certificate (X.509 version 3, ECDSA with SHA-384): DER in base64. */
export function certify(order: CertificateOrder): string {
  const { Certificate, TBSCertificate } = KJUR.asn1.x509;
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
      ...(order.extensions ?? []),
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
