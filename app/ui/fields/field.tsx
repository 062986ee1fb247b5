import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../layout/class-names.ts';

/** Props that every field has besides its control's own attributes. */
export type FieldProps = {
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
export type FieldControl = {
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
export function useField<Attributes extends FieldProps & { id?: string }>(attributes: Attributes) {
  const { label, hint, error, required, labelHidden, aside, className, ...rest } = attributes;
  const tied = useFieldControl({ id: attributes.id, hint, error, required });
  const controlId = tied.id;
  return {
    frame: { label, hint, error, required, labelHidden, aside, className, controlId },
    control: { ...rest, ...tied },
  };
}

/** The frame around any control: label above, error and hint below. */
export function Field(props: FieldProps & { controlId: string; children: ReactNode }) {
  const { label, hint, error, required, labelHidden, aside, className, controlId } = props;
  return (
    <div className={classNames('field', className)}>
      <div className={classNames('field-head', labelHidden && 'sr-only')}>
        <label htmlFor={controlId}>{label}</label>
        {required && (
          <span aria-hidden="true" className="text-danger-ink">
            *
          </span>
        )}
        {aside && <span className="ml-auto">{aside}</span>}
      </div>
      {props.children}
      <FieldError controlId={controlId} error={error} />
      {hint && (
        <p id={`${controlId}-hint`} className="text-ink-faint text-sm">
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

/** The class of a one-line control, a text area or a select. */
export const controlStyle = 'control';
