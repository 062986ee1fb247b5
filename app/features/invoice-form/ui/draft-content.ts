import type { CountryCode } from '#app/domain/country/country.ts';
import { draftCurrency, draftLanguage, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

/**
 * Whether nothing was typed into a draft that started as `fresh`. Empty lines, an open discount without a percentage,
 * and the default currency or language don't count.
 */
export function isUntyped(draft: InvoiceDraft, fresh: InvoiceDraft, country: CountryCode): boolean {
  return hasSameContent(typedPart(draft, country), typedPart(fresh, country));
}

function typedPart(draft: InvoiceDraft, country: CountryCode): InvoiceDraft {
  const hasDiscount = draft.showDiscount && !/^[\s0.]*$/.test(draft.discount);
  return {
    ...draft,
    currency: draftCurrency(draft, country),
    language: draftLanguage(draft, country, currentLanguage()),
    showDiscount: hasDiscount,
    discount: hasDiscount ? draft.discount : '0',
    discountKind: hasDiscount ? draft.discountKind : 'percent',
    items: draft.items.filter(
      ({ description, secondDescription, quantity, unit, unitPrice, discount, taxRateTouched }) =>
        `${description}${secondDescription}${unit}${discount}`.trim() !== '' ||
        quantity !== '1' ||
        unitPrice !== '0' ||
        taxRateTouched,
    ),
    otherPaymentLinks: draft.otherPaymentLinks.filter(({ name, url }) => name !== '' || url !== ''),
  };
}

/** Whether two drafts have the same content, regardless of their ids and what they wait for. */
export function hasSameContent(left: InvoiceDraft, right: InvoiceDraft): boolean {
  return contentText(left) === contentText(right);
}

function contentText(draft: InvoiceDraft): string {
  // Line ids have no meaning outside the form.
  const items = draft.items.map((item) => ({ ...item, id: '' }));
  const unnamed = { saveKey: '', pendingSave: false, pendingPdfDownload: false };
  return JSON.stringify({ ...draft, ...unnamed, items }, inOrder);
}

/** Sorts fields: a stored draft has them in another order than one created from an invoice. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
