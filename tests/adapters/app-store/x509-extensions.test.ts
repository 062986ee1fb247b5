import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { X509 as ReferenceX509 } from 'jsrsasign';
import { describe, expect, test } from 'vitest';
import { appleRootCertificate } from '#app/adapters/app-store/verify-signed-data.server.ts';
import { X509 } from '#app/adapters/app-store/x509-extensions.server.ts';
import { projectRoot } from '#scripts/project-root.ts';
import { certify } from '#tests/fakes/certify.ts';

// Compares the workers' replacement for jsrsasign with jsrsasign itself.

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

/** Real Apple certificates from the tests of its library. */
const published = readFileSync(
  join(
    projectRoot,
    'node_modules/@apple/app-store-server-library/dist/tests/unit-tests/jws_verification.test.js',
  ),
  'utf8',
);
const publishedCertificate = (name: string) => {
  const [, certificate = ''] =
    new RegExp(`^const ${name}_BASE64_ENCODED = "([^"]+)"`, 'm').exec(published) ?? [];
  return certificate;
};
const applesLeaf = publishedCertificate('REAL_APPLE_SIGNING_CERTIFICATE');
const applesAuthority = publishedCertificate('REAL_APPLE_INTERMEDIATE');

describe.each([
  ['Apple’s root', appleRootCertificate],
  ['Apple’s intermediate', applesAuthority],
  ['the leaf that Apple signs with', applesLeaf],
  ['a leaf of Apple’s tests without the extension', publishedCertificate('LEAF_CERT_INVALID_OID')],
  ['a certificate without the extension', made()],
  ['a leaf of the App Store', made([marked(leafMark)])],
  ['an intermediate of the App Store', made([marked('2.5.29.31'), marked(authorityMark)])],
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
  ])('reads %s like jsrsasign', (oid) => {
    const ours = new X509();
    ours.readCertHex(hex);
    const reference = new ReferenceX509();
    reference.readCertHex(hex);
    expect(ours.getExtInfo(oid) !== undefined).toBe(reference.getExtInfo(oid) !== undefined);
  });

  test('is rejected or has no extension when cut off anywhere', () => {
    for (let end = 0; end < hex.length - 2; end += 2) {
      const cut = new X509();
      expect(() => cut.readCertHex(hex.slice(0, end))).toThrow(RangeError);
    }
  });
});

test('Apple’s real chain leads to the built-in root, and has both extensions', () => {
  expect(publishedCertificate('REAL_APPLE_ROOT')).toBe(appleRootCertificate);
  const certificateOf = (base64: string) => new X509Certificate(Buffer.from(base64, 'base64'));
  const [root, authority, leaf] = [appleRootCertificate, applesAuthority, applesLeaf].map(
    certificateOf,
  );
  expect(root && authority?.verify(root.publicKey)).toBe(true);
  expect(authority && leaf?.verify(authority.publicKey)).toBe(true);
  const isMarked = (base64: string, mark: string) => {
    const certificate = new X509();
    certificate.readCertHex(Buffer.from(base64, 'base64').toString('hex'));
    return certificate.getExtInfo(mark) !== undefined;
  };
  expect([isMarked(applesLeaf, leafMark), isMarked(applesAuthority, authorityMark)]).toEqual([
    true,
    true,
  ]);
});

test('an extension nested inside another does not count', () => {
  const inside = made([{ extname: '1.2.3.4', extn: '060a2a864886f76364060b01' }]);
  const certificate = new X509();
  certificate.readCertHex(Buffer.from(inside, 'base64').toString('hex'));
  expect(certificate.getExtInfo(leafMark)).toBeUndefined();
  expect(certificate.getExtInfo('1.2.3.4')).toBeDefined();
});
