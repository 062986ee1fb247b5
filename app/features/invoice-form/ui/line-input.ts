import type { DraftItem } from '#app/domain/invoices/draft.ts';
import { itemFieldKey } from './field-key.ts';
import type { FormAction } from './form-state.ts';
import type { ItemFieldsProps } from './item-fields.tsx';

type Line = Pick<ItemFieldsProps, 'item' | 'errors' | 'dispatch' | 'leave'>;

/** What a text of a line needs to be typed in; `field` is its name within the line. */
export function lineInput({ item, errors, dispatch, leave }: Line, field: string, value: string) {
  const name = itemFieldKey(item.id, field);
  return {
    name,
    value,
    error: errors[field],
    onText: (text: string) => dispatch({ type: 'set', name, value: text }),
    onBlur: () => {
      leave(name);
      dispatch({ type: 'leave', name });
    },
  };
}

/** What becomes of lines, by their ids. */
export type LineChanges = ReadonlyMap<string, Partial<Omit<DraftItem, 'id'>>>;

/** Lines get more than another text; the others stay the same objects. */
export function changeLines(changes: LineChanges): FormAction {
  return {
    type: 'apply',
    change: (draft) => ({
      ...draft,
      items: draft.items.map((item) => {
        const changed = changes.get(item.id);
        return changed ? { ...item, ...changed } : item;
      }),
    }),
  };
}

/** The same of one line. */
export function changeLine(
  { item, dispatch }: Pick<Line, 'item' | 'dispatch'>,
  changes: Partial<Omit<DraftItem, 'id'>>,
): void {
  dispatch(changeLines(new Map([[item.id, changes]])));
}

/** Taxes that a person has chosen for a line: they follow neither country nor province any more. */
export function changeTaxes(
  line: Pick<Line, 'item' | 'dispatch'>,
  taxes: Partial<Pick<DraftItem, 'taxName' | 'taxRate' | 'moreTaxes' | 'taxReason'>>,
): void {
  changeLine(line, { ...taxes, taxRateTouched: true });
}
