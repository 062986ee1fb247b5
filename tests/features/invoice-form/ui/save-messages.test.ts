import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { PreviewIssue, PreviewOnlyIssue } from '#app/domain/invoices/check-preview.ts';
import type { SaveAnswer, SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { checkForPreview, previewSheet } from '#app/features/invoice-form/ui/preview-sheet.ts';
import {
  answerMessage,
  failedSave,
  numberTaken,
  refusalReason,
} from '#app/features/invoice-form/ui/save-messages.ts';
import {
  describePreviewIssue,
  listMissing,
} from '#app/features/invoice-form/words/preview-issues.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { totalsOf } from '#tests/support/plain-line.ts';
import { completeDraft, savedAnswer } from './complete-draft.ts';

const edit = { invoiceId: 'i1', version: 1 };

describe('the message for a save', () => {
  const own = { guestWaiting: false, download: false };
  const failed = 'Failed to save invoice';
  const unsaved = 'We couldn’t save your changes. Try again.';
  const limit = 'Invoice limit reached. Please upgrade your plan.';

  it.each<[SaveAnswer, string, string, string]>([
    [
      savedAnswer,
      'Invoice INV-001 created successfully!',
      'Invoice saved to your account!',
      'Invoice INV-001 updated successfully!',
    ],
    [
      { outcome: 'limit-reached' },
      limit,
      'Invoice limit reached. Upgrade your plan to continue.',
      limit,
    ],
    [
      { outcome: 'refused', message: 'Busy' },
      'Failed to create invoice: Busy',
      failed,
      'Failed to update invoice: Busy',
    ],
    [{ outcome: 'unreachable' }, 'Unable to create invoice. Please try again.', failed, unsaved],
    [
      { outcome: 'unreachable', limitsUnchecked: true },
      'Error checking invoice limits',
      failed,
      unsaved,
    ],
  ])('of a new invoice, a guest’s draft and an edit: %j', (answer, ...texts) => {
    const runs = [own, { ...own, guestWaiting: true }, { ...own, edit }];
    expect(runs.map((options) => answerMessage(answer, options)?.text)).toEqual(texts);
  });

  it('differs for a guest who wanted the PDF, and for an unknown invoice', () => {
    const wanted = answerMessage(savedAnswer, { guestWaiting: true, download: true });
    expect(wanted?.text).toBe('Invoice created successfully!');
    const unknown = answerMessage({ outcome: 'not-found' }, { ...own, edit });
    expect(unknown?.text).toBe('Failed to update invoice: Invoice not found');
  });

  it.each<SaveAnswer>([
    { outcome: 'sign-in-needed' },
    { outcome: 'invalid', issues: [] },
    { outcome: 'number-taken', invoiceNumber: 'A' },
    { outcome: 'invoice-paid', id: 'one' },
    { outcome: 'changed-elsewhere', id: 'one', version: 2 },
  ])('is left to the fields and dialogs if they can show it: $outcome', (answer) => {
    expect(answerMessage(answer, { ...own, edit })).toBeNull();
  });
});

describe('the reason why a queued save was refused', () => {
  const options = { country: 'us', guestWaiting: false } as const;

  it.each<[SaveRefusal, RegExp]>([
    [{ outcome: 'number-taken', invoiceNumber: 'INV-001' }, /^Invoice number INV-001 already /],
    [{ outcome: 'invalid', count: 1 }, /^Please correct 1 highlighted field\(s\)$/],
    [{ outcome: 'limit-reached' }, /^Invoice limit reached/],
    [{ outcome: 'payment-changed' }, /^Open this invoice and confirm its payment details: /],
    [{ outcome: 'refused', message: '' }, /^Failed to create invoice$/],
  ])('%j', (refusal, reason) => {
    expect(refusalReason(refusal, options)).toMatch(reason);
  });

  it.each<[SaveRefusal, RegExp]>([
    [{ outcome: 'invoice-paid' }, /^It was/],
    [{ outcome: 'changed-elsewhere' }, /^It was/],
    [{ outcome: 'refused', message: '' }, /^We couldn’t save your changes/],
  ])('of an edit: %j', (refusal, reason) => {
    expect(refusalReason(refusal, { ...options, edit })).toMatch(reason);
  });

  it('is in the language of the page, whatever it was when the save was refused', () => {
    const reason = inLanguage('ru', () => refusalReason({ outcome: 'limit-reached' }, options));
    expect(reason).toBe('Лимит счетов исчерпан. Повысьте тариф.');
  });
});

describe('a failed check', () => {
  it('counts the fields of a save and lists their groups in order', () => {
    const empty = { accountNumber: '', clientName: '', dueDate: '', businessAddress: '' };
    const check = checkDraft(validDraft('us', empty), { country: 'us', userLanguage: 'en-US' });
    expect(failedSave(check.ok ? [] : describeIssues(check.issues))).toMatchObject({
      title: 'Please correct 4 highlighted field(s)',
      detail: 'Issues found in: invoice details, business info, client info, payment methods',
      issues: [
        { field: 'dueDate', group: 'invoice', message: 'Due date is required' },
        { field: 'businessAddress', group: 'business' },
        { field: 'clientName', group: 'client' },
        { field: 'paymentMethods', group: 'payment' },
      ],
    });
  });

  it('reports a number in use at the number', () => {
    const message = expect.stringContaining('INV-001 already exists');
    const issues = [{ field: 'invoiceNumber', group: 'invoice', message }];
    expect(numberTaken('INV-001')).toMatchObject({ issues, spoken: issues });
  });
});

describe('a preview', () => {
  const check = (changes: Partial<typeof completeDraft> = {}) =>
    checkForPreview({ ...completeDraft, ...changes }, { country: 'us' });

  it('shows what would be saved', () => {
    expect(check()).toMatchObject({ ok: true, content: { clientName: 'Acme' } });
  });

  it.each([
    [
      'lists the required fields that are missing',
      { businessName: '', clientName: '' },
      {
        title: 'Please complete all required fields',
        detail: 'Please complete these required fields:\nYour Name/Business\nClient Name',
        spoken: [],
      },
    ],
    [
      'has its own messages for invalid ones',
      { clientEmail: 'x' },
      {
        title: 'Please fix validation errors before creating preview',
        spoken: [{ field: 'clientEmail', message: 'Invalid email format' }],
      },
    ],
    [
      'then follows the rules of a save',
      { clientAddress: '' },
      { title: 'Please correct 1 highlighted field(s)', issues: [{ field: 'clientAddress' }] },
    ],
  ])('%s', (_, changes, failed) => {
    expect(check(changes)).toMatchObject({ ok: false, failed });
  });

  const place = { field: 'field', group: 'payment' } as const;
  it.each<[PreviewOnlyIssue | { code: 'ibanChecksum' }, string]>([
    [{ code: 'incomplete' }, 'Please complete all required fields'],
    [{ code: 'businessEmail' }, 'Business email cannot be the same as client email'],
    [{ code: 'httpsOnly', link: 'paypal' }, 'PayPal payment link must use HTTPS protocol'],
    [{ code: 'invalidUrl', link: 'unnamed' }, 'Invalid URL for payment link'],
    [{ code: 'httpsOnly', name: 'Wise' }, 'Wise must use HTTPS protocol'],
    [{ code: 'ibanChecksum' }, 'Invalid IBAN checksum'],
  ])('describes %j: %s', (issue, message) => {
    const described = describePreviewIssue({ ...place, ...issue } as PreviewIssue);
    expect(described).toEqual({ ...place, message });
  });

  it.each([
    ['uk', 'fr-CA', 'fr-CA'],
    ['au', 'en-US', 'en-AU'],
  ] as const)('in %s without a chosen language, read in %s, is in %s', async (...given) => {
    const [country, reads, language] = given;
    const made = await inLanguage(reads, () => previewSheet(completeDraft, { country }));
    expect(made).toMatchObject({ ok: true, sheet: { language } });
  });

  it.each(documentLanguages)('in %s is the sheet that will be saved', async (language) => {
    const texts = { language, notes: 'Merci.', secondNotes: 'Thank you.' };
    const draft = { ...completeDraft, ...texts };
    const made = await inLanguage('en-CA', () => previewSheet(draft, { country: 'ca' }));
    const checked = checkDraft(draft, { country: 'ca', userLanguage: 'en-CA' });
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    const { content } = checked;
    const saved = { content, totals: totalsOf(content), logo: null, signature: null };
    const sheet = describeDocument({ ...saved, status: 'unpaid' });
    expect(made.ok && made.sheet).toEqual(sheet);
  });

  it('lists missing items and payment methods in words', () => {
    expect(listMissing(['items', 'paymentMethods'])).toMatch(
      /:\nAt least one item with a description and a price above 0\nAt least one payment method$/,
    );
    expect(listMissing([])).toBeUndefined();
  });
});
