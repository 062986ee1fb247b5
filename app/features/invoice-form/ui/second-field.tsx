import { type ComponentProps, memo } from 'react';
import type { TextField } from '#app/domain/fields/field-rules.ts';
import { invoiceFormTexts, quebecTexts } from '#app/features/invoice-form/texts.ts';

import { fill } from '#app/i18n/fill.ts';
import { fieldLabel } from '#app/i18n/format/field-label.ts';
import { TextAreaField } from '#app/ui/fields/field.tsx';
import { fieldText } from '#app/ui/form/form-context.ts';
import { FormField } from '#app/ui/form/form-field.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';

/** The texts of a bilingual invoice that stand in both languages. */
type FirstText = 'description' | Extract<TextField, 'notes' | 'paymentNotes'>;

const secondTexts = { notes: 'secondNotes', paymentNotes: 'secondPaymentNotes' } as const;

function labelOf(field: FirstText): string {
  return field === 'description' ? invoiceFormTexts.items.description : fieldLabel(field);
}

/** What the first of two fields is called, and which language is typed into it. */
export function inFrench(field: FirstText): { label: string; lang: string } {
  return { label: fill(quebecTexts.inFrench, { label: labelOf(field) }), lang: 'fr-CA' };
}

type SecondFieldProps = {
  /** What it says in the second language. */
  of: FirstText;
  /** Its name in the form. */
  name: string;
  rows?: number;
  className?: string;
};

/** The same text in English, below the first. */
export function SecondField({ of, name, ...look }: SecondFieldProps) {
  const { draft, messages, dispatch, leave } = useInvoiceFormContext();
  return (
    <SecondArea
      {...look}
      name={name}
      dispatch={dispatch}
      leave={leave}
      label={fill(quebecTexts.inEnglish, { label: labelOf(of) })}
      value={fieldText(draft, name) ?? ''}
      error={messages.get(name)}
    />
  );
}

type SecondAreaProps = Pick<
  ComponentProps<typeof TextAreaField>,
  'label' | 'error' | 'rows' | 'className'
> &
  Pick<ReturnType<typeof useInvoiceFormContext>, 'dispatch' | 'leave'> & {
    name: string;
    value: string;
  };

/** Memoised, as the lines are: the one that is typed in renders. */
const SecondArea = memo(function SecondArea({ dispatch, leave, ...field }: SecondAreaProps) {
  const { name } = field;
  return (
    <TextAreaField
      {...field}
      lang="en-CA"
      autoComplete="off"
      onChange={({ target: { value } }) => dispatch({ type: 'set', name, value })}
      onBlur={() => leave(name)}
    />
  );
});

/** Notes or payment instructions in both languages. */
export function FieldInBoth(props: { field: keyof typeof secondTexts; hint?: string }) {
  const { field, hint } = props;
  return (
    <div className="flex flex-col gap-5">
      <FormField {...inFrench(field)} field={field} hint={hint} />
      <SecondField of={field} name={secondTexts[field]} />
    </div>
  );
}
