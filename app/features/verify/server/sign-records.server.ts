import { createHash } from 'node:crypto';
import type { RecordSigner } from '#app/adapters/record-signer.server.ts';
import { describeRecord } from '#app/domain/history/issue-record.ts';
import { parseOtherPaymentLinks } from '#app/domain/invoices/payment-link-json.ts';
import { canonicalJson } from '#app/domain/json.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import {
  type HandedOutPdf,
  listUnsignedVersions,
  recordPdfs,
  type SignedRecord,
  saveIssueRecords,
} from '#app/features/verify/queries/issue-records.server.ts';
import type { Database } from '#db/client.server.ts';

const maxAtOnce = 200;
/** The most versions of one seller that a run of the job signs. */
const maxPerSeller = 50;

type Version = Awaited<ReturnType<typeof listUnsignedVersions>>[number];

/**
 * Signs the issued versions of invoices that have no record yet. Concurrent calls leave one record.
 * @param signer null if no key is configured: the versions wait for one
 * @returns how many were signed
 */
export async function signRecords(
  db: Database,
  signer: RecordSigner | null,
  invoiceIds: readonly string[],
): Promise<number> {
  if (!signer) return 0;
  const versions = await listUnsignedVersions(db, { of: invoiceIds, limit: maxAtOnce });
  const records = await Promise.all(versions.map((version) => signVersion(signer, version)));
  await saveIssueRecords(db, records);
  return records.length;
}

/**
 * Signs all sellers' versions that requests left without a record; a version that can't be signed doesn't block others.
 * @param run.now ms
 */
export async function signWaitingRecords(
  db: Database,
  signer: RecordSigner | null,
  run: { now: number; reportError: (error: unknown) => void },
): Promise<{ signed: number } & JobCounts> {
  if (!signer) return { signed: 0, failed: 0, givenUp: 0 };
  const versions = await listUnsignedVersions(db, { readyAt: run.now, limit: maxAtOnce });
  const job = startJobRun(db, { job: 'sign-records', perUser: maxPerSeller, ...run });
  const records: SignedRecord[] = [];
  for (const version of versions) {
    const item = { itemId: `${version.invoiceId}/${version.revision}`, userId: version.userId };
    await job.attempt(item, async () => {
      records.push(await signVersion(signer, version));
    });
  }
  await saveIssueRecords(db, records);
  return { signed: records.length, ...(await job.finish()) };
}

async function signVersion(
  signer: RecordSigner,
  { invoiceId, otherPaymentLinks, ...version }: Version,
): Promise<SignedRecord> {
  const links = parseOtherPaymentLinks(otherPaymentLinks);
  const record = describeRecord({ ...version, otherPaymentLinks: links }, sha256);
  return { invoiceId, revision: version.revision, jws: await signer.sign(canonicalJson(record)) };
}

/** The signer, and where to register work after the response. */
type Signing = {
  db: Database;
  recordSigner: RecordSigner | null;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Signs what was just issued or corrected, after the response; the hourly job retries failures. */
export function signSoon({ db, recordSigner, waitUntil }: Signing, invoiceId: string): void {
  if (recordSigner) waitUntil(signRecords(db, recordSigner, [invoiceId]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A rendered PDF and what it shows. */
export type DrawnPdf = { bytes: Uint8Array; shows: Omit<HandedOutPdf, 'hash' | 'madeAt'> };

/**
 * Records PDFs before they are sent, in one round trip. Throws while the database is unreachable: then none of them may
 * be handed out.
 * @param now ms
 */
export function recordServedPdf(
  db: Database,
  drawn: readonly DrawnPdf[],
  now: number,
): Promise<void> {
  const files = drawn.map(({ bytes, shows }) => ({
    ...shows,
    hash: createHash('sha256').update(bytes).digest('hex'),
    madeAt: now,
  }));
  return recordPdfs(db, files);
}
