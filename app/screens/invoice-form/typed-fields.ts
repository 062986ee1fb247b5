import type { DraftFlag, DraftTextField, FormAction, ItemTextField } from './form-state.ts';

/** A field as the browser holds it, beside what the server had put there. */
type TypedField =
  | { name: string; value: string; defaultValue: string }
  | { name: string; checked: boolean; defaultChecked: boolean };

/** What was typed into the server's page before the form came alive, as actions. */
export function readTypedFields(form: HTMLFormElement): FormAction[] {
  return [...form.elements].flatMap((element) => {
    const isInput = element instanceof HTMLInputElement;
    if (!isInput && !(element instanceof HTMLTextAreaElement)) return [];
    const { name, value, defaultValue } = element;
    if (!isInput || element.type !== 'checkbox') return typedAction({ name, value, defaultValue });
    return typedAction({ name, checked: element.checked, defaultChecked: element.defaultChecked });
  });
}

/** The action for a field that holds something else than it began with, else none. */
export function typedAction(field: TypedField): FormAction[] {
  const { name } = field;
  if ('checked' in field) {
    const isFlag = name === 'acceptCardPayments' || name === 'displayPaypalQr';
    if (!isFlag || field.checked === field.defaultChecked) return [];
    return [{ type: 'set-flag', field: name satisfies DraftFlag, value: field.checked }];
  }
  const { value } = field;
  if (name === '' || value === field.defaultValue) return [];
  const [list, id, part] = name.split('.');
  if (part === undefined) return [{ type: 'set-text', field: name as DraftTextField, value }];
  // The server's page has no other payment links: only lines have parts.
  if (list !== 'items' || !id) return [];
  return [{ type: 'set-item', id, field: part as ItemTextField, value }];
}
