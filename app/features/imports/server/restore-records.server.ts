import { isCalendarDate } from '#app/domain/dates.ts';
import {
  type ExportedEntry,
  type ExportedSeries,
  pastInstant,
  type SentSeries,
} from '#app/domain/import/exported-records.ts';
import type { InvoiceLotAnswer } from '#app/domain/import/import-answer.ts';
import type { LedgerIssue } from '#app/domain/import/ledger-rules.ts';
import {
  asOwnEntry,
  isMoved,
  type LedgerEntry,
  replayLedger,
} from '#app/domain/import/replay-ledger.ts';
import { matchClient, plainCase } from '#app/domain/import/resolve-clients.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { parseSchedule } from '#app/domain/recurring/schedule-form.ts';
import { selectClients } from '#app/features/imports/queries/known-records.server.ts';
import {
  getRestoredLedger,
  restoreEntryRows,
  restoreSeriesRows,
  type SeriesToRestore,
} from '#app/features/imports/queries/restore-records.server.ts';
import { importLedgerTexts, importTexts } from '#app/features/imports/texts.ts';
import { describeLedgerIssue } from '#app/features/imports/words/describe-import-issues.ts';
import {
  parseScheduleForm,
  type SeriesDescription,
} from '#app/features/recurring/public.server.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';
import { read } from '#db/read.server.ts';
import { restoredSaveKey } from './restore-export.server.ts';

/** A payment may be recorded between reading and writing; more than one is unlikely. */
const maxTries = 3;

/**
 * Restores ledger entries of restored documents, by the rules for new entries: if one entry of an invoice breaks them,
 * none of its entries are restored. Entries that the database creates together with another entry are skipped.
 * Idempotent. Two round trips.
 * @param order.today the seller-local date, `YYYY-MM-DD`
 */
export async function restoreEntries(
  db: Database,
  order: { userId: string; entries: readonly ExportedEntry[]; today: string; now: number },
): Promise<InvoiceLotAnswer> {
  const { userId, today, now } = order;
  const instants = new Map<string, number>();
  const entries = order.entries.map(({ at, ...entry }): LedgerEntry => {
    const own = asOwnEntry(entry);
    const id = idOfKey(userId, `restored entry ${entry.id}`);
    const otherKey = entry.otherInvoiceId && restoredSaveKey(userId, entry.otherInvoiceId);
    instants.set(id, pastInstant(at, now));
    return {
      ...own,
      id,
      otherInvoiceId: otherKey,
      invoiceId: restoredSaveKey(userId, entry.invoiceId),
      undoes:
        own.kind === 'credited'
          ? otherKey
          : own.undoes && idOfKey(userId, `restored entry ${own.undoes}`),
    };
  });
  const keys = entries.flatMap(({ invoiceId, otherInvoiceId }) => [
    invoiceId,
    otherInvoiceId ?? '',
  ]);
  const entryIds = order.entries.map(({ id }) => id);
  let added = 0;
  for (let tries = 1; ; tries += 1) {
    const found = await getRestoredLedger(db, userId, { keys, entryIds });
    const stored = found.entries.map(asOwnEntry);
    const { replayed, broken } = replayLedger(found.documents, entries, {
      stored,
      today,
      isWhole: true,
    });
    const rows = replayed.map(({ entry, ...paid }) => {
      return { ...entry, ...paid, at: instants.get(entry.id) ?? now };
    });
    const written = await restoreEntryRows(db, userId, rows);
    added += written;
    if (written < rows.length && tries < maxTries) continue;
    const storedIds = new Set(stored.map(({ id }) => id));
    const own = entries.filter((entry) => !isMoved(entry));
    const there = entries.filter(
      (entry, at) =>
        !isMoved(entry) && (storedIds.has(entry.id) || found.ownIds.has(entryIds[at] ?? '')),
    ).length;
    const earlier = added - written;
    const numbers = new Map(found.documents.map(({ id, number }) => [id, number]));
    return {
      outcome: 'imported',
      added,
      there: there - earlier,
      stopped: null,
      leftOut: own.length - written - there,
      broken: [...broken].map(([key, issue]) => {
        return { row: 0, number: numbers.get(key) ?? '', message: describeWithHint(issue) };
      }),
    };
  }
}

/** Adds a hint that credit from an invoice in another part of the export comes with that part. */
function describeWithHint(issue: LedgerIssue): string {
  const message = describeLedgerIssue(issue);
  const isElsewhere =
    issue.code === 'entry' && (issue.problem === 'noSource' || issue.problem === 'noNote');
  return isElsewhere ? `${message} ${importLedgerTexts.otherFiles}` : message;
}

/** Earlier than every date of a series, so that an old start date passes the check against today. */
const anyDay = '0001-01-01';

/**
 * Restores recurring invoices of an account's export, each completely or not at all, validated as if typed. Active ones
 * are paused by the owner, so that two accounts never both create and send. Occurrence numbers continue. Idempotent,
 * except that links to invoices restored since are added. Two round trips.
 */
export async function restoreSeries(
  db: Database,
  lot: readonly SentSeries[],
  said: SeriesDescription,
): Promise<InvoiceLotAnswer> {
  const userId = said.seller.user.id;
  const people = lot.flatMap(({ client }) => (client ? [client] : []));
  const known = await read(
    selectClients(db, userId, {
      emails: people.map(({ email }) => plainCase(email.trim())),
      names: people.map(({ name }) => plainCase(name.trim())),
    }),
  );
  const broken: InvoiceLotAnswer['broken'] = [];
  const prepared: SeriesToRestore[] = [];
  for (const [at, sent] of lot.entries()) {
    const client = sent.client && matchClient(sent.client, known);
    const made = prepare(sent.series, client?.id ?? null, said);
    if ('message' in made) {
      broken.push({ row: at + 1, number: sent.series.clientName, message: made.message });
    } else prepared.push(made);
  }
  const { added, kept } = await restoreSeriesRows(db, userId, prepared);
  const leftOut = prepared.length - kept;
  const stopped = leftOut > 0 ? 'full' : null;
  return { outcome: 'imported', added, there: kept - added, leftOut, stopped, broken };
}

function prepare(
  series: ExportedSeries,
  clientId: string | null,
  said: SeriesDescription,
): SeriesToRestore | { message: string } {
  const userId = said.seller.user.id;
  const { country, state, pause, sends, firstN } = series;
  const { now } = said.at;
  const { selectedClientId } = series.draft;
  // A deleted client stays deleted: its invoices stay on hold until there is one.
  const gone = selectedClientId ? idOfKey(userId, `restored client ${selectedClientId}`) : null;
  const draft = parseDraft(
    { ...series.draft, selectedClientId: clientId ?? gone },
    { country, today: said.at.today, newId: () => 'item' },
  );
  const unreadable = { message: importTexts.rows.unreadable };
  const last = Math.max(0, ...series.occurrences.map(({ n }) => n));
  const nextN = Math.max(series.nextN, last + 1);
  if (!draft || firstN < 1 || nextN < firstN || !draft.items.length) return unreadable;
  const days = [
    draft.invoiceDate,
    draft.dueDate,
    series.anchor,
    series.endDay ?? series.anchor,
    ...series.occurrences.map(({ day }) => day),
  ];
  if (!days.every(isCalendarDate)) return unreadable;
  const typed = parseSchedule(draft, { day: series.anchor, stored: series });
  // Occurrences have save keys of their own.
  const checked = parseScheduleForm({ ...draft, saveKey: '' }, typed, {
    seller: said.seller,
    country,
    from: firstN,
    at: { ...said.at, today: anyDay },
  });
  if ('issues' in checked) {
    return { message: Object.values(checked.issues)[0] ?? unreadable.message };
  }
  const goesOn = state === 'active';
  return {
    row: {
      id: idOfKey(userId, `restored series ${series.id}`),
      userId,
      country,
      ...checked.columns,
      sends,
      nextN,
      nextRunAt: null,
      state: goesOn ? 'paused' : state,
      pause: goesOn ? 'owner' : state === 'paused' ? (pause ?? 'owner') : null,
      createdAt: pastInstant(series.createdAt, now),
      updatedAt: now,
    },
    originalId: series.id,
    sourceKey: series.sourceId && restoredSaveKey(userId, series.sourceId),
    occurrences: series.occurrences.map(({ invoiceId, at, ...each }) => {
      const occurrence = settle(each);
      const invoiceKey = invoiceId && restoredSaveKey(userId, invoiceId);
      return { ...occurrence, invoiceKey, at: pastInstant(at, now) };
    }),
  };
}

type Settled = Pick<ExportedSeries['occurrences'][number], 'n' | 'day' | 'state' | 'why'>;

/**
 * An occurrence on hold only for its email counts as created: its invoice exists and must not be created again under
 * another series' key.
 */
function settle({ n, day, state, why }: Settled): Settled {
  const isMade = state === 'waiting' && (why === 'mail' || why === 'payment' || why === null);
  return isMade
    ? { n, day, state: 'made', why: null }
    : { n, day, state, why: state === 'waiting' ? why : null };
}
