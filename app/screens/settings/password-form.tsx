import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { toast } from '#app/components/toast.tsx';
import { checkNewPassword, checkPasswordConfirmation } from '#app/domain/account/password.ts';
import type { SecurityAnswer, SecurityErrors } from '#app/domain/account/security-answer.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { PasswordField } from '../account/password-field.tsx';

type PasswordFormProps = {
  /** What the password manager files it under. */
  email: string;
  hasPassword: boolean;
  post: (fields: Record<string, string>) => Promise<SecurityAnswer>;
};

/** Sets a new password; what is typed stays in the inputs until it is taken. */
export function PasswordForm({ email, hasPassword, post }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<SecurityErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (next: SecurityErrors) => {
    setErrors(next);
    setRefusals((count) => count + 1);
  };
  const correct = (field: keyof SecurityErrors) =>
    setErrors((before) => ({ ...before, [field]: undefined, form: undefined }));

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = readFields(event.currentTarget);
    const issues = checkFields(fields);
    if (issues) return refuse(issues);
    setErrors({});
    setPending(true);
    const answer = await post({ intent: 'change-password', ...fields });
    setPending(false);
    if (answer.outcome === 'refused') return refuse(answer.errors);
    form.current?.reset();
    toast.success(answer.message);
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      aria-labelledby="password-heading"
      className="flex w-full max-w-sm flex-col gap-4"
    >
      <h3 id="password-heading" className="font-medium text-ink">
        {hasPassword ? 'Change your password' : 'Set a password'}
      </h3>
      <input type="hidden" name="intent" value="change-password" />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      {hasPassword && (
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          error={errors.current}
          onChange={() => correct('current')}
        />
      )}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        placeholder="At least 8 characters"
        error={errors.password}
        onChange={() => correct('password')}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
        onChange={() => correct('confirmation')}
      />
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="secondary" loading={isPending} className="self-start">
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
        <p className="text-ink-faint text-sm">All your other devices will be signed out.</p>
      </div>
    </form>
  );
}

function readFields(form: HTMLFormElement) {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '');
  return {
    current: text('current'),
    password: text('password'),
    confirmation: text('confirmation'),
  };
}

/** The same checks and messages as on the server, before anything is sent. */
function checkFields(fields: ReturnType<typeof readFields>): SecurityErrors | null {
  const password = checkNewPassword(fields.password, 'settings');
  if (password) return { password };
  const confirmation = checkPasswordConfirmation(fields.password, fields.confirmation);
  return confirmation ? { confirmation } : null;
}
