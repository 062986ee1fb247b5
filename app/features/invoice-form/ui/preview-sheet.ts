import type { Dispatch, SetStateAction } from 'react';
import type { TypedKind } from '#app/domain/documents/kind.ts';
import {
  type CountryRules,
  checkDraft,
  type DraftCheck,
} from '#app/domain/invoices/check-draft.ts';
import { checkPreview } from '#app/domain/invoices/check-preview.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { parsePictureText } from '#app/domain/picture/picture-text.ts';
import type { PictureAddresses } from '#app/domain/settings/picture-address.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import {
  describePreviewIssue,
  listMissing,
} from '#app/features/invoice-form/words/preview-issues.ts';
import { type DescribableInvoice, describeSheet } from '#app/features/invoice-sheet/public.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { loadLocalPictures } from '#app/features/settings/public.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import { checkTexts, issueTexts } from '#app/i18n/texts.ts';
import { fetchPicture } from '#app/ui/browser/files/base64.client.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import type { OpenDialog } from './form-dialogs.tsx';
import type { InvoiceFormScreenProps } from './invoice-form-screen.tsx';
import { type FailedCheck, failedSave } from './save-messages.ts';

/**
 * Returns the sheet as it would be saved now, without pictures, or why it can't be rendered. Rejects if the texts of a
 * language other than the page's can't be loaded.
 */
export async function previewSheet(
  draft: InvoiceDraft,
  rules: CountryRules,
): Promise<{ ok: true; sheet: InvoiceSheet } | { ok: false; failed: FailedCheck }> {
  const check = checkForPreview(draft, rules);
  if (!check.ok) return check;
  const figures = calculateTotals(check.content);
  if (!figures.ok) {
    const failed = { title: issueTexts.totalTooLarge, issues: [], spoken: [] };
    return { ok: false, failed };
  }
  const { content, schedule } = check;
  const isHere = content.language === currentLanguage();
  const describe = isHere ? describeInPageLanguage : (await fetchDescribe()).describeDocument;
  const unsaved = { kind: draft.kind, content, schedule, totals: figures.totals };
  return { ok: true, sheet: describeUnsaved(unsaved, describe) };
}

/** Describes a document in its own language. */
export type DescribeSheet = (document: DescribableInvoice) => InvoiceSheet;

/** Describes a document whose language is the page's. */
export const describeInPageLanguage: DescribeSheet = (document) =>
  describeSheet(document, documentTexts, currentCldr());

/** Loads the texts of all languages. */
export const fetchDescribe = () => import('#app/features/invoice-sheet/words/describe-document.ts');

/** Describes a document that was never saved, without pictures. */
export function describeUnsaved(
  unsaved: Pick<DescribableInvoice, 'content' | 'totals'> & {
    kind: TypedKind;
    schedule: readonly ScheduleStep[];
  },
  describe: DescribeSheet,
): InvoiceSheet {
  const { kind, schedule } = unsaved;
  return describe({
    ...unsaved,
    schedule: schedule.length > 0 ? schedule : null,
    status: kind === 'estimate' ? 'open' : 'unpaid',
    logo: null,
    signature: null,
  });
}

/**
 * Returns the content to preview, or what is wrong: first by the preview's rules, with their own messages, then by those
 * of a save.
 */
export function checkForPreview(
  draft: InvoiceDraft,
  rules: CountryRules,
): Extract<DraftCheck, { ok: true }> | { ok: false; failed: FailedCheck } {
  const save = checkDraft(draft, { ...rules, userLanguage: currentLanguage() });
  const saveIssues = save.ok ? [] : save.issues;
  const preview = checkPreview(draft, rules);
  if (!preview.ok) {
    // "Please complete all required fields" is about the form as a whole: a field has its own message.
    const spoken = preview.issues.filter(
      ({ code, field }) =>
        code !== 'incomplete' || !saveIssues.some((issue) => issue.field === field),
    );
    const failed = {
      title: checkTexts.preview[preview.title],
      detail: listMissing(preview.missing),
      issues: preview.issues.map(describePreviewIssue),
      spoken: spoken.map(describePreviewIssue),
    };
    return { ok: false, failed };
  }
  if (!save.ok) return { ok: false, failed: failedSave(describeIssues(save.issues)) };
  return save;
}

/** The pictures that the form has loaded for its previews, by their addresses; another picture has another address. */
export type LoadedPictures = Map<string, SheetPictures>;

type PreviewParts = Pick<InvoiceFormScreenProps, 'pictures'> & {
  rules: CountryRules;
  loaded: LoadedPictures;
  setDialog: Dispatch<SetStateAction<OpenDialog | null>>;
  /** Shows what the draft lacks for a preview. */
  fail: (checked: InvoiceDraft, failed: FailedCheck) => void;
};

/**
 * Opens the preview of a draft; logo and signature follow. Rejects if the texts of a language other than the page's can't
 * be loaded.
 */
export async function openPreview(draft: InvoiceDraft, parts: PreviewParts): Promise<void> {
  const { rules, pictures: addresses, loaded, setDialog, fail } = parts;
  const made = await previewSheet(draft, rules);
  if (!made.ok) return fail(draft, made.failed);
  const { sheet } = made;
  setDialog({ kind: 'preview', sheet });
  toast.success(invoiceSaveTexts.preview.made);
  const pictures = await loadPictures(addresses, loaded).catch(() => null);
  if (!pictures) return void toast.error(invoiceSaveTexts.preview.withoutPictures);
  setDialog((open) =>
    open?.kind === 'preview' && open.sheet === sheet
      ? { kind: 'preview', sheet: { ...sheet, ...pictures } }
      : open,
  );
}

export type SheetPictures = Pick<InvoiceSheet, 'logo' | 'signature'>;

/**
 * Loads logo and signature for a sheet. A guest's are on this device (`addresses` is null).
 * @throws when the network fails; the next call tries again
 */
export async function loadPictures(
  addresses: PictureAddresses | null,
  loaded: LoadedPictures,
): Promise<SheetPictures> {
  if (addresses === null) {
    const { logo, signature } = loadLocalPictures();
    return { logo: parsePictureText(logo), signature: parsePictureText(signature) };
  }
  const name = `${addresses.logo} ${addresses.signature}`;
  const known = loaded.get(name);
  if (known) return known;
  const [logo, signature] = await Promise.all(
    [addresses.logo, addresses.signature].map((address) => address && fetchPicture(address)),
  );
  const pictures = { logo: logo || null, signature: signature || null };
  loaded.set(name, pictures);
  return pictures;
}
