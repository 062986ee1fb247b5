import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { FormAlert } from '../messages/form-alert.tsx';
import { type Refusals, useRefusals } from './use-refusals.ts';

type PostedFormProps<Field extends string> = {
  label?: string;
  /** The words of its button. */
  submit: string;
  /** Of its button, which is as wide as the form. */
  buttonLook?: string;
  /** What is wrong with what is typed; null when it may be sent. */
  check: (typed: FormData) => Refusals<Field> | null;
  /** What the server refused the last post for; null when it did not. */
  refused: Refusals<Field> | null;
  children: (field: ReturnType<typeof useRefusals<Field>>['field']) => ReactNode;
};

/** Posts like any form; with scripts it checks first, and stays as it was typed whatever comes. */
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
