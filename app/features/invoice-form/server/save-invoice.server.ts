import { type AllowanceAccount, allowanceOf } from '#app/domain/billing/allowance.ts';
import { clientRules } from '#app/domain/clients/client.ts';
import { withSavedDeposits, withSourceLines } from '#app/domain/documents/invoice-of-estimate.ts';
import { everyText } from '#app/domain/fields/parse-fields.ts';
import type { EarlierPayment } from '#app/domain/history/payment-places.ts';
import { settleDeposits } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  digitsAfterPrefix,
  laterDigits,
  nextInvoiceNumber,
  numberAfterPrefix,
} from '#app/domain/invoices/invoice-number.ts';
import type { ClientToSave, EditRefusal } from '#app/domain/invoices/save-answer.ts';
import { editBlockReason, statusBeforePayment } from '#app/domain/invoices/status.ts';
import { calculateTotals, isBelowZero } from '#app/domain/invoices/totals.ts';
import { maxRowsPerOwner } from '#app/domain/limits.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import {
  businessProfileDefaults,
  retainedPaymentDetails,
} from '#app/domain/settings/business-profile-defaults.ts';
import type { Pictures } from '#app/domain/settings/picture.ts';
import { getOwnLines } from '#app/features/estimates/public.server.ts';
import { changeInvoiceRow } from '#app/features/invoice-form/queries/edit-invoice.server.ts';
import {
  type EstimateAsRead,
  type SaveFacts,
  saveInvoiceRow,
} from '#app/features/invoice-form/queries/save-invoice.server.ts';
import { toContentColumns } from '#app/features/invoice-sheet/public.server.ts';
import { confirmPaymentChange } from '#app/features/payments/public.server.ts';
import type { UserSettings } from '#app/features/settings/public.server.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';

export type EditInvoice = {
  /** As read with the session; only its user's invoices can be edited. */
  settings: Pick<UserSettings, 'userId' | 'invoicePrefix'>;
  invoiceId: string;
  /** The version that the form was opened with. */
  version: number;
  /** Checked by `checkDraft`. Figures are made here. */
  content: InvoiceContent;
  /** What the form says of the lines of an estimate that each line takes, see `withSourceLines`. */
  sourceLines?: readonly string[];
  /** In which steps it is to be paid, as `checkDraft` made them of its total; null where nothing is said of it. */
  schedule?: readonly ScheduleStep[] | null;
  /** Why an issued invoice is corrected, cleaned and checked; null where nothing was said. */
  reason?: string | null;
  /** What was confirmed of changed payment details, see `confirmPaymentChange`. */
  confirmed?: string;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Another invoice of the client may be saved between two of them, hardly more than one. */
const maxEditAttempts = 3;

/** `version` is the one that is stored now. */
export type EditInvoiceOutcome =
  | { outcome: 'saved'; id: string; invoiceNumber: string; version: number }
  | EditRefusal
  | { outcome: 'number-taken'; invoiceNumber: string }
  | { outcome: 'too-large' }
  /** It would be more than is left of the estimate that it was made from, or in another currency. */
  | { outcome: 'over-estimate' }
  | { outcome: 'not-found' };

/**
 * Saves the changes of an invoice that is neither paid, in part or whole, nor void, in one atomic write and one round trip (a second where its
 * payment details were changed and confirmed, or it takes lines of an estimate), without cost to the allowance. Sending the
 * same changes again is safe: an invoice that already says
 * all of it is saved. Of an issued one it is a correction: the next issued version, with its reason in the history.
 *
 * Throws when the database cannot be asked.
 */
export async function editInvoice(db: Database, edit: EditInvoice): Promise<EditInvoiceOutcome> {
  const { schedule = null, invoiceId, version, now, reason = null, confirmed = '' } = edit;
  const { userId, invoicePrefix: prefix } = edit.settings;
  const content = await contentOf(db, edit);
  const figures = calculateTotals(content);
  if (!figures.ok) return { outcome: 'too-large' };
  if (isBelowZero(content)) return { outcome: 'over-estimate' };
  const { invoiceNumber } = content;
  const digits = numberAfterPrefix(invoiceNumber, prefix);
  let accepted: EarlierPayment | null = null;
  for (let attempt = 1; attempt <= maxEditAttempts; attempt += 1) {
    const facts = await changeInvoiceRow(db, {
      invoiceId,
      userId,
      version,
      columns: toContentColumns(content, figures.totals),
      schedule,
      reason,
      accepted,
      sequence: digits === null ? null : { prefix, number: digits },
      paymentDetails: retainedPaymentDetails(content),
      now,
    });
    if (!facts) return { outcome: 'not-found' };
    const stored = { id: invoiceId, version: facts.version };
    if (facts.hasChanged) return { outcome: 'saved', invoiceNumber, ...stored };
    const bar = editBlockReason(facts);
    if (bar) return { outcome: `invoice-${bar}`, id: invoiceId };
    if (facts.isAsExpected) return { outcome: 'saved', invoiceNumber, ...stored };
    if (facts.version !== version) return { outcome: 'changed-elsewhere', ...stored };
    if (!facts.fitsEstimate) return { outcome: 'over-estimate' };
    const { invoiceNumber: issuedNumber, currency } = facts;
    if (facts.isIssued && (issuedNumber !== invoiceNumber || currency !== content.currency)) {
      return { outcome: 'head-fixed', invoiceNumber: issuedNumber, currency };
    }
    if (facts.isNumberTaken) return { outcome: 'number-taken', invoiceNumber };
    const asked =
      facts.otherPayment && confirmPaymentChange(facts.otherPayment, content, confirmed);
    if (asked) return asked;
    accepted = facts.otherPayment;
  }
  return { outcome: 'changed-elsewhere', id: invoiceId, version };
}

/**
 * The content with the lines of the estimate that it takes and the deposits that it takes off: they are its own still, or the
 * write finds another version.
 */
async function contentOf(
  db: Database,
  { content, sourceLines = [], settings: { userId }, invoiceId }: EditInvoice,
): Promise<InvoiceContent> {
  const hasDeposits = content.items.some(({ depositOf }) => depositOf !== undefined);
  if (!hasDeposits && sourceLines.every((line) => line === '')) return content;
  const saved = await getOwnLines(db, userId, invoiceId);
  const items = withSourceLines(content.items, sourceLines, saved);
  const deducted = { ...content, items: withSavedDeposits(items, saved) };
  return { ...deducted, items: settleDeposits(deducted) };
}

export type SaveInvoice = {
  /** As read with the session; its user becomes the owner, its plan is checked again in the write. */
  settings: AllowanceAccount & Pick<UserSettings, 'userId' | 'invoicePrefix'>;
  /** Checked by `checkDraft`. Figures are made here. */
  content: InvoiceContent;
  /** In which steps it is to be paid, as `checkDraft` made them of its total; null where nothing is said of it. */
  schedule?: readonly ScheduleStep[] | null;
  /** Made by the browser, one for each draft: a save sent again finds the invoice of the first one. */
  saveKey: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Take the next free number when the given one is taken (a guest's draft after sign-in). */
  assignNumber?: boolean;
  /** What was confirmed of changed payment details, see `confirmPaymentChange`. */
  confirmed?: string;
  /** Checked pictures that a guest's draft came with; without one the settings' is taken. */
  pictures?: Pictures;
  /** The estimate that it is made from. */
  source?: EstimateAsRead;
  /** An invoice that its key made before stays as it is, whatever it says. */
  keepsFirst?: boolean;
};

export type SaveInvoiceOutcome =
  | { outcome: 'limit-reached' }
  /** It has as many invoices as an account keeps. */
  | { outcome: 'account-full' }
  | (Saved & { keptClient?: ClientToSave })
  /** Its invoice is there already, see `editInvoice`. */
  | Exclude<EditInvoiceOutcome, Saved>;

type Saved = Extract<EditInvoiceOutcome, { outcome: 'saved' }>;

const maxAttempts = 10;

/**
 * Saves a new invoice as unpaid: limit, number, insert, counters, last number and payment details in one atomic write
 * and one round trip. Another round trip follows only when the plan changed since it was read, when a number has to be
 * assigned, when changed payment details were confirmed, or when an earlier sending of the draft saved something else.
 *
 * A key that is known answers with its invoice where that says the same. Other content replaces the invoice's first
 * version, which is all that its sender may have made without knowing (the answer got lost); an invoice that was paid,
 * changed or archived since refuses it as it refuses an edit of an older version.
 *
 * An account's first invoice leaves what the next ones need: its business, as far as Settings do not know it yet, its
 * template and its new client.
 *
 * What is made from an estimate is `not-found` where that is not open to it any more, or invoices were made of it meanwhile.
 *
 * Throws when the database cannot be asked; sending the same save again is always safe.
 */
export async function saveInvoice(db: Database, save: SaveInvoice): Promise<SaveInvoiceOutcome> {
  const { content, schedule = null, saveKey, now } = save;
  const { userId } = save.settings;
  const figures = calculateTotals(content);
  if (!figures.ok) return { outcome: 'too-large' };

  const id = crypto.randomUUID();
  const newClient = content.clientId === null ? newClientOf(save) : null;
  const clientId = content.clientId ?? newClient?.id ?? null;
  let { invoiceNumber } = content;
  let plan: AllowanceAccount = save.settings;
  let prefix = save.settings.invoicePrefix;
  let accepted: EarlierPayment | null = null;

  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const digits = numberAfterPrefix(invoiceNumber, prefix);
    const facts = await saveInvoiceRow(db, {
      row: {
        ...toContentColumns({ ...content, clientId, invoiceNumber }, figures.totals),
        id,
        userId,
        saveKey,
        status: statusBeforePayment(figures.totals.total),
        archived: false,
        createdAt: now,
        updatedAt: now,
      },
      claim: { ...allowanceOf(plan, now), plan },
      sequence: digits === null ? null : { prefix, number: digits },
      paymentDetails: retainedPaymentDetails(content),
      pictures: save.pictures ?? {},
      defaults: {
        business: businessProfileDefaults(content),
        template: content.template,
        country: content.country,
      },
      newClient,
      schedule,
      accepted,
      source: save.source ?? null,
    });
    if (!facts) throw new Error('The owner of the invoice has no settings row');
    const { saved } = facts;
    if (saved) {
      const kept = facts.keptClient && { keptClient: facts.keptClient };
      const gaveWay = save.assignNumber && (attempt > 1 || facts.numberTaken);
      const wanted = gaveWay ? saved.invoiceNumber : content.invoiceNumber;
      const isKept = save.keepsFirst || (saved.isAsExpected && saved.invoiceNumber === wanted);
      if (saved.id === id || isKept) {
        return {
          outcome: 'saved',
          id: saved.id,
          invoiceNumber: saved.invoiceNumber,
          version: saved.version,
          ...kept,
        };
      }
      const edited = await editInvoice(db, {
        settings: { userId, invoicePrefix: facts.invoicePrefix },
        invoiceId: saved.id,
        version: saved.createdAt,
        content: { ...content, clientId, invoiceNumber: wanted },
        schedule,
        ...(save.confirmed && { confirmed: save.confirmed }),
        now,
      });
      return edited.outcome === 'saved' ? { ...edited, ...kept } : edited;
    }
    if (save.source && !facts.isSourceValid) return { outcome: 'not-found' };
    if (!allowanceOf(facts, now).mayCreate) return { outcome: 'limit-reached' };
    if (facts.totalInvoicesCreated >= maxRowsPerOwner.invoices) return { outcome: 'account-full' };
    if (facts.numberTaken && !save.assignNumber) return { outcome: 'number-taken', invoiceNumber };
    const other = facts.otherPayment;
    const asked = other && confirmPaymentChange(other, content, save.confirmed ?? '');
    if (asked) return asked;
    if (facts.numberTaken) invoiceNumber = numberAfter(invoiceNumber, facts);
    // Otherwise the plan changed between reading and writing: claim again from what it is now.
    accepted = other;
    plan = facts;
    prefix = facts.invoicePrefix;
  }
  return { outcome: 'number-taken', invoiceNumber };
}

/** The client of an invoice whose form had New Client, as it is kept; under the same key it is the same one. */
function newClientOf({ settings: { userId }, content, saveKey, now }: SaveInvoice) {
  return {
    ...everyText(clientRules, null),
    id: idOfKey(userId, `client of ${saveKey}`),
    userId,
    name: content.clientName,
    email: content.clientEmail,
    address: content.clientAddress,
    country: content.country,
    language: null,
    region: content.clientRegion,
    contact: content.clientContact,
    taxNumber: content.clientTaxNumber,
    lookId: null,
    fields: null,
    createdAt: now,
  };
}

/** The number to try after a taken one. */
function numberAfter(taken: string, facts: SaveFacts): string {
  const { invoicePrefix: prefix, startingNumber, lastNumber } = facts;
  const tried = digitsAfterPrefix(taken, prefix);
  return nextInvoiceNumber({
    prefix,
    startingNumber,
    lastNumber: tried === null ? lastNumber : laterDigits(tried, lastNumber),
  });
}
