import type { CountryCode } from '#app/domain/country/country.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { DescribedIssue } from '#app/domain/invoices/draft-issue.ts';
import { paymentMethods } from '#app/features/payments/public.ts';
import { fieldText } from '#app/ui/form/form-context.ts';
import type { FieldIssue } from '#app/ui/form/use-form-messages.ts';

/**
 * The name of a field in the form: an issue's path with the line's id in the place of its position
 * (`items.item-2.quantity`), so that marks stay with their line when another one is removed.
 */
export function fieldKey(
  path: DescribedIssue['field'],
  draft: Pick<InvoiceDraft, 'items'>,
): string {
  const [list, position, ...field] = path.split('.');
  if (list !== 'items' || position === undefined || field.length === 0) return path;
  return itemFieldKey(draft.items[Number(position)]?.id ?? position, field.join('.'));
}

/** The name of one field of a line. */
export function itemFieldKey(id: string, field: string): string {
  return `items.${id}.${field}`;
}

/** What stands in a field of that name; for a whole section everything that stands in the form. */
export function draftText(draft: InvoiceDraft, key: string): string {
  const text = fieldText(draft, key);
  if (text !== null || key.includes('.')) return text ?? '';
  return JSON.stringify({ ...draft, saveKey: '' });
}

/** The name of the field or button to focus for an issue: the first one of the section when it concerns all of it. */
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

/** An issue by the name of its field. */
export function fieldIssue(
  { field, message }: DescribedIssue,
  draft: Pick<InvoiceDraft, 'items'>,
): FieldIssue {
  return { key: fieldKey(field, draft), message };
}
