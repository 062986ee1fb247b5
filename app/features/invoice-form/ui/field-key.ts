import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { DescribedIssue } from '#app/domain/invoices/draft-issue.ts';
import { paymentMethods } from '#app/features/payments/public.ts';
import { fieldText } from '#app/ui/form/form-context.ts';
import type { FieldIssue } from '#app/ui/form/form-messages.ts';

/**
 * Returns a field's name in the form: an issue's path with the line's id instead of its position
 * (`items.item-2.quantity`), so that marks stay with their line when another line is removed.
 */
export function fieldKey(
  path: DescribedIssue['field'],
  draft: Pick<InvoiceDraft, 'items'>,
): string {
  const [list, position, ...field] = path.split('.');
  if (list !== 'items' || position === undefined || field.length === 0) return path;
  return itemFieldKey(draft.items[Number(position)]?.id ?? position, field.join('.'));
}

/** Returns the name of a line's field. */
export function itemFieldKey(id: string, field: string): string {
  return `items.${id}.${field}`;
}

/** Returns the text of the field with that name; for a section, the entire draft. */
export function draftText(draft: InvoiceDraft, key: string): string {
  const text = fieldText(draft, key);
  if (text !== null || key.includes('.')) return text ?? '';
  return JSON.stringify({ ...draft, saveKey: '' });
}

/** Returns the name of the field or button to focus for an issue: for a section, its first one. */
export function focusKey(
  key: string,
  draft: Pick<InvoiceDraft, 'items'>,
  country: CountryCode,
): string {
  switch (key) {
    case 'items':
      return itemFieldKey(draft.items[0]?.id ?? '', 'description');
    case 'paymentMethods':
      return paymentMethods(country).flatMap(({ fields }) => fields)[0] ?? key;
    case 'otherPaymentLinks':
      return 'add-link';
    case 'schedule':
      return 'add-step';
    default:
      return key;
  }
}

/** Returns an issue under the name of its field. */
export function fieldIssue(
  { field, message }: DescribedIssue,
  draft: Pick<InvoiceDraft, 'items'>,
): FieldIssue {
  return { key: fieldKey(field, draft), message };
}
