import { and, eq, getTableColumns, SQL, sql } from 'drizzle-orm';
import { documentCodes, documentEvents, issuedVersions } from '#db/history-schema.ts';
import { insertSelect } from '#db/insert-select.ts';
import { contentColumns, headColumns } from '#db/invoice-columns.ts';
import { paymentSchedules } from '#db/schedule-schema.ts';
import { invoices } from '#db/schema.ts';
import { documentContent, newestRevision, recordHistory } from './document-history.server.ts';

const { id, userId, createdAt, updatedAt, totalMinor } = invoices;

/**
 * A random code of 16 letters and digits in Crockford's base 32, 80 random bits: https://www.crockford.com/base32.html.
 */
const randomCode = sql.join(
  Array.from(
    { length: 16 },
    () => sql`substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1)`,
  ),
  sql` || `,
);

/**
 * Starts the history of documents that this batch inserts, records an invoice in the history of its estimate, and gives
 * each document its verification code.
 */
export function startHistory(documents: SQL): SQL[] {
  const isUncoded = sql`NOT EXISTS (SELECT 1 FROM ${documentCodes} WHERE ${documentCodes.invoiceId} = ${id})`;
  const isNew = sql`FROM ${invoices} WHERE ${documents} AND ${isUncoded}`;
  return [
    recordHistory(
      {
        invoiceId: sql`${id}`,
        userId: sql`${userId}`,
        at: sql`${createdAt}`,
        actor: 'owner',
        code: 'created',
      },
      isNew,
    ),
    recordHistory(
      {
        invoiceId: sql`source.id`,
        userId: sql`source.user_id`,
        at: sql`${createdAt}`,
        actor: 'owner',
        code: 'invoiced',
        detail: sql`json_object('number', ${invoices.invoiceNumber}, 'amount', ${invoices.totalMinor})`,
      },
      sql`FROM ${invoices} INNER JOIN ${invoices} AS source ON source.id = ${invoices.sourceId}
        WHERE ${documents} AND ${isUncoded} AND ${invoices.kind} = 'invoice'`,
    ),
    insertSelect(documentCodes, { code: randomCode, invoiceId: sql`${id}` }, isNew),
  ];
}

const columns = getTableColumns(invoices);

type ContentName = keyof ReturnType<typeof headColumns> | keyof ReturnType<typeof contentColumns>;

/** The columns with a document's content: an edit compares them, and an issued version copies them. */
const contentNames = Object.keys({ ...headColumns(), ...contentColumns() }) as ContentName[];

/**
 * Records what an update is about to change, with the old and new value of each column. Must run before the update,
 * with the same condition.
 * @param at the version that the update gives the document
 */
export function recordEdit(
  wanted: Partial<Record<ContentName, unknown>>,
  at: number | SQL,
  where: SQL | undefined,
): SQL {
  const fields = contentNames.flatMap((name) => {
    const column = columns[name];
    const value = wanted[name];
    if (value === undefined) return [];
    const next = value instanceof SQL || value === null ? value : sql.param(value, column);
    // The database client sends numbers as floats.
    const stored = column.getSQLType() === 'integer' ? sql`CAST(${next} AS INTEGER)` : next;
    return [sql`SELECT ${column.name} AS field, ${column} AS old, ${stored} AS new`];
  });
  const changes = sql`(SELECT nullif(json_group_object(field, json_array(old, new)), '{}')
    FROM (${sql.join(fields, sql` UNION ALL `)}) WHERE old IS NOT new)`;
  return recordHistory(
    {
      invoiceId: sql`id`,
      userId: sql`user_id`,
      at: sql`at`,
      actor: 'owner',
      code: 'edited',
      detail: sql`changes`,
    },
    sql`FROM (SELECT ${id} AS id, ${userId} AS user_id, ${at} AS at, ${changes} AS changes FROM ${invoices} WHERE ${where} LIMIT 1)
      WHERE changes IS NOT NULL`,
  );
}

/** The effects of an edit: a new version of an issued document, and no payment schedule for an outdated total. */
export function editEffects(documents: SQL): SQL[] {
  return [issueCorrection(documents), ...dropOutdatedSchedule(documents)];
}

function issueCorrection(documents: SQL): SQL {
  const isEdited = sql`EXISTS (SELECT 1 FROM ${documentEvents} WHERE ${and(
    eq(documentEvents.invoiceId, id),
    eq(documentEvents.at, updatedAt),
    eq(documentEvents.code, 'edited'),
  )})`;
  const isCopied = sql`EXISTS (SELECT 1 FROM ${issuedVersions} WHERE ${and(
    eq(issuedVersions.invoiceId, id),
    eq(issuedVersions.version, updatedAt),
    eq(issuedVersions.cause, 'edited'),
  )})`;
  return insertSelect(
    issuedVersions,
    {
      ...documentContent(),
      revision: sql`${newestRevision} + 1`,
      issuedAt: sql`${updatedAt}`,
      cause: 'edited',
    },
    sql`FROM ${invoices} WHERE ${documents} AND ${newestRevision} IS NOT NULL AND ${isEdited} AND NOT ${isCopied}`,
  );
}

function dropOutdatedSchedule(documents: SQL): SQL[] {
  const { steps, invoiceId } = paymentSchedules;
  const isOutdated = sql`FROM ${invoices} INNER JOIN ${paymentSchedules} ON ${invoiceId} = ${id}
    WHERE ${documents} AND ${totalMinor} <> (SELECT sum(value ->> 'amount') FROM json_each(${steps}))`;
  return [
    recordHistory(
      {
        invoiceId: sql`${id}`,
        userId: sql`${userId}`,
        at: sql`${updatedAt}`,
        actor: 'owner',
        code: 'unscheduled',
      },
      isOutdated,
    ),
    sql`DELETE FROM ${paymentSchedules} WHERE ${invoiceId} IN (SELECT ${id} ${isOutdated})`,
  ];
}
