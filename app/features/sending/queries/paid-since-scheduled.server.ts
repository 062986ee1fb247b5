import { type SQL, sql } from 'drizzle-orm';
import { kindsEndedByPayment } from '#app/domain/sending/mail-kinds.ts';
import { emails } from '#db/email-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoices } from '#db/schema.ts';

/** What the invoice of an email of the query had been paid when the email was scheduled, minor units; of a credited one its credit notes alone. */
const paidWhenScheduled: SQL<number> = sql`coalesce((SELECT sum(CASE
    WHEN ${payments.kind} = 'credited' THEN ${payments.amountMinor}
    WHEN ${invoices.status} = 'credited' THEN 0
    WHEN ${payments.kind} IN ('payment', 'returned') THEN ${payments.amountMinor} ELSE -${payments.amountMinor} END)
  FROM ${payments} WHERE ${payments.invoiceId} = ${emails.invoiceId} AND ${payments.at} < ${emails.madeAt}), 0)`;

/**
 * Whether an email of the query asks for money that was paid, or credited in full, after it was scheduled. One that was scheduled
 * for a paid invoice is sent, whatever is paid on top of that.
 */
export const isPaidSinceScheduled: SQL = sql`(${emails.kind} IN ${kindsEndedByPayment}
  AND EXISTS (SELECT 1 FROM ${invoices} WHERE ${invoices.id} = ${emails.invoiceId}
    AND ${invoices.status} IN ('paid', 'credited') AND ${paidWhenScheduled} < ${invoices.totalMinor}))`;
