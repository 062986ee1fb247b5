import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What is wrong with a form, by the names of its fields; `form` concerns no single one. */
export type Refusals<Field extends string> = Partial<Record<Field | 'form', string>> & {
  /** For how long no further try is taken. */
  waitSeconds?: number;
};

type RefusalFocus = {
  /** Name of the field that is focused when no single one is wrong; without it the focus stays. */
  otherwise?: string;
  /** Selects what stands in the focused field. */
  selects?: boolean;
};

/**
 * The messages of the last refused try, whether the server refused it or the page. After a refusal the first wrong
 * field has the focus, where none is wrong the message is scrolled into view; a message goes away as soon as its field is corrected.
 * @param answered what the server answered to the last post; null before the first, and where posts are awaited
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

  /** What a field takes: what is wrong with it, and that it is being corrected. */
  const field = (name: Field) => ({ error: errors[name], onChange: () => correct(name) });

  return { errors, refuse, correct, clear, field };
}
