/** A control of a form that holds something else than the server's page had put there. */
export type TypedField = { name: string; value: string | boolean };

/** What was typed and picked in the server's page before its form came alive; files cannot be read so early. */
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

/** What the server's page had chosen in a select: the browser takes the first option where none is marked. */
function defaultOption({ options }: HTMLSelectElement): string {
  const all = [...options];
  return (all.find((option) => option.defaultSelected) ?? all[0])?.value ?? '';
}
