/** A form control whose value differs from the server-rendered one. */
export type TypedField = { name: string; value: string | boolean };

/** Returns what was typed or picked in the server-rendered form before it hydrated; files can't be read this early. */
export function getTypedFields(form: HTMLFormElement): TypedField[] {
  return [...form.elements].flatMap((element): TypedField[] => {
    if (element instanceof HTMLSelectElement) {
      const { name, value } = element;
      return value === defaultOption(element) ? [] : [{ name, value }];
    }
    if (element instanceof HTMLTextAreaElement) {
      const { name, value, defaultValue } = element;
      return value === defaultValue ? [] : [{ name, value }];
    }
    if (!(element instanceof HTMLInputElement)) return [];
    const { type, name, value, defaultValue, checked, defaultChecked } = element;
    if (type === 'checkbox') return checked === defaultChecked ? [] : [{ name, value: checked }];
    if (type === 'radio') return checked && !defaultChecked ? [{ name, value }] : [];
    return type === 'file' || value === defaultValue ? [] : [{ name, value }];
  });
}

/** Returns the server's selected option of a select: the browser uses the first one when none is marked. */
function defaultOption({ options }: HTMLSelectElement): string {
  const all = [...options];
  return (all.find((option) => option.defaultSelected) ?? all[0])?.value ?? '';
}
