import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { figuresOf, type InvoiceForm } from '#app/features/invoice-form/ui/invoice-form-context.ts';
import { ShowWorking } from '#app/features/invoice-form/ui/totals-section.tsx';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { FormProvider } from '#app/ui/form/form-context.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';
import { completeDraft } from './complete-draft.ts';

test('the breakdown of the totals unfolds below them, and follows what is typed', async () => {
  let type: (changes: Partial<InvoiceDraft>) => void = () => undefined;
  function Form() {
    const [draft, setDraft] = useState<InvoiceDraft>({ ...completeDraft, showDiscount: true });
    type = (changes) => setDraft({ ...draft, ...changes });
    return (
      <FormProvider value={{ draft, country: 'us' } as InvoiceForm}>
        <ShowWorking figures={figuresOf(draft, 'us')} taxes={documentTexts.taxes} />
      </FormProvider>
    );
  }
  const { place } = await openScreenInDom(<Form />);
  const button = place.querySelector('button');
  expect(button?.textContent).toBe('Show calculation');
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  await act(async () => {
    button?.click();
    await vi.dynamicImportSettled();
  });
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  expect(place.textContent).not.toContain('12.5% of');
  await act(async () => type({ discount: '12.5' }));
  expect(place.textContent).toContain('12.5% of');
  await act(async () => button?.click());
  expect(place.querySelector('dl')).toBeNull();
});
