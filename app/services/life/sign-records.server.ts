import { createHash } from 'node:crypto';
import type { RecordSigner } from '#app/adapters/record-signer.server.ts';
import { canonicalJson } from '#app/domain/canonical-json.ts';
import { readOtherPaymentLinks } from '#app/domain/invoices/payment-link-json.ts';
import { describeRecord } from '#app/domain/life/issue-record.ts';
import type { Database } from '#db/client.server.ts';
import { keepRecords, readUnsignedVersions } from '#db/queries/life/issue-records.server.ts';

const mostAtOnce = 200;

/**
 * Signs the issued versions that have no record yet, oldest first. Two that do so at once leave one record.
 * @param signer null where no key is configured: they wait for one
 * @param of only those of these invoices
 * @returns how many were signed
 */
export async function signRecords(
  db: Database,
  signer: RecordSigner | null,
  of?: readonly string[],
): Promise<number> {
  if (!signer) return 0;
  const versions = await readUnsignedVersions(db, { of, limit: mostAtOnce });
  const records = await Promise.all(
    versions.map(async ({ invoiceId, otherPaymentLinks, ...version }) => {
      const links = readOtherPaymentLinks(otherPaymentLinks);
      const record = describeRecord({ ...version, otherPaymentLinks: links }, sha256);
      return {
        invoiceId,
        revision: version.revision,
        jws: await signer.sign(canonicalJson(record)),
      };
    }),
  );
  await keepRecords(db, records);
  return records.length;
}

/** Who signs, and where what goes on after the answer is left. */
export type Signing = {
  db: Database;
  recordSigner: RecordSigner | null;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Has what was issued or corrected just now signed, after the answer; the hourly job makes up for what fails. */
export function signSoon({ db, recordSigner, waitUntil }: Signing, invoiceId: string): void {
  if (recordSigner) waitUntil(signRecords(db, recordSigner, [invoiceId]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
