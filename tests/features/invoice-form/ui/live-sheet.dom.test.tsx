import { act, type RefObject } from 'react';
import { expect, test } from 'vitest';
import { emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import {
  ClientSection,
  DetailsSection,
  SellerSection,
} from '#app/features/invoice-form/ui/form-sections.tsx';
import { ItemsSection } from '#app/features/invoice-form/ui/items-section.tsx';
import { LiveSheet, maxTypingPauseMs } from '#app/features/invoice-form/ui/live-sheet.tsx';
import { LookSection } from '#app/features/invoice-form/ui/look-section.tsx';
import { NotesSection } from '#app/features/invoice-form/ui/notes-section.tsx';
import { previewSheet } from '#app/features/invoice-form/ui/preview-sheet.ts';
import { startDraft } from '#app/features/invoice-form/ui/start-draft.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/public.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';
import { completeDraft, guestDefaults } from './complete-draft.ts';
import { openForm } from './open-form.tsx';

const show = (focus: () => void) => focus();

/** A form with its sheet beside it. */
async function openLiveForm(draft: InvoiceDraft) {
  const form = await openForm(draft, (ref: RefObject<HTMLFormElement>) => (
    <>
      <DetailsSection numbers={null} isFixed={false} />
      <SellerSection isKept={false} />
      <ClientSection clients={null} isKept={false} defaults={guestDefaults} looks={[]} />
      <ItemsSection
        products={[]}
        defaults={guestDefaults}
        keptItemId={null}
        onSaveProduct={async () => undefined}
      />
      <NotesSection />
      <LookSection isKept={false} isFixed={false} looks={null} />
      <LiveSheet form={ref} pictures={null} takesCards={false} isDecoration onPress={show} />
    </>
  ));
  const sheet = () => form.place.querySelector('.live-sheet');
  const texts = (selector: string) =>
    [...(sheet()?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
  return {
    ...form,
    sheet,
    texts,
    click: (selector: string) =>
      act(async () => sheet()?.querySelector<HTMLElement>(selector)?.click()),
    focus: (name: string) => act(async () => form.control(name).focus()),
  };
}

const fresh = startDraft('us', '2026-03-15', guestDefaults);
const focusedName = () => document.activeElement?.getAttribute('name');

test('the sheet shows what is typed, and the labels of what is still to be typed', async () => {
  const { set, pass, texts } = await openLiveForm({ ...fresh, dueDate: '' });
  expect(texts('[data-missing]')).toEqual([
    'Business name',
    'Business name',
    'Business address',
    'Business email',
    'Client name',
    'Client address',
    'Due dateDue date',
    'Description',
    'Payment NotesAdd at least one way for your client to pay.',
  ]);
  expect(texts('.sheet-notes, .sheet-shipping')).toEqual([]);
  await set('clientName', 'Acme');
  await set('items.item-1.description', 'Loft');
  await set('items.item-1.unitPrice', '1250.5');
  await set('notes', 'Thanks');
  await pass(maxTypingPauseMs);
  expect(texts('.sheet-party + .sheet-party > :nth-child(2)')).toEqual(['Acme']);
  expect(texts('.sheet-lines tbody td:first-child')).toEqual(['Loft']);
  expect(texts('.sheet-lines tbody td:last-child')).toEqual(['$1,250.50']);
  expect(texts('.sheet-notes')).toEqual(['NotesThanks']);
  expect(texts('[data-missing]')).not.toContain('Client name');
  await set('items.item-1.unitPrice', 'twelve');
  await pass(maxTypingPauseMs);
  expect(texts('.sheet-lines tbody td:last-child')).toEqual(['$0.00']);
});

test('a complete draft has the sheet of its preview', async () => {
  const { sheet } = await openLiveForm(completeDraft);
  const live = sheet()?.firstElementChild?.cloneNode(true) as Element;
  for (const link of live.querySelectorAll('a')) link.removeAttribute('tabindex');
  const preview = await previewSheet(completeDraft, { country: 'us' });
  if (!preview.ok) throw new Error('The draft is incomplete');
  const { place } = await openScreenInDom(<InvoiceSheetView sheet={preview.sheet} />);
  expect(live.outerHTML).toBe(place.innerHTML);
});

test('a click on a part of the sheet focuses its field', async () => {
  const second = { ...emptyItem('us', 'item-2'), description: 'Paint' };
  const items = [...completeDraft.items, second];
  const { click } = await openLiveForm({ ...completeDraft, items, notes: 'Thanks' });
  const fieldsByPart = {
    '.sheet-number': 'invoiceNumber',
    '.sheet-name p': 'businessName',
    '.sheet-dates > :nth-child(1) dd': 'invoiceDate',
    '.sheet-dates > :nth-child(2) dd': 'dueDate',
    '.sheet-title + .sheet-party address > :nth-child(1)': 'businessAddress',
    '.sheet-title + .sheet-party address > :nth-child(2)': 'businessEmail',
    '.sheet-party + .sheet-party > :nth-child(2)': 'clientName',
    '.sheet-party + .sheet-party address > :nth-child(1)': 'clientAddress',
    'tbody tr:nth-child(2) td:nth-child(1)': 'items.item-2.description',
    'tbody tr:nth-child(2) td:nth-child(2)': 'items.item-2.quantity',
    'tbody tr:nth-child(1) td:nth-child(3)': 'items.item-1.unitPrice',
    'tbody tr:nth-child(1) td:nth-child(4)': 'items.item-1.taxRate',
    'tbody tr:nth-child(1) td:nth-child(5)': 'items.item-1.description',
    '.sheet-notes :nth-child(2)': 'notes',
    '.sheet-foot a': 'businessEmail',
  };
  for (const [part, field] of Object.entries(fieldsByPart)) {
    await click(part);
    expect([part, focusedName()]).toEqual([part, field]);
  }
});

test('the part of the field with the focus is marked', async () => {
  const { focus, pass, texts, set } = await openLiveForm({ ...completeDraft, postalCode: '12345' });
  await focus('clientName');
  expect(texts('[data-focused]')).toEqual(['Acme']);
  await set('clientName', 'Acme & Co');
  await pass(maxTypingPauseMs);
  expect(texts('[data-focused]')).toEqual(['Acme & Co']);
  await focus('items.item-1.quantity');
  expect(texts('[data-focused]')).toEqual(['Qty 1']);
  await focus('postalCode');
  expect(texts('[data-focused]')).toEqual(['1 Lane', '12345']);
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(texts('[data-focused]')).toEqual([]);
});

test('screen readers and the Tab key skip the sheet', async () => {
  const links = [{ name: 'Shop', url: 'https://shop.example/pay' }];
  const { sheet } = await openLiveForm({ ...completeDraft, otherPaymentLinks: links });
  expect(sheet()?.getAttribute('aria-hidden')).toBe('true');
  const reachable = [...(sheet()?.querySelectorAll<HTMLElement>('a, button, input') ?? [])];
  expect(reachable.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
});

test('a click on a text of the design opens its section', async () => {
  const { click, place } = await openLiveForm(completeDraft);
  const folded = place.querySelector<HTMLDetailsElement>('#design details');
  expect(folded?.open).toBe(false);
  await click('.sheet-foot > :first-child');
  expect(folded?.open).toBe(true);
});
