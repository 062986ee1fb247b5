import { dequal } from 'dequal/lite';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { PrintedField } from '#app/domain/custom-fields/document-fields.ts';
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
    fields: draft.fields.filter(hasValue),
    items: draft.items.flatMap((item) => {
      const { description, secondDescription, quantity, unit, unitPrice, discount } = item;
      const fields = item.fields.filter(hasValue);
      const isTyped =
        `${description}${secondDescription}${unit}${discount}`.trim() !== '' ||
        quantity !== '1' ||
        unitPrice !== '0' ||
        item.taxRateTouched ||
        fields.length > 0;
      return isTyped ? [{ ...item, fields }] : [];
    }),
    otherPaymentLinks: draft.otherPaymentLinks.filter(({ name, url }) => name !== '' || url !== ''),
  };
}

const hasValue = ({ value }: PrintedField) => value !== '';

/** Whether two drafts have the same content, regardless of their ids and what they wait for. */
export function hasSameContent(left: InvoiceDraft, right: InvoiceDraft): boolean {
  return dequal(contentOf(left), contentOf(right));
}

function contentOf(draft: InvoiceDraft): InvoiceDraft {
  // Line ids have no meaning outside the form.
  const items = draft.items.map((item) => ({ ...item, id: '' }));
  return { ...draft, saveKey: '', pendingSave: false, pendingPdfDownload: false, items };
}
