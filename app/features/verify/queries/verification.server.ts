import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { accountEnding, moneyElsewhereSince } from '#app/domain/history/payment-places.ts';
import type { VerifiedDocument } from '#app/domain/history/verification.ts';
import { isOwed } from '#app/domain/invoices/status.ts';
import { answerRestoredAt } from '#app/features/estimates/public.server.ts';
import {
  currentLink,
  parseEarlierPayment,
  paymentBefore,
  presentPayment,
} from '#app/features/public-invoice/public.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { documentCodes, issuedVersions, issueRecords, pdfFiles } from '#db/history-schema.ts';
import { readBatch } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';

/** A found document; if it was found by a file, also the version that the file shows. */
export type FoundDocument = { id: string; document: VerifiedDocument; revision: number | null };

/** Returns the verification data of the document with a code; null if there is none. One round trip. */
export function getDocumentByCode(db: Database, code: string): Promise<FoundDocument | null> {
  return readDocument(
    db,
    sql`(SELECT ${documentCodes.invoiceId} FROM ${documentCodes} WHERE ${documentCodes.code} = ${code})`,
    '',
  );
}

/** The same for the document shown by one of our PDFs, by the SHA-256 (hex) of its bytes. */
export function getDocumentByHash(db: Database, hash: string): Promise<FoundDocument | null> {
  return readDocument(
    db,
    sql`(SELECT ${pdfFiles.invoiceId} FROM ${pdfFiles} WHERE ${pdfFiles.hash} = ${hash})`,
    hash,
  );
}

async function readDocument(db: Database, id: SQL, hash: string): Promise<FoundDocument | null> {
  const shown = (table: typeof invoices | typeof issuedVersions) => ({
    number: table.invoiceNumber,
    business: table.businessName,
    total: table.totalMinor,
    currency: table.currency,
    country: table.country,
    iban: table.iban,
    accountNumber: table.accountNumber,
  });
  const [[head], versions, [file]] = await readBatch(db, [
    db
      .select({
        ...shown(invoices),
        id: invoices.id,
        status: invoices.status,
        link: currentLink(),
        ...paymentBefore,
        presentPayment,
        answerRestoredAt,
        closedAt: users.deletedAt,
        timeZone: users.timeZone,
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, id)),
    db
      .select({
        ...shown(issuedVersions),
        revision: issuedVersions.revision,
        issuedAt: issuedVersions.issuedAt,
        cause: issuedVersions.cause,
        jws: issueRecords.jws,
      })
      .from(issuedVersions)
      .leftJoin(
        issueRecords,
        and(
          eq(issueRecords.invoiceId, issuedVersions.invoiceId),
          eq(issueRecords.revision, issuedVersions.revision),
        ),
      )
      .where(eq(issuedVersions.invoiceId, id))
      .orderBy(desc(issuedVersions.revision)),
    db.select({ revision: pdfFiles.revision }).from(pdfFiles).where(eq(pdfFiles.hash, hash)),
  ]);
  if (!head) return null;
  const {
    id: invoiceId,
    status,
    link,
    closedAt,
    timeZone,
    answerRestoredAt: restoredAt,
    ...rest
  } = head;
  const { earlierPayment, firstPayment, presentPayment: present, ...draft } = rest;
  const before = {
    earlier: parseEarlierPayment(earlierPayment),
    first: parseEarlierPayment(firstPayment),
  };
  const now = parseEarlierPayment(present);
  return {
    id: invoiceId,
    revision: file?.revision ?? null,
    document: {
      timeZone,
      isAccountClosed: closedAt !== null,
      isWithdrawn: link === null,
      moneyElsewhere: now && isOwed(status) ? moneyElsewhereSince(before, now.ways) : null,
      answerRestoredAt: restoredAt,
      isCancelled: status === 'void',
      isCredited: status === 'credited',
      draft: withEnding(draft),
      versions: versions.map(({ cause, ...version }) => ({
        ...withEnding(version),
        isSigned: version.jws !== null,
        isTakenOver: cause === 'taken-over',
      })),
    },
  };
}

type Account = { iban: string | null; accountNumber: string | null };

function withEnding<Row extends Account>({ iban, accountNumber, ...row }: Row) {
  return { ...row, ending: accountEnding({ iban, accountNumber }) };
}
