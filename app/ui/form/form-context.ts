import { createContext, type Dispatch, useContext } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { TextRule } from '#app/domain/fields/field-rules.ts';
import type { PaymentDraft } from '#app/domain/fields/payment-fields.ts';
import type { OtherPaymentLink } from '#app/domain/invoices/content.ts';
import { type Readable, useSnapshot } from '#app/ui/local-document/use-snapshot.ts';

// A field has the name of its control: `phone`, `otherPaymentLinks.0.url` by index, `items.item-2.quantity` by row id.

/** Returns the text of the field with that name; null if there is no such text field. */
export function fieldText(values: object, name: string): string | null {
  const [key = '', ...path] = name.split('.');
  const value = valueAt(values, key);
  if (path.length === 0) return typeof value === 'string' ? value : null;
  return isObject(value) ? fieldText(value, path.join('.')) : null;
}

/** Returns the form's values with one field replaced; unchanged if no such field has the value's type. */
export function withField<Values extends object>(
  values: Values,
  name: string,
  value: string | boolean,
): Values {
  const [key = '', ...path] = name.split('.');
  const before = valueAt(values, key);
  const after = changed(before, path, value);
  if (after === before) return values;
  if (!Array.isArray(values)) return { ...values, [key]: after };
  return values.map((row) => (row === before ? after : row)) as typeof values;
}

function changed(before: unknown, path: string[], value: string | boolean): unknown {
  if (path.length > 0) return isObject(before) ? withField(before, path.join('.'), value) : before;
  return typeof before === typeof value ? value : before;
}

function valueAt(values: object, key: string): unknown {
  if (!Array.isArray(values)) return Object.hasOwn(values, key) ? Reflect.get(values, key) : null;
  return values.find((row: object, at) => isRow(row, at, key));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isRow(row: object, at: number, position: string): boolean {
  return ('id' in row ? row.id : String(at)) === position;
}

export type LinkAction = { type: 'add-link' } | { type: 'remove-link'; index: number };

/** Returns the other payment links after an action; pure. */
export function reduceLinks(
  links: readonly OtherPaymentLink[],
  action: LinkAction,
): OtherPaymentLink[] {
  return action.type === 'add-link'
    ? [...links, { name: '', url: '' }]
    : links.filter((_, index) => index !== action.index);
}

/** Sets the field with that name. */
export type SetField = { type: 'set'; name: string; value: string | boolean };

/** What every field needs from its form: the invoice form or Settings. The same object from keystroke to keystroke. */
export type FormParts<Draft extends PaymentDraft = PaymentDraft, Action = SetField | LinkAction> = {
  /** Holds what is typed; fields read it with `useValues`. */
  document: Readable<{ values: Draft }>;
  country: CountryCode;
  /** The rules of the form's text fields, by name. */
  rules: Readonly<Record<string, TextRule>>;
  dispatch: Dispatch<Action>;
  /** Reports that a field lost the focus. */
  leave: (name: string) => void;
  /** Cards are charged through the seller's connected account, so a Stripe link isn't required. */
  takesCards?: boolean | undefined;
  /** Focuses the field or button with that name after the next render. */
  focusSoon: (name: string) => void;
};

export const FormContext = createContext<object | null>(null);

/** The message below each field by name, in the order of the form. */
export type Messages = ReadonlyMap<string, string>;

export const MessagesContext = createContext<Messages>(new Map());

/** Returns the form around a field or section; throws outside of a form. The caller passes the form's type. */
export function useForm<Form = FormParts>(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is outside a form');
  return form as Form;
}

/** Returns one part of what is typed into the form; the component renders again only when that part changes. */
export function useValues<Part, Values extends PaymentDraft = PaymentDraft>(
  select: (values: Values) => Part,
): Part {
  const { document } = useForm<FormParts<Values>>();
  return useSnapshot(document, ({ values }) => select(values));
}

/** Returns the text of the field with that name, which is empty if there is no such text field. */
export function useFieldText(name: string): string {
  return useValues((values) => fieldText(values, name) ?? '');
}

/** Returns the messages below the form's fields. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
