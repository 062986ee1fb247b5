import { act, type ReactElement, type RefObject, useMemo, useRef } from 'react';
import { vi } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { textRules } from '#app/domain/fields/field-rules.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { FiguresProvider } from '#app/features/invoice-form/ui/form-figures.tsx';
import { type FormAction, reduceDraft } from '#app/features/invoice-form/ui/form-state.ts';
import type { InvoiceForm } from '#app/features/invoice-form/ui/invoice-form-context.ts';
import { FormContext, MessagesContext } from '#app/ui/form/form-context.ts';
import { useFocusSoon } from '#app/ui/form/use-focus-soon.ts';
import { createLocalDocument } from '#app/ui/local-document/local-document.ts';
import { enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const nothing = () => undefined;

/** A part of the form, with a draft that its fields change. */
export async function openForm(
  begun: InvoiceDraft,
  shown: ReactElement | ((form: RefObject<HTMLFormElement>) => ReactElement),
  country: CountryCode = 'us',
  messages = new Map<string, string>(),
) {
  const document = createLocalDocument<InvoiceDraft, null, FormAction, null>({
    values: begun,
    base: null,
    reduce: (before, action) => reduceDraft(before, action, country),
    eventOf: () => 'saved',
  });
  const { dispatch } = document;
  function Form() {
    const ref = useRef<HTMLFormElement>(null);
    const focusSoon = useFocusSoon(ref);
    const form = useMemo<InvoiceForm>(
      () => ({
        rules: textRules,
        document,
        country,
        dispatch,
        leave: nothing,
        focusSoon,
        second: null,
        customFields: [],
      }),
      [focusSoon],
    );
    return (
      <FormContext.Provider value={form}>
        <MessagesContext.Provider value={messages}>
          <FiguresProvider>
            <form ref={ref}>{typeof shown === 'function' ? shown(ref) : shown}</form>
          </FiguresProvider>
        </MessagesContext.Provider>
      </FormContext.Provider>
    );
  }
  const { place, pass } = await openScreenInDom(<Form />);
  const find = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const control = (name: string) => {
    const found = find(name);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  };
  const press = async (name: string) => {
    const button = [...place.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    await act(async () => button?.click());
    // The folded parts load lazily.
    await act(() => vi.dynamicImportSettled());
  };
  return {
    place,
    pass,
    find,
    press,
    control,
    set: (name: string, value: string) => act(async () => enter(control(name), value)),
    send: (action: FormAction) => act(async () => void document.dispatch(action)),
    draft: () => document.getSnapshot().values,
  };
}
