import { generateKeyPairSync } from 'node:crypto';
import { X509 as ReferenceX509 } from 'jsrsasign';
import { describe, expect, test } from 'vitest';
import { appleRootCertificate } from '#app/adapters/app-store/apple-root-certificate.server.ts';
import { X509 } from '#app/adapters/app-store/x509-extensions.server.ts';
import { certify } from '#tests/fakes/certify.ts';

// What the workers have in the place of jsrsasign, beside jsrsasign itself.

const leafMark = '1.2.840.113635.100.6.11.1';
const authorityMark = '1.2.840.113635.100.6.2.1';
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });

const made = (extensions?: Record<string, unknown>[]) =>
  certify({
    subject: '/CN=Tests',
    key: publicKey,
    issuer: '/CN=Tests',
    issuerKey: privateKey,
    isAuthority: false,
    extensions,
    fromMs: Date.UTC(2026, 0, 1),
    untilMs: Date.UTC(2027, 0, 1),
  });
const marked = (oid: string) => ({ extname: oid, extn: '0500' });

describe.each([
  ['Apple’s root', appleRootCertificate],
  ['a certificate without a mark', made()],
  ['a leaf of the App Store', made([marked(leafMark)])],
  ['an authority of the App Store', made([marked('2.5.29.31'), marked(authorityMark)])],
])('%s', (_name, certificate) => {
  const hex = Buffer.from(certificate, 'base64').toString('hex');

  test.each([
    leafMark,
    authorityMark,
    '1.2.840.113635.100.6.11',
    '1.2.840.113635.100.6.11.10',
    '2.5.29.15',
    '2.5.29.19',
    '2.5.29.31',
  ])('says of %s what jsrsasign says', (oid) => {
    const ours = new X509();
    ours.readCertHex(hex);
    const reference = new ReferenceX509();
    reference.readCertHex(hex);
    expect(ours.getExtInfo(oid) !== undefined).toBe(reference.getExtInfo(oid) !== undefined);
  });

  test('cut off anywhere it is refused or has no extension', () => {
    for (let end = 0; end < hex.length - 2; end += 2) {
      const cut = new X509();
      expect(() => cut.readCertHex(hex.slice(0, end))).toThrow(RangeError);
    }
  });
});

test('a mark inside another extension does not count', () => {
  const inside = made([{ extname: '1.2.3.4', extn: '060a2a864886f76364060b01' }]);
  const certificate = new X509();
  certificate.readCertHex(Buffer.from(inside, 'base64').toString('hex'));
  expect(certificate.getExtInfo(leafMark)).toBeUndefined();
  expect(certificate.getExtInfo('1.2.3.4')).toBeDefined();
});
