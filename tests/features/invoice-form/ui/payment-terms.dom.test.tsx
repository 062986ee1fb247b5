import { act, useReducer } from 'react';
import { expect, test } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { ClientSection, DetailsSection } from '#app/features/invoice-form/ui/form-sections.tsx';
import { type FormAction, reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import type { InvoiceForm } from '#app/features/invoice-form/ui/invoice-form-context.ts';
import { adjustDates, startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { FormProvider } from '#app/ui/form/form-context.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';
import { pickedClient } from '#tests/support/sample-content.ts';

const nothing = () => undefined;
const fresh = (paymentTerms: string) =>
  startDraft('us', '2026-01-31', {
    invoiceNumber: 'INV-001',
    taxRate: null,
    template: 'classic',
    paymentTerms,
  });

/** The form's details and client, with clients to choose from. */
async function openForm(begun: InvoiceDraft) {
  const clients = [
    { ...pickedClient, id: 'c1', name: 'Monthly', paymentTerms: 'next-month' },
    { ...pickedClient, id: 'c2', name: 'At once', paymentTerms: 'receipt' },
  ];
  function Sections() {
    const [draft, dispatch] = useReducer(
      (before: InvoiceDraft, action: FormAction) => reduceDraft(before, action, 'us'),
      begun,
    );
    const form: InvoiceForm = {
      rules: {},
      draft,
      country: 'us',
      dispatch,
      messages: new Map(),
      leave: nothing,
      focusSoon: nothing,
      second: null,
    };
    return (
      <FormProvider value={form}>
        <DetailsSection numbers={null} isFixed={false} />
        <ClientSection clients={clients} isKept={false} language={undefined} />
      </FormProvider>
    );
  }
  const { place } = await openScreenInDom(<Sections />);
  const find = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const set = (name: string, value: string) =>
    act(async () => {
      const field = find(name);
      if (!field) throw new Error(`There is no field ${name}`);
      enter(field, value);
    });
  const shown = () => [find('dueDate')?.value, find('paymentTerms')?.value];
  return { find, set, shown };
}

test('the due date follows the terms and the invoice date until it is typed', async () => {
  const { set, shown, find } = await openForm(fresh(''));
  expect(shown()).toEqual(['2026-03-02', '']);
  await set('paymentTerms', 'month');
  expect(shown()).toEqual(['2026-01-31', 'month']);
  await set('invoiceDate', '2028-02-10');
  expect(shown()).toEqual(['2028-02-29', 'month']);
  await set('paymentTerms', 'days');
  await set('paymentTermsDays', '21');
  expect(shown()).toEqual(['2028-03-02', 'days']);
  await set('dueDate', '2028-04-01');
  expect(shown()).toEqual(['2028-04-01', 'own']);
  expect(find('paymentTermsDays')).toBeNull();
  await set('invoiceDate', '2028-03-01');
  expect(shown()).toEqual(['2028-04-01', 'own']);
  await set('paymentTerms', 'receipt');
  expect(shown()).toEqual(['2028-03-01', 'receipt']);
});

test('a chosen client sets their terms, and New Client restores the previous ones', async () => {
  const { set, shown } = await openForm(fresh('days:14'));
  expect(shown()).toEqual(['2026-02-14', 'days']);
  await set('selectedClientId', 'c1');
  expect(shown()).toEqual(['2026-02-28', 'next-month']);
  await set('selectedClientId', 'c2');
  expect(shown()).toEqual(['2026-01-31', 'receipt']);
  await set('selectedClientId', '');
  expect(shown()).toEqual(['2026-02-14', 'days']);
  await set('dueDate', '2026-05-05');
  await set('selectedClientId', 'c1');
  expect(shown()).toEqual(['2026-05-05', 'own']);
});

test('an estimate has no payment terms', async () => {
  const { find, set, shown } = await openForm(validDraft('us', { kind: 'estimate' }));
  expect(find('paymentTerms')).toBeNull();
  await set('invoiceDate', '2026-03-10');
  expect(shown()[0]).toBe('2026-03-31');
});

test('a draft from an earlier day is due by its terms', () => {
  const draft = { ...fresh('days:14'), paymentTerms: 'month', dueDate: '2026-01-31' };
  const suggested = { invoiceDate: '2026-01-31', dueDate: '2026-02-14' };
  const today = { invoiceDate: '2026-02-01', dueDate: '2026-02-15' };
  expect(adjustDates(draft, suggested, today)).toEqual({
    invoiceDate: '2026-02-01',
    dueDate: '2026-02-28',
  });
});
