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

const hexOf = (certificate: string) => Buffer.from(certificate, 'base64').toString('hex');

function hasExtension(hex: string, oid: string): boolean {
  const certificate = new X509();
  certificate.readCertHex(hex);
  return certificate.getExtInfo(oid) !== undefined;
}

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
  const hex = hexOf(certificate);

  test('is read like by jsrsasign', () => {
    const reference = new ReferenceX509();
    reference.readCertHex(hex);
    const similar = ['1.2.840.113635.100.6.11', '1.2.840.113635.100.6.11.10'];
    for (const oid of [leafMark, authorityMark, ...similar, '2.5.29.15', '2.5.29.31']) {
      expect(hasExtension(hex, oid), oid).toBe(reference.getExtInfo(oid) !== undefined);
    }
  });

  test('is rejected when cut off anywhere', () => {
    for (let end = 0; end < hex.length - 2; end += 2) {
      expect(() => hasExtension(hex.slice(0, end), leafMark)).toThrow(RangeError);
    }
  });
});

test('Apple’s real chain leads to the built-in root, and has both extensions', () => {
  expect(publishedCertificate('REAL_APPLE_ROOT')).toBe(appleRootCertificate);
  const chain = [appleRootCertificate, applesAuthority, applesLeaf];
  const [root, authority, leaf] = chain.map(
    (base64) => new X509Certificate(Buffer.from(base64, 'base64')),
  );
  expect(root && authority?.verify(root.publicKey)).toBe(true);
  expect(authority && leaf?.verify(authority.publicKey)).toBe(true);
  expect(hasExtension(hexOf(applesLeaf), leafMark)).toBe(true);
  expect(hasExtension(hexOf(applesAuthority), authorityMark)).toBe(true);
});

test('an extension nested inside another does not count', () => {
  const inside = made([{ extname: '1.2.3.4', extn: '060a2a864886f76364060b01' }]);
  expect(hasExtension(hexOf(inside), leafMark)).toBe(false);
  expect(hasExtension(hexOf(inside), '1.2.3.4')).toBe(true);
});
