import { type KeyObject, randomInt, sign } from 'node:crypto';
import { KJUR } from 'jsrsasign';

/**
 * The contents of a certificate. Names look like `/C=DE/O=.../CN=...`, times are epoch
 * milliseconds.
 */
export type CertificateOrder = {
  subject: string;
  /** The subject's public key. */
  key: KeyObject;
  issuer: string;
  /** An elliptic curve private key. */
  issuerKey: KeyObject;
  isAuthority: boolean;
  /** Extensions besides key usage, in jsrsasign's format. */
  extensions?: Record<string, unknown>[];
  fromMs: number;
  untilMs: number;
};

/** Creates a certificate (X.509 version 3, ECDSA with SHA-384) as base64 DER. */
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
  // Node signs in a millisecond; the library takes half a second.
  const toSign = Buffer.from(tbsobj.getEncodedHex(), 'hex');
  const sighex = sign('sha384', toSign, order.issuerKey).toString('hex');
  const certificate = new Certificate({ tbsobj, sigalg, sighex } as never);
  return Buffer.from(certificate.getEncodedHex(), 'hex').toString('base64');
}

/** `YYMMDDhhmmssZ`. */
function derTime(ms: number): string {
  return new Date(ms).toISOString().slice(2, 19).replace(/[-T:]/g, '').concat('Z');
}
