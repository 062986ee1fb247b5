import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { type Refusals, useRefusals } from './use-post.ts';

type PostedFormProps<Field extends string> = {
  label?: string;
  /** The label of the submit button. */
  submit: string;
  /** The style of the submit button, which is as wide as the form. */
  buttonLook?: string;
  /** Returns the errors in the form's input; null when it may be sent. */
  check: (typed: FormData) => Refusals<Field> | null;
  /** The errors of the last post; null if there were none. */
  refused: Refusals<Field> | null;
  children: (field: ReturnType<typeof useRefusals<Field>>['field']) => ReactNode;
};

/** A form that works without scripts; with scripts it validates first, and keeps its input after an error. */
export function PostedForm<Field extends string>(props: PostedFormProps<Field>) {
  const { label, submit, buttonLook, check, refused, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, clear, field } = useRefusals<Field>(form, refused);
  const isPending = useNavigation().formData !== undefined;

  const checkFirst = (event: FormEvent<HTMLFormElement>) => {
    const issues = check(new FormData(event.currentTarget));
    if (!issues) return clear();
    event.preventDefault();
    refuse(issues);
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={checkFirst}
      className="flex flex-col gap-5"
    >
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      {children(field)}
      <Button type="submit" size="large" loading={isPending} className={buttonLook}>
        {submit}
      </Button>
    </Form>
  );
}
