import type { CountryCode } from '#app/domain/country/country.ts';
import { paymentFields } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { InvoiceSheet, SheetParty } from '#app/domain/invoices/sheet.ts';
import type { Column } from '#app/domain/looks/columns.ts';
import { showField } from '#app/ui/form/use-focus-soon.ts';
import { focusKey, itemFieldKey } from './field-key.ts';
import { showDesign } from './look-section.tsx';

/** A part of the sheet, found by a CSS selector, and the name of the form's field that fills it. */
export type SheetPart = readonly [selector: string, field: string];

const seller = {
  name: 'businessName',
  address: 'businessAddress',
  email: 'businessEmail',
  phone: 'businessPhone',
  website: 'businessWebsite',
};
const client = { name: 'clientName', address: 'clientAddress', email: 'clientEmail' };

/** Lists the parts of a sheet with their fields; of two that contain one another, the inner one comes first. */
export function sheetParts(sheet: InvoiceSheet, draft: InvoiceDraft): SheetPart[] {
  const from = '.sheet-title + .sheet-party';
  const to = '.sheet-party + .sheet-party';
  const details = (['clientContact', 'clientTaxNumber', 'clientReference'] as const).filter(
    (field) => draft[field].trim() !== '',
  );
  const dates = ['invoiceDate', draft.supplyDate && 'supplyDate', 'dueDate', 'paymentTerms'];
  const totals = sheet.totals.map(({ kind }) => (kind === 'discount' ? kind : ''));
  return [
    ['.sheet-name', sheet.logo ? 'look.logoPlace' : 'businessName'],
    ['.sheet-title', 'invoiceNumber'],
    ...siblings('.sheet-dates > :nth-child', dates.filter(Boolean)),
    ['.sheet-shipping', 'shippingAddress'],
    ...partyParts(from, sheet.from, seller),
    [`${from} > address ~ p`, 'taxNumber'],
    ...partyParts(to, sheet.to, client),
    ...siblings(`${to} > address ~ p:nth-child`, details, 4),
    ...draft.items.flatMap(({ id }, at) =>
      lineParts(`.sheet-lines tbody > :nth-child(${at + 1})`, id, sheet.columns),
    ),
    ...siblings('.sheet-totals > dl > :nth-child', totals),
    ['.sheet-steps', 'schedule.0.label'],
    ['.sheet-payment > :last-child:not(.sheet-payment-methods)', 'paymentNotes'],
    ['.sheet-payment', 'paymentMethods'],
    ['.sheet-notes', 'notes'],
    ['.sheet-terms', 'look.terms'],
    ['.sheet-body > p', 'look.opening'],
    ['.sheet-foot .sheet-email', 'businessEmail'],
    ['.sheet-foot > :first-child', 'look.footer'],
  ];
}

/** A party's name, and the lines below it in the order in which the sheet prints them. */
function partyParts(
  block: string,
  { addressLines, email, phone, website }: SheetParty,
  fields: { name: string; address: string; email: string; phone?: string; website?: string },
): SheetPart[] {
  const lines = [
    ...addressLines.map(() => fields.address),
    ...(email ? [fields.email] : []),
    ...(phone ? [fields.phone ?? ''] : []),
    ...(website ? [fields.website ?? ''] : []),
  ];
  return [
    [`${block} > :nth-child(2)`, fields.name],
    ...siblings(`${block} > address > :nth-child`, lines),
  ];
}

/** The fields of a line that columns show. */
const cellFields: Readonly<Partial<Record<Column, string>>> = {
  quantity: 'quantity',
  unit: 'unit',
  price: 'unitPrice',
  discount: 'discount',
  tax: 'taxRate',
};

/** The cells of a line; a click on one without a field of its own, such as the amount, leads to the line. */
function lineParts(row: string, id: string, columns: InvoiceSheet['columns']): SheetPart[] {
  const cells = siblings(
    `${row} > :nth-child`,
    columns.map(({ key }) => itemField(id, cellFields[key])),
  );
  return cells.concat([
    [`${row} > .sheet-what`, itemFieldKey(id, 'description')],
    [row, `items.${id}`],
  ]);
}

function itemField(id: string, field: string | undefined): string {
  return field === undefined ? '' : itemFieldKey(id, field);
}

/** Siblings by their position, counted from `first`; those without a field are left out. */
function siblings(selector: string, fields: readonly string[], first = 1): SheetPart[] {
  return fields.flatMap((field, at): SheetPart[] =>
    field === '' ? [] : [[`${selector}(${at + first})`, field]],
  );
}

/** Fields that are printed within another one's part. */
const within: Readonly<Record<string, string>> = {
  postalCode: 'businessAddress',
  selectedClientId: 'clientName',
  clientRegion: 'clientAddress',
  shippingPostalCode: 'shippingAddress',
  paymentTermsDays: 'paymentTerms',
  'look.logoSize': 'look.logoPlace',
};

/** Returns the field whose part of the sheet shows the field with that name; itself if it has its own part. */
export function printedField(name: string, parts: readonly SheetPart[]): string {
  if (parts.some(([, field]) => field === name)) return name;
  const [list, id = ''] = name.split('.');
  if (list === 'items') return itemFieldKey(id, 'description');
  if (list === 'schedule') return 'schedule.0.label';
  const isPayment = list === 'otherPaymentLinks' || paymentFields.some((field) => field === name);
  return isPayment ? 'paymentMethods' : (within[name] ?? name);
}

/** Returns the field of the part that an element belongs to. */
export function pressedField(
  target: EventTarget | null,
  parts: readonly SheetPart[],
): string | null {
  if (!(target instanceof Element)) return null;
  return parts.find(([selector]) => target.closest(selector))?.[1] ?? null;
}

/** Marks the part of the field with the focus, and those that show only a label. */
export function markParts(
  paper: HTMLElement,
  parts: readonly SheetPart[],
  focused: string,
  missing: ReadonlySet<string>,
): void {
  for (const element of paper.querySelectorAll('[data-focused], [data-missing]')) {
    element.removeAttribute('data-focused');
    element.removeAttribute('data-missing');
  }
  for (const [selector, field] of parts) {
    if (field !== focused && !missing.has(field)) continue;
    for (const element of paper.querySelectorAll(selector)) {
      element.toggleAttribute('data-focused', field === focused);
      element.toggleAttribute('data-missing', missing.has(field));
    }
  }
  // What screen readers skip must not get the focus.
  for (const link of paper.querySelectorAll('a')) link.tabIndex = -1;
  const marked = paper.querySelector('[data-focused]');
  if (marked) keepInView(marked, paper);
}

/** Scrolls what is around the paper, but not the page, as far as one of its parts needs. */
function keepInView(part: Element, paper: HTMLElement): void {
  const { parentElement: container, previousElementSibling: heading } = paper;
  if (!container) return;
  const [inner, outer] = [part.getBoundingClientRect(), container.getBoundingClientRect()];
  const top = outer.top + (heading?.clientHeight ?? 0);
  if (inner.top < top) container.scrollTop -= top - inner.top;
  else container.scrollTop += Math.max(0, Math.min(inner.bottom - outer.bottom, inner.top - top));
}

/** Focuses the field of a part, in the section with the design if it belongs there. */
export function showPart(
  form: HTMLFormElement,
  field: string,
  draft: InvoiceDraft,
  country: CountryCode,
): void {
  const key = focusKey(field, draft, country);
  const [list, id = ''] = key.split('.');
  const isThere = form.elements.namedItem(key) !== null;
  if (!isThere && list === 'look') showDesign(form);
  else showField(form, isThere || list !== 'items' ? key : itemFieldKey(id, 'description'));
}
