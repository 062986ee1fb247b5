import { type ClientText, checkClient, clientRules } from '#app/domain/clients/client.ts';
import { countryByName } from '#app/domain/country/detect-country.ts';
import { formatFieldValues, parseFieldValues } from '#app/domain/custom-fields/document-fields.ts';
import { maxDeliveries } from '#app/domain/deliveries/delivery.ts';
import { parseJson } from '#app/domain/json.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { parseDecimal } from '#app/domain/money/decimal.ts';
import { currencies, isCurrencyCode } from '#app/domain/money/money.ts';
import type { ProductFormText } from '#app/domain/products/product.ts';
import { parseSettings } from '#app/domain/settings/parse-settings.ts';
import type { PictureTexts } from '#app/domain/settings/picture.ts';
import { pictureNames } from '#app/domain/settings/picture-address.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { registrationFields } from '#app/domain/taxes/registration.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import {
  asExportedAnswer,
  asExportedDelivery,
  asExportedDocument,
  asExportedEntry,
  asExportedSeries,
  type ExportedDocument,
  type ExportedEntry,
  emailCopyOfExport,
  type SentDocument,
  type SentEmailCopy,
  type SentSeries,
} from './exported-records.ts';
import type { LedgerIssue } from './ledger-rules.ts';
import {
  asOwnEntry,
  type LedgerAccount,
  type LedgerDocument,
  replayLedger,
} from './replay-ledger.ts';

type Fields = Record<string, unknown>;
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Converts the settings of an account export to the settings form: business, taxes, numbering, bank and payment
 * methods. Plan and counters belong to the original account and are ignored.
 * @param account the parsed `account.json`
 * @returns null where they can't be parsed
 */
function settingsOfExport(account: unknown): Partial<SettingsDraft> | null {
  const stored = fieldsIn(fieldsIn(account).settings);
  const country = countryByName(stored.country);
  if (!country) return null;
  const texts = Object.entries(stored).map(([field, value]) => [field, value ?? '']);
  const answers = Array.isArray(stored.taxRegistrations) ? stored.taxRegistrations : [];
  const registrations = answers.flatMap((each: unknown) => {
    const { country: name, ...answer } = fieldsIn(each);
    const of = countryByName(name);
    return of ? [[registrationFields[of], answer] as const] : [];
  });
  return parseSettings({
    ...Object.fromEntries(texts),
    ...Object.fromEntries(registrations),
    country,
    taxRate: typeof stored.taxRatePercent === 'string' ? stored.taxRatePercent : '',
    startingNumber: String(stored.startingNumber ?? 1),
    estimateStart: String(stored.estimateStart ?? 1),
    creditNoteStart: String(stored.creditNoteStart ?? 1),
    otherPaymentLinks: Array.isArray(stored.otherPaymentLinks) ? stored.otherPaymentLinks : [],
  });
}

/** What one zip of an account export restores. */
export type ExportPlan = {
  clients: ClientText[];
  products: ProductFormText[];
  /** Oldest first, so that source documents come before those created from them. */
  documents: SentDocument[];
  /** Oldest first, so that payments come before their reversals. */
  entries: ExportedEntry[];
  /** Recurring invoices. */
  series: SentSeries[];
  /** The settings in the first zip, with the seller's looks and fields as in the file; null in the others. */
  settings:
    | (Partial<SettingsDraft> & PictureTexts & { looks?: unknown; customFields?: unknown })
    | null;
  /** Email templates and reminder schedules. */
  words: SentEmailCopy[];
  /** No other zip of the export contains further documents. */
  isWhole: boolean;
  /** How many records are malformed. */
  unreadable: number;
};

/** The data files of an export: `invoices.json`, and `invoices-2.json` in an export of several zips. */
export const exportFiles =
  /^(?:account|clients|products|recurring|(?:invoices|versions|payments|answers|deliveries)(?:-\d+)?)\.json$/;

/** The pictures of the settings. */
export const exportPictures = /^pictures\/(?:logo|signature)\.(?:png|jpg)$/;

/**
 * Parses an export's files; null when they don't belong to an export.
 * @param files file texts by name, pictures as `data:` URLs
 */
export function planExport(files: ReadonlyMap<string, string>): ExportPlan | null {
  const listOf = (name: string): Fields[] => {
    const found = [...files].filter(([file]) => file.replace(/(?:-\d+)?\.json$/, '') === name);
    return found.flatMap(([, text]) => {
      const parsed = parseJson(text);
      return Array.isArray(parsed) ? parsed.map((each: unknown) => ({ ...(each as Fields) })) : [];
    });
  };
  if (![...files.keys()].some((name) => name.startsWith('invoices'))) return null;
  const account = parseJson(files.get('account.json') ?? 'null');
  const settings = settingsOfExport(account);
  const people = listOf('clients');
  const clients = new Map(people.map((client) => [client.id, clientOf(client)]));
  const issued = new Set(listOf('versions').map(({ invoiceId }) => invoiceId));
  const rawDocuments = listOf('invoices');
  const rawEntries = listOf('payments');
  const rawSeries = listOf('recurring');
  const named = (id: unknown) => {
    const client = clients.get(id);
    return client ? { name: client.name, email: client.email } : null;
  };
  const answers = listOf('answers').flatMap((value) => asExportedAnswer(value) ?? []);
  answers.sort((left, right) => left.revision - right.revision);
  const lastAnswers = new Map(answers.map((answer) => [answer.invoiceId, answer]));
  const rawNotes = listOf('deliveries');
  const notes = rawNotes.flatMap((value) => asExportedDelivery(value) ?? []);
  notes.sort((left, right) => left.n - right.n);
  const documents = rawDocuments.flatMap((value): SentDocument[] => {
    const document = asExportedDocument(value);
    const client = named(value.clientId);
    if (!document) return [];
    const isIssued = issued.has(document.id);
    const answer = lastAnswers.get(document.id) ?? null;
    const ofDocument = notes.filter(({ invoiceId }) => invoiceId === document.id);
    const deliveries = ofDocument.slice(0, maxDeliveries);
    return [{ document, client, isIssued, answer, deliveries }];
  });
  const series = rawSeries.flatMap((value): SentSeries[] => {
    const each = asExportedSeries(value);
    return each ? [{ series: each, client: named(each.draft.selectedClientId) }] : [];
  });
  const entries = rawEntries.flatMap((value) => asExportedEntry(value) ?? []);
  const products = listOf('products').flatMap((value) => productOf(value) ?? []);
  return {
    clients: [...clients.values()].filter((client) => checkClient(client).ok),
    products,
    documents,
    entries: entries.sort(
      (left, right) => compare(left.at, right.at) || rankOf(left) - rankOf(right),
    ),
    series: series.reverse(),
    settings: settings && {
      ...settings,
      ...picturesIn(files),
      looks: fieldsIn(account).looks,
      customFields: fieldsIn(account).customFields,
    },
    words: emailCopyOfExport(account),
    isWhole: files.has('invoices.json'),
    unreadable:
      rawDocuments.length +
      rawEntries.length +
      rawSeries.length +
      rawNotes.length -
      notes.length -
      documents.length -
      entries.length -
      series.length,
  };
}

const compare = (left: string, right: string) => (left === right ? 0 : left < right ? -1 : 1);
const rankOf = ({ undoes, kind }: ExportedEntry) =>
  undoes === null ? 0 : kind === 'credited' ? 1 : kind === 'returned' ? 3 : 2;

function picturesIn(files: ReadonlyMap<string, string>): PictureTexts {
  const found = [...files].filter(([name]) => exportPictures.test(name));
  return Object.fromEntries(
    pictureNames.flatMap((name) => {
      const file = found.find(([path]) => path.startsWith(`pictures/${name}.`));
      return file ? [[name, file[1]]] : [];
    }),
  );
}

function clientOf(value: Fields): ClientText {
  const text = (field: string) => (typeof value[field] === 'string' ? String(value[field]) : '');
  const texts = Object.keys(clientRules).map((field) => [field, text(field)]);
  return {
    ...(Object.fromEntries(texts) as Record<keyof typeof clientRules, string>),
    country: countryByName(value.country) ?? 'us',
    language: documentLanguages.find((each) => each === value.language) ?? '',
    region: /^[A-Z]{2}$/.test(text('region')) ? text('region') : '',
    lookId: text('lookId'),
    fields: formatFieldValues(parseFieldValues(value.fields)),
  };
}

function productOf(value: Fields): ProductFormText | null {
  const { name, unitPrice, taxRatePercent, customId, unit } = value;
  if (typeof name !== 'string' || typeof unitPrice !== 'string') return null;
  return {
    name,
    unitPrice,
    taxRate: typeof taxRatePercent === 'string' ? taxRatePercent : '0',
    unit: unitCodes.find((code) => code === unit) ?? '',
    customId: typeof customId === 'string' ? customId : '',
    fields: formatFieldValues(parseFieldValues(value.fields)),
  };
}

/** A document of an export, by its number, whose payments don't add up or are imported with a change. */
export type ReportedLedger = { number: string; issue: LedgerIssue };

/**
 * Removes invoices whose payments don't add up from an export, with their payments and credit notes.
 * @param today seller-local date, `YYYY-MM-DD`
 * @returns what remains, what was removed and why, and which invoices are overpaid
 */
export function checkExportLedger(
  plan: ExportPlan,
  today: string,
): { plan: ExportPlan; broken: ReportedLedger[]; remarks: ReportedLedger[] } {
  const documents = plan.documents.flatMap(({ document }) => asLedgerDocument(document) ?? []);
  const { isWhole } = plan;
  const { broken, accounts } = replayLedger(documents, plan.entries.map(asOwnEntry), {
    today,
    isWhole,
  });
  const statuses = new Map(plan.documents.map(({ document }) => [document.id, document.status]));
  for (const account of accounts.values()) {
    const { id } = account.document;
    if (broken.has(id) || fitsStatus(account, statuses.get(id))) continue;
    broken.set(id, { code: 'status' });
  }
  for (const { id, kind, sourceId } of documents) {
    if (kind !== 'credit-note') continue;
    const source = sourceId === null ? undefined : accounts.get(sourceId);
    const isCredited = [...(source?.entries.values() ?? [])].some(
      (entry) => entry.kind === 'credited' && entry.otherInvoiceId === id,
    );
    if (!source) {
      if (isWhole || sourceId === null) broken.set(id, { code: 'noInvoice' });
    } else if (broken.has(source.document.id)) broken.set(id, { code: 'noInvoice' });
    else if (!isCredited) broken.set(id, { code: 'noEntry' });
  }
  return {
    plan: {
      ...plan,
      documents: plan.documents.filter(({ document }) => !broken.has(document.id)),
      entries: plan.entries.filter(({ invoiceId }) => !broken.has(invoiceId)),
    },
    broken: [...broken].map(([id, issue]) => {
      return { number: accounts.get(id)?.document.number ?? '', issue };
    }),
    remarks: [...accounts.values()].flatMap(({ document, paid, credited }) => {
      const { number, currency, country } = document;
      const amountMinor = paid - credited - document.totalMinor;
      if (document.isVoid || amountMinor <= 0 || broken.has(document.id)) return [];
      return [{ number, issue: { code: 'overpaid', amountMinor, currency, country } }];
    }),
  };
}

/** Null where the document can't be restored anyway. */
function asLedgerDocument(document: ExportedDocument): LedgerDocument | null {
  const { id, invoiceNumber: number, kind, status, currency, sourceId } = document;
  const country = countryByName(document.country);
  if (!country || !isCurrencyCode(currency)) return null;
  const totalMinor = parseDecimal(document.total, currencies[currency].minorDigits);
  if (totalMinor === null || !Number.isSafeInteger(totalMinor)) return null;
  return { id, number, kind, isVoid: status === 'void', currency, country, totalMinor, sourceId };
}

/** Whether an invoice's paid amount matches its status. */
function fitsStatus(
  { document: { kind, totalMinor }, paid, credited }: LedgerAccount,
  status: ExportedDocument['status'] | undefined,
): boolean {
  if (kind !== 'invoice' || status === 'void' || totalMinor === 0) return true;
  const isCredited = credited >= totalMinor;
  if (isCredited || status === 'credited') return isCredited === (status === 'credited');
  return (status === 'paid') === paid >= totalMinor;
}
