import { type CountryCode, countries } from '#app/domain/country/country.ts';
import type { CsvCell } from '#app/domain/csv/csv-cells.ts';
import { valueCells } from '#app/domain/csv/value-cells.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { parsePrintedFields, valuesOf } from '#app/domain/custom-fields/document-fields.ts';
import { parseOtherPaymentLinks } from '#app/domain/invoices/payment-link-json.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { moneyToText } from '#app/domain/money/money.ts';
import { priceText, rateText } from '#app/domain/products/product.ts';
import { taxRateText } from '#app/domain/settings/settings-columns.ts';
import { parseRegistrations } from '#app/domain/taxes/stored-registrations.ts';
import { accountExportTexts } from '#app/features/account/texts.ts';
import type { ClientRow } from '#app/features/clients/public.server.ts';
import type { ProductRow } from '#app/features/products/public.server.ts';
import type { SeriesToExport } from '#app/features/recurring/public.server.ts';
import type { AccountToExport, InvoiceToExport } from '../queries/account-export.server.ts';
import type {
  AnswerToExport,
  AttemptToExport,
  DeliveryToExport,
  DisputeToExport,
  EmailToExport,
  EventToExport,
  PaymentToExport,
  PdfFileToExport,
  RefundToExport,
  VersionToExport,
} from '../queries/history-to-export.server.ts';
import { describeDevice } from './list-sessions.server.ts';

// The format of an export, readable by other programs: amounts and rates are decimal strings, times ISO 8601, dates
// `YYYY-MM-DD`, countries are names. Columns that are already text keep their names.

/** Describes the account with its sign-in methods, browsers, plan and settings, without the pictures. */
export function describeAccount(account: AccountToExport): object {
  const { user, waysIn, browsers, settings, purchases, stripeAccounts } = account;
  const { templates, stops, thanksClients, thanks, reminders, reminderPlans } = account;
  return {
    id: user?.id,
    email: user?.email ?? null,
    emailConfirmedAt: instant(user?.emailVerifiedAt),
    timeZone: user?.timeZone ?? null,
    createdAt: instant(user?.createdAt),
    waysIn: waysIn.map(({ kind, subject, createdAt, updatedAt }) => ({
      kind,
      ...(kind !== 'password' && { providerSubject: subject }),
      createdAt: instant(createdAt),
      changedAt: instant(updatedAt),
    })),
    signedInBrowsers: browsers.map(({ createdAt, lastSeenAt, expiresAt, userAgent }) => ({
      device: describeDevice(userAgent),
      userAgent,
      signedInAt: instant(createdAt),
      lastSeenAt: instant(lastSeenAt),
      endsAt: instant(expiresAt),
    })),
    settings: settings && describeSettings(settings),
    stripeAccounts: stripeAccounts.map(({ madeAt, ...each }) => ({
      ...each,
      madeAt: instant(madeAt),
    })),
    appStorePurchases: purchases.map(({ reference, signedAt, isSandbox }) => ({
      originalTransaction: reference,
      isSandbox,
      lastStatementAt: instant(signedAt),
    })),
    emailTemplates: templates.map(({ kind, language, subject, body, updatedAt }) => ({
      kind,
      language,
      subject,
      body,
      changedAt: instant(updatedAt),
    })),
    thanksClients,
    receiptDue: thanks.map(({ invoiceId, paidAt }) => ({ invoiceId, paidAt: instant(paidAt) })),
    reminders: reminders && {
      plan: reminders.plan,
      since: instant(reminders.since),
      nextRunAt: instant(reminders.nextRunAt),
    },
    reminderPlans: reminderPlans.map(({ plan, days, since, words }) => ({
      plan,
      days,
      since: instant(since),
      words: JSON.parse(words) as unknown,
    })),
    calendarSince: instant(account.calendarSince),
    looks: account.looks.map(({ userId, look, createdAt, ...each }) => ({
      ...each,
      look: look && (JSON.parse(look) as unknown),
      createdAt: instant(createdAt),
    })),
    customFields: parseStoredFields(account.customFields),
    stoppedSending: stops.map(({ cause, at, liftedAt }) => ({
      cause,
      at: instant(at),
      liftedAt: instant(liftedAt),
    })),
  };
}

function describeSettings(row: NonNullable<AccountToExport['settings']>): object {
  const { country, preferredCountry, otherPaymentLinks, ...more } = row;
  const { taxRateThousandths, taxRateExact, taxRegistrations, ...others } = more;
  const { billingSequence, billingApplied, billingCheckedAt, ...rest } = others;
  const { logoId, signatureId, logo, signature, ...columns } = rest;
  const { subscriptionEndMs, updatedAt, ...texts } = columns;
  return {
    country: countries[country].name,
    preferredCountry: countries[preferredCountry].name,
    taxRatePercent: taxRateText({ taxRateThousandths, taxRateExact }) || null,
    taxRegistrations: Object.entries(parseRegistrations(taxRegistrations)).map(
      ([code, registration]) => ({ country: countries[code as CountryCode].name, ...registration }),
    ),
    ...texts,
    otherPaymentLinks: parseOtherPaymentLinks(otherPaymentLinks),
    subscriptionEnd: instant(subscriptionEndMs),
    updatedAt: instant(updatedAt),
    hasLogo: logo !== null,
    hasSignature: signature !== null,
  };
}

export function describeClient(row: ClientRow): object {
  const { country, createdAt, ...texts } = row;
  return { ...texts, country: countries[country].name, createdAt: instant(createdAt) };
}

export function describeProduct(row: ProductRow): object {
  const { id, name, customId, unit, fields, createdAt } = row;
  return {
    id,
    name,
    customId,
    unit,
    unitPrice: priceText(row),
    taxRatePercent: rateText(row),
    fields,
    createdAt: instant(createdAt),
  };
}

/** Describes an invoice as saved, with its public page's event counts. */
export function describeInvoice(row: InvoiceToExport): object {
  const { events, createdAt, updatedAt, ...rest } = row;
  const { unsentReminders, remindersSince, remindersOnAt, ...content } = rest;
  return {
    ...describeContent(content),
    remindersSince: instant(remindersSince),
    remindersOnAt: instant(remindersOnAt),
    unsentReminders: unsentReminders.map(({ due, days, state, why, at }) => ({
      due,
      days,
      state,
      why,
      at: instant(at),
    })),
    paymentButtons: events.map(({ event, kind, times, firstAt, lastAt }) => ({
      event,
      kind,
      times,
      firstAt: instant(firstAt),
      lastAt: instant(lastAt),
    })),
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
  };
}

/** Describes what an invoice said when it was issued or corrected, with its signed record. */
export function describeVersion({ issuedAt, version, ...row }: VersionToExport): object {
  return { ...describeContent(row), version, issuedAt: instant(issuedAt) };
}

/** Describes an event of an invoice; changes are given as the stored columns. */
export function describeEvent({ at, detail, ...event }: EventToExport): object {
  return { ...event, at: instant(at), detail: detail && (JSON.parse(detail) as unknown) };
}

/** Describes a ledger entry of an invoice. */
export function describePayment({ at, ...entry }: PaymentToExport): object {
  return { ...entry, at: instant(at) };
}

/** Describes an attempt to pay by card. */
export function describeAttempt({ madeAt, changedAt, ...attempt }: AttemptToExport): object {
  return { ...attempt, madeAt: instant(madeAt), changedAt: instant(changedAt) };
}

export function describeDispute({ at, ...dispute }: DisputeToExport): object {
  return { ...dispute, at: instant(at) };
}

/** Describes a client's answer to an estimate. */
export function describeAnswer({ at, restoredAt, ...answer }: AnswerToExport): object {
  return { ...answer, at: instant(at), restoredAt: instant(restoredAt) };
}

/** Describes a delivery note. */
export function describeDelivery({ lines, at, ...note }: DeliveryToExport): object {
  return { ...note, lines: JSON.parse(lines) as unknown, at: instant(at) };
}

/** Describes a recurring invoice and the result of each of its dates. */
export function describeSeries(row: SeriesToExport): object {
  const { draft, occurrences, nextRunAt, createdAt, updatedAt, ...series } = row;
  const days = JSON.parse(occurrences) as { at: number }[];
  return {
    ...series,
    nextRunAt: instant(nextRunAt),
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
    occurrences: days.map(({ at, ...day }) => ({ ...day, at: instant(at) })),
    draft: JSON.parse(draft) as unknown,
  };
}

export function describeRefund({ madeAt, changedAt, ...refund }: RefundToExport): object {
  return { ...refund, madeAt: instant(madeAt), changedAt: instant(changedAt) };
}

/** Describes an email about an invoice. */
export function describeEmail(email: EmailToExport): object {
  const { cc, madeAt, sendAt, changedAt, firstOpenedAt, lastOpenedAt, ...rest } = email;
  return {
    ...rest,
    cc: cc && (JSON.parse(cc) as unknown),
    madeAt: instant(madeAt),
    sendAt: instant(sendAt),
    changedAt: instant(changedAt),
    firstOpenedAt: instant(firstOpenedAt),
    lastOpenedAt: instant(lastOpenedAt),
  };
}

/** Describes a PDF that was generated for the user or a client. */
export function describePdfFile({ madeAt, ...file }: PdfFileToExport): object {
  return { ...file, madeAt: instant(madeAt) };
}

type StoredContent = Pick<
  InvoiceToExport,
  | 'currency'
  | 'country'
  | 'items'
  | 'fields'
  | 'otherPaymentLinks'
  | 'subtotalMinor'
  | 'discountHundredths'
  | 'discountMinor'
  | 'taxMinor'
  | 'totalMinor'
>;

function describeContent(row: StoredContent): object {
  const { currency, country, items, fields, otherPaymentLinks, ...more } = row;
  const { subtotalMinor, discountHundredths, discountMinor, taxMinor, totalMinor, ...texts } = more;
  const money = (minor: number) => moneyToText(minor, currency);
  return {
    ...texts,
    country: countries[country].name,
    currency,
    subtotal: money(subtotalMinor),
    discountPercent: formatDecimal(discountHundredths, 2),
    discount: money(discountMinor),
    tax: money(taxMinor),
    total: money(totalMinor),
    items: JSON.parse(items) as unknown,
    fields: parsePrintedFields(fields),
    otherPaymentLinks: parseOtherPaymentLinks(otherPaymentLinks),
  };
}

/** The column headers of the invoice table, with one for each of these custom fields. */
export function invoiceColumns(customFields: readonly CustomField[]): string[] {
  const { columns } = accountExportTexts;
  return [
    columns.number,
    columns.invoiceDate,
    columns.dueDate,
    columns.status,
    columns.archived,
    columns.client,
    columns.clientEmail,
    columns.currency,
    columns.subtotal,
    columns.discount,
    columns.tax,
    columns.total,
    ...customFields.map(({ label }) => label),
  ];
}

/** Formats one invoice as a row of that table. */
export function describeInvoiceRow(
  row: InvoiceToExport,
  customFields: readonly CustomField[],
): CsvCell[] {
  const { status, archived } = accountExportTexts;
  const money = (minor: number) => moneyToText(minor, row.currency);
  return [
    row.invoiceNumber,
    row.invoiceDate,
    row.dueDate,
    status[row.status],
    row.archived ? archived.yes : archived.no,
    row.clientName,
    row.clientEmail ?? '',
    row.currency,
    ...[row.subtotalMinor, row.discountMinor, row.taxMinor, row.totalMinor].map(money),
    ...valueCells(customFields, valuesOf(parsePrintedFields(row.fields))),
  ];
}

function instant(ms: number | null | undefined): string | null {
  return ms === null || ms === undefined ? null : new Date(ms).toISOString();
}
