import { type SQL, sql } from 'drizzle-orm';
import { kindsEndedByPayment } from '#app/domain/sending/mail-kinds.ts';
import { emails } from '#db/email-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';

/**
 * The amount paid on the query's email's invoice when the email was scheduled, minor units; for a credited invoice,
 * only its credit notes.
 */
const paidWhenScheduled: SQL<number> = sql`coalesce((SELECT sum(CASE
    WHEN ${payments.kind} = 'credited' THEN ${payments.amountMinor}
    WHEN ${invoices.status} = 'credited' THEN 0
    WHEN ${payments.kind} IN ('payment', 'returned') THEN ${payments.amountMinor} ELSE -${payments.amountMinor} END)
  FROM ${payments} WHERE ${payments.invoiceId} = ${emails.invoiceId} AND ${payments.at} < ${emails.madeAt}), 0)`;

/**
 * Condition: the query's email asks for money that was paid, or fully credited, after it was scheduled. An email
 * scheduled for an already paid invoice is sent, even after further payments.
 */
export const isPaidSinceScheduled: SQL = sql`(${emails.kind} IN ${kindsEndedByPayment}
  AND EXISTS (SELECT 1 FROM ${invoices} WHERE ${invoices.id} = ${emails.invoiceId}
    AND ${invoices.status} IN ('paid', 'credited') AND ${paidWhenScheduled} < ${invoices.totalMinor}))`;
