import { expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { failedSave, numberTaken } from '#app/features/invoice-form/ui/save-messages.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

it('counts the fields of a failed save and lists their groups in order', () => {
  const draft = validDraft('us', {
    accountNumber: '',
    clientName: '',
    dueDate: '',
    businessAddress: '',
  });
  const check = checkDraft(draft, { country: 'us', userLanguage: 'en-US' });
  const issues = check.ok ? [] : describeIssues(check.issues);
  expect(failedSave(issues)).toMatchObject({
    title: 'Please correct 4 highlighted field(s)',
    detail: 'Issues found in: invoice details, business info, client info, payment methods',
    issues: [
      { field: 'dueDate', group: 'invoice', message: 'Due date is required' },
      { field: 'businessAddress', group: 'business', message: 'Business address is required' },
      { field: 'clientName', group: 'client', message: 'Client name is required' },
      { field: 'paymentMethods', group: 'payment' },
    ],
  });
});

it('refuses a taken number by name', () => {
  const message = 'Invoice number INV-001 already exists. Please use a different number.';
  expect(numberTaken('INV-001').issues).toEqual([
    { field: 'invoiceNumber', group: 'invoice', message },
  ]);
});
