import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/layout/class-names.ts';

/** Props that every field has besides its control's own attributes. */
type FieldProps = {
  label: string;
  /** A sentence below the control, announced with it. */
  hint?: ReactNode;
  /** The error message; marks the control as invalid and is announced with it. */
  error?: string | null;
  /** Shows the required mark and announces it; the form does the validation. */
  required?: boolean;
  /** Hides the label visually, for example in a table with a header row. */
  labelHidden?: boolean;
  /** A small element at the end of the label's line, for example a link. */
  aside?: ReactNode;
  className?: string;
};

/** The attributes that connect a control to its label, hint and error. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Returns the ids and attributes of a field; generates an `id` when none is passed. */
export function useFieldControl(
  props: Pick<FieldProps, 'hint' | 'error' | 'required'> & { id?: string },
): FieldControl {
  const madeUp = useId();
  const id = props.id ?? madeUp;
  const described = [props.error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean);
  return {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': props.error ? true : undefined,
    'aria-required': props.required ? true : undefined,
  };
}

/** Splits a field's attributes into those of its frame and those of its control, and connects the two. */
function useField<Attributes extends FieldProps & { id?: string }>(attributes: Attributes) {
  const { label, hint, error, required, labelHidden, aside, className, ...rest } = attributes;
  const tied = useFieldControl({ id: attributes.id, hint, error, required });
  const controlId = tied.id;
  return {
    frame: { label, hint, error, required, labelHidden, aside, className, controlId },
    control: { ...rest, ...tied },
  };
}

/**
 * The frame around any control: label above, error and hint below. A form has dozens of fields, so their parts have no
 * classes: `styles/parts.css` styles them by position.
 */
function Field(props: FieldProps & { controlId: string; children: ReactNode }) {
  const { label, hint, error, required, labelHidden, aside, className, controlId } = props;
  const name = (
    <label
      htmlFor={controlId}
      className={classNames(required && 'required', labelHidden && 'sr-only') || undefined}
    >
      {label}
    </label>
  );
  return (
    <div className={classNames('field', className)}>
      {aside ? (
        <div className="field-head">
          {name}
          <span className="ml-auto">{aside}</span>
        </div>
      ) : (
        name
      )}
      {props.children}
      <FieldError controlId={controlId} error={error} />
      {hint && (
        <p id={`${controlId}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error below a control; renders nothing without one. */
export function FieldError({ controlId, error }: { controlId: string; error?: string | null }) {
  if (!error) return null;
  return (
    <p id={`${controlId}-error`} className="flex items-start gap-1.5 text-danger-ink text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  );
}

/** Fields next to each other where there is space. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>;
}

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps> & {
    /** A short symbol inside the box, before the text: a currency symbol. */
    leading?: string;
    /** A short symbol or small button inside the box, after the text: a percent sign. */
    trailing?: ReactNode;
    /** For figures: tabular digits, right-aligned. */
    figures?: boolean;
  };

/** A one-line text field with its label, hint and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { leading, trailing, figures, ...field },
  ref,
) {
  const { frame, control } = useField(field);
  const look = classNames(
    leading && roomFor(leading),
    Boolean(trailing) && 'pr-11',
    figures && 'figures text-right',
  );
  const input = <input ref={ref} {...control} className={look || undefined} />;
  if (!leading && !trailing) return <Field {...frame}>{input}</Field>;
  return (
    <Field {...frame}>
      <div className="relative">
        {leading && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint"
          >
            {leading}
          </span>
        )}
        {input}
        {trailing && (
          <span className="absolute inset-y-0 right-0 flex min-w-11 items-center justify-center text-ink-faint">
            {trailing}
          </span>
        )}
      </div>
    </Field>
  );
});

/** A long symbol such as `Mex$` needs more space than `$`. */
function roomFor(symbol: string): string {
  switch (symbol.length) {
    case 1:
      return 'pl-[1.85rem]';
    case 2:
      return 'pl-[2.45rem]';
    case 3:
      return 'pl-[3.05rem]';
    default:
      return 'pl-[3.65rem]';
  }
}

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps>;

/** A multi-line text field that grows with its content where the browser supports it. */
export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField({ rows = 3, ...field }, ref) {
    const { frame, control } = useField(field);
    return (
      <Field {...frame}>
        <textarea ref={ref} rows={rows} {...control} />
      </Field>
    );
  },
);

export type SelectOption = {
  value: string;
  label: string;
  /** BCP 47 language of the label, if it isn't the page's. */
  lang?: string;
};

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
  };

/** A native select: the best picker on a phone. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { options, ...field },
  ref,
) {
  const { frame, control } = useField(field);
  return (
    <Field {...frame}>
      <div className="select-box">
        <select ref={ref} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
});
