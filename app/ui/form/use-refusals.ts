import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The errors of a form by field name; `form` is for errors that belong to no single field. */
export type Refusals<Field extends string> = Partial<Record<Field | 'form', string>> & {
  /** How long the server refuses further tries. */
  waitSeconds?: number;
};

type RefusalFocus = {
  /** Name of the field to focus when the error belongs to no single field; without it the focus doesn't move. */
  otherwise?: string;
  /** Selects the text of the focused field. */
  selects?: boolean;
};

/**
 * Tracks the errors of the last refused submit, from the server or from the page. After a refusal the first field with
 * an error gets the focus, or the form's message is scrolled into view; a message disappears as soon as its field is
 * changed.
 * @param answered the server's answer to the last post; null before the first post, and where posts are awaited
 */
export function useRefusals<Field extends string>(
  form: RefObject<HTMLFormElement>,
  answered: Refusals<Field> | null,
  { otherwise, selects }: RefusalFocus = {},
) {
  const [errors, setErrors] = useState<Refusals<Field>>(answered ?? {});
  const [refusals, setRefusals] = useState(0);

  const refuse = useCallback((next: Refusals<Field>) => {
    setErrors(next);
    setRefusals((count) => count + 1);
  }, []);
  const correct = useCallback((field: Field) => {
    setErrors((before) => {
      if (!before[field] && !before.form) return before;
      return { ...before, [field]: undefined, form: undefined };
    });
  }, []);
  const clear = useCallback(() => setErrors({}), []);

  useEffect(() => {
    if (answered) refuse(answered);
    else clear();
  }, [answered, refuse, clear]);
  useEffect(() => {
    if (refusals === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector);
    const field =
      find('[aria-invalid="true"]') ?? (otherwise ? find(`[name="${otherwise}"]`) : null);
    field?.focus();
    if (selects) field?.select();
    if (!field) find('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [refusals, form, otherwise, selects]);

  /** A field's error, and the handler that clears it on change. */
  const field = (name: Field) => ({ error: errors[name], onChange: () => correct(name) });

  return { errors, refuse, correct, clear, field };
}
