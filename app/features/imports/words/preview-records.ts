import { type ClientText, extraClientFields } from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { ownNameOf } from '#app/domain/language/document-language.ts';
import type { ProductText } from '#app/domain/products/product.ts';
import { clientLabel } from '#app/features/clients/public.words.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { describePaymentTerms } from '#app/features/invoice-sheet/public.words.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { regionName } from '#app/i18n/format/region-name.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';
import { fieldTexts } from '#app/i18n/texts.ts';

/** A field of a record as it will be stored. */
export type PreviewField = { label: string; value: string };

const firstRecords = 3;

/**
 * Lists the first three records of a plan as they will be stored, without empty fields.
 * @param country the business's own
 */
export function previewRecords(plan: ImportPlan, country: CountryCode): PreviewField[][] {
  return recordsOf(plan, country).map((fields) => fields.filter(({ value }) => value !== ''));
}

function recordsOf(plan: ImportPlan, country: CountryCode): PreviewField[][] {
  switch (plan.kind) {
    case 'clients':
      return plan.clients.slice(0, firstRecords).map(clientFields);
    case 'products':
      return plan.products.slice(0, firstRecords).map(productFields);
    case 'invoices':
      return plan.invoices.slice(0, firstRecords).map((planned) => invoiceFields(planned, country));
    case 'export':
      return [];
    default:
      return plan satisfies never;
  }
}

function clientFields(client: ClientText): PreviewField[] {
  const texts = (['name', 'email', 'ccEmails', 'phone', 'address'] as const).map((field) => ({
    label: clientLabel(field),
    value: client[field],
  }));
  const extra = extraClientFields.map((field) => ({
    label: clientLabel(field),
    value: client[field],
  }));
  return [
    ...texts,
    { label: clientLabel('country'), value: client.region && regionName(client.region) },
    ...extra,
    { label: clientLabel('language'), value: client.language && ownNameOf(client.language) },
    {
      label: fieldTexts.labels.paymentTerms,
      value: describePaymentTerms(client.paymentTerms, documentTexts) ?? '',
    },
  ];
}

function productFields(product: ProductText): PreviewField[] {
  const { fields } = importTexts.preview;
  return [
    { label: fields.name, value: product.name },
    { label: fields.id, value: product.customId },
    { label: fields.price, value: product.unitPrice },
    { label: fields.taxRate, value: product.taxRate },
    { label: fields.unit, value: product.unit && unitName(product.unit) },
  ];
}

type PlannedInvoice = Extract<ImportPlan, { kind: 'invoices' }>['invoices'][number];

function invoiceFields(
  { invoice, totalMinor }: PlannedInvoice,
  country: CountryCode,
): PreviewField[] {
  const { fields } = importTexts.preview;
  return [
    { label: fields.number, value: invoice.number },
    { label: fields.date, value: formatDay(invoice.date) },
    { label: fields.due, value: invoice.due ? formatDay(invoice.due) : fields.dueByTerms },
    { label: fields.client, value: invoice.clientName },
    { label: fields.email, value: invoice.clientEmail },
    { label: fields.ccEmails, value: invoice.clientCopies },
    { label: fields.address, value: invoice.clientAddress },
    { label: fields.country, value: invoice.clientRegion && regionName(invoice.clientRegion) },
    { label: fields.contact, value: invoice.clientContact },
    { label: fields.lines, value: invoice.lines.map(({ description }) => description).join('\n') },
    { label: fields.total, value: formatMoney(totalMinor, invoice.currency, country) },
    { label: fields.reference, value: invoice.reference },
    { label: fields.notes, value: invoice.notes },
  ];
}
