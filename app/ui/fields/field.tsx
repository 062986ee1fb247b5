import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../layout/class-names.ts';

/** What every field takes besides its control's own attributes. */
export type FieldProps = {
  label: string;
  /** A sentence under the control, read out with it. */
  hint?: ReactNode;
  /** What is wrong; marks the control as invalid and is read out with it. */
  error?: string | null;
  /** Shows the mark and tells screen readers; the check itself is the form's. */
  required?: boolean;
  /** The label is heard but not seen, for example in a table with a heading row. */
  labelHidden?: boolean;
  /** A small thing at the end of the label's line, for example a link. */
  aside?: ReactNode;
  className?: string;
};

/** The attributes that tie a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** The ids and attributes of a field; `id` is made up when none is given. */
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

/** What of a field's attributes its frame takes and what its control takes, with what ties the two together. */
export function useField<Attributes extends FieldProps & { id?: string }>(attributes: Attributes) {
  const { label, hint, error, required, labelHidden, aside, className, ...rest } = attributes;
  const tied = useFieldControl({ id: attributes.id, hint, error, required });
  const controlId = tied.id;
  return {
    frame: { label, hint, error, required, labelHidden, aside, className, controlId },
    control: { ...rest, ...tied },
  };
}

/** Label above, control, then error and hint: the frame around any control. */
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

/** The error under a control; nothing when there is none. */
export function FieldError({ controlId, error }: { controlId: string; error?: string | null }) {
  if (!error) return null;
  return (
    <p id={`${controlId}-error`} className="flex items-start gap-1.5 text-danger-ink text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  );
}

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>;
}

/** The look of a one-line control, a text area or a select. */
export const controlStyle = 'control';
