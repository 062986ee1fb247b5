import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRecordSigner } from '#app/adapters/record-signer.server.ts';
import { loader as answerRecordKeys } from '#app/features/verify/record-keys.route.ts';
import {
  signRecords,
  signWaitingRecords,
} from '#app/features/verify/server/sign-records.server.ts';
import type { Database } from '#db/client.server.ts';
import { issuedVersions, issueRecords } from '#db/history-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { changeInvoice, payInFull } from '#tests/support/change-invoice.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { insertListed, listedRow } from '#tests/support/listed-invoice.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const signer = createRecordSigner({ privateKey: newKey(), oldKeys: [] });

/** An invoice of a new user that is issued by its payment. */
async function issue(db: Database): Promise<string> {
  const { userId } = await createSampleUser(db);
  const row = listedRow({ invoiceNumber: `Café ${crypto.randomUUID()}` });
  await insertListed(db, userId, [row]);
  await payInFull(db, row.id, 9);
  return row.id;
}

const recordsOf = (invoiceId: string, db = database.open()) =>
  db.select().from(issueRecords).where(eq(issueRecords.invoiceId, invoiceId));

let invoiceId = '';
beforeEach(async () => {
  invoiceId = await issue(database.open());
});

describe('a record', () => {
  const jwsOf = async () => {
    await signRecords(database.open(), signer, [invoiceId]);
    return (await recordsOf(invoiceId))[0]?.jws ?? '';
  };

  test('is verified by jose with the keys at the well-known address', async () => {
    const context = createTestContext(database.open(), { recordSigner: signer });
    const answer = await answerRecordKeys({ context });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const keys = (await answer.json()) as JSONWebKeySet;
    expect(keys.keys[0]).not.toHaveProperty('d');
    const { payload, protectedHeader } = await compactVerify(
      await jwsOf(),
      createLocalJWKSet(keys),
    );
    expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: keys.keys[0]?.kid });
    const text = new TextDecoder().decode(payload);
    expect(JSON.parse(text)).toMatchObject({
      kind: 'invoice',
      revision: 1,
      total: 10_000,
      currency: 'USD',
      date: '2026-03-01',
      due: '2026-03-31',
      issuedAt: '1970-01-01T00:00:00.009Z',
      issuer: expect.stringMatching(/^[\w-]{43}$/),
      payment: { fingerprint: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(JSON.parse(text)).sort());
  });

  test('is verified by Node too', async () => {
    const [head, body, signature = ''] = (await jwsOf()).split('.');
    const [key] = (await signer.publicKeys()).keys;
    const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
    const isSigned = (text: string) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
    expect(isSigned(`${head}.${body}`)).toBe(true);
    expect(isSigned(`${head}.${body}x`)).toBe(false);
  });

  test('is created once per version', async () => {
    const db = database.open();
    await Promise.all([1, 2, 3].map(() => signRecords(db, signer, [invoiceId])));
    expect(await recordsOf(invoiceId)).toHaveLength(1);
    await changeInvoice(db, invoiceId, { notes: 'Corrected' }, 10);
    expect(await signRecords(db, signer, [invoiceId])).toBe(1);
    expect((await recordsOf(invoiceId)).map(({ revision }) => revision)).toEqual([1, 2]);
  });
});

test('is not created for versions issued before their import', async () => {
  const db = database.open();
  const [version] = await db
    .select()
    .from(issuedVersions)
    .where(and(eq(issuedVersions.invoiceId, invoiceId)));
  if (!version) throw new Error('no version');
  const { userId } = version;
  const row = listedRow();
  await insertListed(db, userId, [row]);
  const imported = { ...version, invoiceId: row.id, cause: 'taken-over' as const };
  await writeBatch(db, [db.insert(issuedVersions).values(imported)]);
  expect(await signRecords(db, signer, [row.id])).toBe(0);
});

test('without a key nothing is signed, and nothing is queried', async () => {
  const db = database.open();
  expect(await signWaitingRecords(db, null, { now: 1, reportError: () => {} })).toMatchObject({
    signed: 0,
  });
  expect(db.stats.trips).toBe(0);
});

test('a replaced key is published next to the new one', async () => {
  const { keys } = await signer.publicKeys();
  const next = createRecordSigner({ privateKey: newKey().replaceAll('\n', '\\n'), oldKeys: keys });
  const shown = await next.publicKeys();
  expect(shown.keys).toHaveLength(2);
  expect(shown.keys[1]).toEqual(keys[0]);
});

test('a signing that hits a fault is made up for by the next', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: issue,
    action: (db, id) => signRecords(db, signer, [id]),
    check: async (db, id) => {
      await signRecords(db, signer, [id]);
      expect(await recordsOf(id, db)).toHaveLength(1);
    },
    faults: databaseFaults,
  });
  expect(met).toBeGreaterThan(3);
});
